import { useDataProvider, useNotify } from 'ra-core';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { EbarimtError, FeeKind } from '../../../domain/enums/e-receipts';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { isMany } from '../../../domain/confirmation';
import { receiptGroups, type ReceiptGroup } from '../../../domain/eReceipts/receiptGroups';
import { receiptSums } from '../../../domain/eReceipts/vat';
import { uuid } from '../../../domain/ids';
import { formatMoney } from '../../../domain/money';
import { LIST } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import type { Field } from '../../../entity/Field';
import { choices, date, reference } from '../../../fields';
import { daysOf } from '../../../fields/date/dateRange';
import { kindViews } from '../../../fields/views';
import filterStyles from '../../../framework/list/FilterBar.module.css';
import { Running, type Progress } from '../../../framework/list/Running';
import { Card } from '../../../framework/parts/Card';
import { countTyped } from '../../../framework/record/actionAnswers';
import { displayError } from '../../../framework/record/displayError';
import { useRefreshRecords } from '../../../framework/record/useAction';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Button } from '../../../ui/Button/Button';
import { CardBody } from '../../../ui/Card/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Row } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import type { OpenFee } from './api';
import { type ChosenFee, FeeTable } from './FeeTable';
import entity from './receipt.entity';
import { useOpenFees } from './useOpenFees';

const day = date({ noFuture: true });
const customer = reference('customers');
const kinds = choices(FeeKind);

type Group = ReceiptGroup<OpenFee & ChosenFee>;

/** A receipt that could not be sent, and why: it is there and was refused, or it is not known to be there. */
type Failure = { group: Group } & ({ error: unknown } | { refused: RecordOf<typeof entity> });

/**
 * Receipts over many fees at once: those of a day, of a customer, of an area, or those that are ticked; one for each customer and day. Each
 * is a sending of its own, a few at a time; one that failed says why and is sent again as the same intent, so that a lost
 * answer makes no second receipt (docs/domain/money.md 8.5).
 */
export function ManyReceipts() {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const refresh = useRefreshRecords();
  const read = useOpenFees();
  const [days, setDays] = useState<{ from?: string; to?: string }>({});
  const [customerId, setCustomerId] = useState<unknown>();
  const [areas, setAreas] = useState<unknown>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [asked, setAsked] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const isStopped = useRef(false);
  /** One key for the fees of a receipt, as long as the page is open. */
  const keys = useRef(new Map<string, string>());

  const fees = useMemo(
    () =>
      (read.data ?? []).filter(
        (fee) =>
          (!days.from || fee.date >= days.from) &&
          (!days.to || fee.date <= days.to) &&
          (!customerId || String(fee.customerId) === String(customerId)) &&
          (!areas || [areas].flat().includes(fee.kind)),
      ),
    [read.data, days, customerId, areas],
  );
  const paid = fees.filter(({ isPaid }) => isPaid);
  const ticked = paid.flatMap((fee) => {
    const isTaxable = chosen.get(fee.journalId);
    return isTaxable === undefined ? [] : [{ ...fee, isTaxable }];
  });
  const groups = receiptGroups(ticked);
  const set = (journalId: string, isTaxable: boolean | undefined) =>
    setChosen((now) => {
      const next = new Map(now);
      if (isTaxable === undefined) next.delete(journalId);
      else next.set(journalId, isTaxable);
      return next;
    });

  const sendOne = async (group: Group) => {
    const idempotencyKey = keys.current.get(group.key) ?? uuid();
    keys.current.set(group.key, idempotencyKey);
    const { companyRegnum } = group.fees[0];
    const { data: made } = await dataProvider.create<RecordOf<typeof entity>>(entity.name, {
      data: {
        // A person's receipt has no field for a company's number: not even an empty one is taken.
        ...(companyRegnum === null
          ? { receiverType: 'B2C' }
          : { receiverType: 'B2B', companyRegnum }),
        lines: group.fees.map(({ journalId, isTaxable }) => ({ journalId, isTaxable })),
      },
      meta: { idempotencyKey },
    });
    for (const { journalId } of group.fees) set(journalId, undefined);
    return made;
  };

  const send = async (wanted: readonly Group[]) => {
    const waiting = [...wanted];
    const failed: Failure[] = [];
    let done = 0;
    isStopped.current = false;
    setFailures([]);
    const work = async () => {
      for (;;) {
        const group = isStopped.current ? undefined : waiting.shift();
        if (!group) return;
        try {
          const made = await sendOne(group);
          if (made.state === 'FAILED') failed.push({ group, refused: made });
        } catch (error) {
          failed.push({ group, error });
        }
        done += 1;
        setProgress({ done, total: wanted.length });
      }
    };
    await Promise.all(Array.from({ length: LIST.actsAtOnce }, work));
    setProgress(undefined);
    setFailures(failed);
    await refresh();
    const sent = done - failed.length;
    if (sent > 0)
      notify('eReceipts.many_sent', { type: 'success', messageArgs: { smart_count: sent } });
  };

  const title = translate('eReceipts.fees');
  return (
    <>
      {failures.length > 0 && (
        <Failures
          failures={failures}
          isBusy={progress !== undefined}
          onAgain={() => void send(failures.flatMap((one) => ('error' in one ? [one.group] : [])))}
        />
      )}
      <Card
        flush
        title={title}
        read={read}
        empty={{ when: read.data?.length === 0, title: translate('eReceipts.nothing_open') }}
      >
        <CardBody>
          <search className={filterStyles.filters}>
            <Filter
              field={day}
              label={translate('resources.ebarimt.fields.feeDate')}
              value={days}
              onChange={(value) => setDays(daysOf(value))}
            />
            <Filter
              field={customer}
              label={translate('resources.common.fields.customerId')}
              value={customerId}
              onChange={setCustomerId}
            />
            <Filter
              field={kinds}
              label={translate('resources.common.fields.kind')}
              value={areas}
              onChange={setAreas}
            />
          </search>
        </CardBody>
        <FeeTable
          caption={title}
          fees={fees}
          chosenOf={({ journalId }) => {
            const isTaxable = chosen.get(journalId);
            return isTaxable === undefined ? undefined : { journalId, isTaxable };
          }}
          blockOf={({ isPaid }) => (isPaid ? undefined : 'eReceipts.fee_unpaid')}
          onChoose={(journalId, isOn) => set(journalId, isOn ? false : undefined)}
          onTax={set}
        />
        <CardBody>
          <Row>
            <Button
              onClick={() =>
                setChosen(
                  (now) =>
                    new Map([
                      ...now,
                      ...paid.map(
                        ({ journalId }) => [journalId, now.get(journalId) ?? false] as const,
                      ),
                    ]),
                )
              }
            >
              {translate('eReceipts.choose_all', { smart_count: paid.length })}
            </Button>
            <Button
              variant="primary"
              disabled={groups.length === 0 || progress !== undefined}
              onClick={() => setAsked(true)}
            >
              {translate('eReceipts.send_many', { smart_count: groups.length })}
            </Button>
            <Muted role="status">
              {translate('eReceipts.many_chosen', { smart_count: ticked.length })}
            </Muted>
          </Row>
        </CardBody>
      </Card>
      {asked && (
        <Question
          groups={groups}
          progress={progress}
          onStop={() => {
            isStopped.current = true;
          }}
          onConfirm={() => send(groups)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

interface FilterProps {
  field: Field;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Filter({ field, ...rest }: FilterProps) {
  const { Filter: Kind } = kindViews[field.kind.name];
  return (
    <div className={filterStyles.filter} data-part="filter" data-mode={field.kind.filter}>
      <Suspense fallback={<Skeleton />}>
        {Kind && <Kind field={field} resource={entity.name} {...rest} />}
      </Suspense>
    </div>
  );
}

interface QuestionProps {
  groups: readonly Group[];
  progress: Progress | undefined;
  onStop: () => void;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** What is sent, before it is: a receipt cannot be unsent, only returned. */
function Question({ groups, progress, onStop, onConfirm, onClose }: QuestionProps) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  // What was asked stays as it was asked while it is sent.
  const [shown] = useState(groups);
  const count = shown.length;
  const sums = receiptSums(shown.flatMap(({ fees }) => fees));
  const text = translate('eReceipts.send_many', { smart_count: count });
  const change = (label: string, after: string) => ({
    label: heading(label),
    before: null,
    after: formatMoney(after),
  });
  return (
    <ConfirmDialog
      open
      kind="consequence"
      title={text}
      confirmLabel={text}
      changes={[
        change(translate('resources.ebarimt.fields.total'), sums.total),
        change(translate('resources.ebarimt.fields.vat'), sums.vat),
      ]}
      typed={isMany(count) ? countTyped(count, translate) : undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {progress && <Running {...progress} onStop={onStop} />}
    </ConfirmDialog>
  );
}

interface FailuresProps {
  failures: readonly Failure[];
  isBusy: boolean;
  onAgain: () => void;
}

/** The receipts that could not be sent: whose and of which day, why, and the way to send the very same once more. */
function Failures({ failures, isBusy, onAgain }: FailuresProps) {
  const translate = useTranslate();
  const Person = kindViews.reference.Cell;
  return (
    <Notice tone="danger" role="alert">
      {translate('eReceipts.many_failed', { smart_count: failures.length })}
      <ul>
        {failures.map((failure) => {
          const { key, customerId, date: of } = failure.group;
          return (
            <li key={key}>
              {of}{' '}
              <Person
                field={entity.fields.customerId}
                value={customerId}
                record={{ id: key, customerId }}
                resource={entity.name}
                place="cell"
              />
              : <Why failure={failure} />
            </li>
          );
        })}
      </ul>
      {failures.some((failure) => 'error' in failure) && (
        <Button size="small" disabled={isBusy} onClick={onAgain}>
          {translate('errors.send_again')}
        </Button>
      )}
    </Notice>
  );
}

/** What went wrong; a receipt that the tax service refused is there, and is corrected or sent again on its own page. */
function Why({ failure }: { failure: Failure }) {
  const translate = useTranslate();
  if ('error' in failure) {
    const { message, detail } = displayError(failure.error, translate);
    return [message, detail].filter(Boolean).join(' ');
  }
  const { id, billId, lastError } = failure.refused;
  return (
    <>
      {lastError && translate(labelKeyOf(EbarimtError, lastError))}{' '}
      <Link to={recordPath(entity.name, 'show', id) ?? ''}>{billId}</Link>
    </>
  );
}
