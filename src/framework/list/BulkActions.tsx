import { useListContext, useNotify, type RaRecord } from 'ra-core';
import { Suspense, lazy, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { isMany } from '../../domain/confirmation';
import { uuid } from '../../domain/ids';
import { LIST } from '../../domain/settings';
import type { AnyEntity } from '../../entity/entity';
import { represent } from '../../entity/represent';
import type { Difference } from '../../ui/DiffTable/DiffTable';
import { FieldValue } from '../FieldValue';
import { reasonsOf, typedOf } from '../record/actionAnswers';
import { actionLabelKey } from '../record/actionLabel';
import { successOf } from '../record/successOf';
import { useRefreshRecords, useSendAction, useSendOne } from '../record/useAction';
import type { ToastOptions } from '../../ui/Toast/toasts';
import { formatMoney, sumMoney } from '../../domain/money';
import { useFieldHeading, useFieldLabel } from '../useLabels';
import { displayError } from '../record/displayError';
import { BulkBar } from './BulkBar';
import type { BulkFailure } from './BulkFailures';
import { Running, type Progress } from './Running';
import { isForOne, useBulkActions } from './useBulkActions';
import { useTicked } from './useTicked';

const ConfirmDialog = lazy(() =>
  import('../../ui/ConfirmDialog/ConfirmDialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
);

const ActionDialog = lazy(() =>
  import('../record/ActionDialog').then((module) => ({ default: module.ActionDialog })),
);

const BulkFailures = lazy(() =>
  import('./BulkFailures').then((module) => ({ default: module.BulkFailures })),
);

/**
 * What can be done with the ticked rows. Each row is one action of its own, a few at a time; the rows that failed say why,
 * and those that were not reached stay ticked (docs/domain/interface.md 6.5).
 */
export function BulkActions({ entity }: { entity: AnyEntity }) {
  const { data, total, onSelect, onUnselectItems } = useListContext();
  const { ticked, tickAll } = useTicked();
  const actions = useBulkActions(entity, ticked);
  const send = useSendAction(entity);
  const sendOne = useSendOne(entity);
  const refresh = useRefreshRecords();
  const notify = useNotify();
  const translate = useTranslate();
  const [asked, setAsked] = useState<string>();
  const [failures, setFailures] = useState<BulkFailure[]>([]);
  const [progress, setProgress] = useState<Progress>();
  const isStopped = useRef(false);
  if (ticked.length === 0 && failures.length === 0) return null;

  const open = actions.find(({ action }) => action === asked)?.rows ?? [];
  // One record has its own dialog, with all that is to be seen or asked; what asks for something has no other.
  const isOne = ticked.length === 1 || (asked !== undefined && isForOne(entity, asked));
  const one = isOne ? open.at(0) : undefined;
  const isPageTicked = (data ?? []).every(({ id }: RaRecord) =>
    ticked.some((row) => row.id === id),
  );

  const run = async (action: string, answer: object) => {
    const waiting = [...open];
    const failed: BulkFailure[] = [];
    isStopped.current = false;
    let done = 0;
    const work = async () => {
      for (;;) {
        const row = isStopped.current ? undefined : waiting.shift();
        if (!row) return;
        const key = uuid();
        try {
          await sendOne(row, action, answer, key);
        } catch (error) {
          failed.push({ record: row, error, again: () => send(row, action, answer, key) });
        }
        done += 1;
        setProgress({ done, total: open.length });
      }
    };
    await Promise.all(Array.from({ length: LIST.actsAtOnce }, work));
    await refresh();
    setProgress(undefined);
    const succeeded = done - failed.length;
    if (succeeded > 0) {
      const options: ToastOptions = {
        detail: `${translate(actionLabelKey(entity.name, action))}: ${succeeded}`,
      };
      notify(successOf(entity, action).key, { type: 'success', ...options });
    }
    const order = new Map(open.map(({ id }, at) => [id, at]));
    setFailures(
      failed.sort((a, b) => (order.get(a.record.id) ?? 0) - (order.get(b.record.id) ?? 0)),
    );
    if (waiting.length > 0) onSelect(waiting.map(({ id }) => id));
    else onUnselectItems();
  };

  return (
    <>
      <Suspense>
        {failures.length > 0 && (
          <BulkFailures
            entity={entity}
            failures={failures}
            onSolved={(solved) => setFailures((all) => all.filter((one) => one !== solved))}
            onDismiss={() => setFailures([])}
          />
        )}
      </Suspense>
      {ticked.length > 0 && (
        <BulkBar
          entity={entity}
          count={ticked.length}
          total={isPageTicked && (total ?? 0) > ticked.length ? total : undefined}
          actions={actions}
          onAsk={setAsked}
          onTickAll={() =>
            tickAll().catch((error: unknown) =>
              notify(displayError(error, translate).message, { type: 'error' }),
            )
          }
          onUnselect={() => onUnselectItems()}
        />
      )}
      <Suspense>
        {asked && one && (
          <ActionDialog
            entity={entity}
            record={one}
            action={asked}
            onClose={() => {
              setAsked(undefined);
              onUnselectItems();
            }}
          />
        )}
        {asked && !one && (
          <Question
            entity={entity}
            action={asked}
            rows={open}
            progress={progress}
            onStop={() => {
              isStopped.current = true;
            }}
            onConfirm={(answer) => run(asked, answer)}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

interface QuestionProps {
  entity: AnyEntity;
  action: string;
  rows: readonly RaRecord[];
  /** While it runs. */
  progress: Progress | undefined;
  onStop: () => void;
  onConfirm: (answer: object) => Promise<void>;
  onClose: () => void;
}

/** One question for all rows: which they are, and what changes; their number is typed where they are many. */
function Question(props: QuestionProps) {
  const { entity, action, rows, progress, onStop, onConfirm, onClose } = props;
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const heading = useFieldHeading(entity);
  const declared = entity.lifecycle?.actions[action];
  if (!declared) return null;
  const { confirm, irreversible, reasons } = declared;
  const text = translate(actionLabelKey(entity.name, action));
  return (
    <ConfirmDialog
      open
      // What is done with several at once is read first, also where one alone would not be asked about.
      kind={confirm === 'reason' || confirm === 'yes-no' ? confirm : 'consequence'}
      title={`${text}: ${rows.length}`}
      confirmLabel={text}
      irreversible={irreversible}
      reasons={reasonsOf(reasons, translate)}
      changes={[...moveOf(entity, action, rows, heading), ...sumsOf(entity, action, rows, heading)]}
      typed={typedOf(entity, action, rows, { label, translate })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {!isMany(rows.length) && <Names entity={entity} rows={rows} />}
      {isMany(rows.length) && progress && <Running {...progress} onStop={onStop} />}
    </ConfirmDialog>
  );
}

/** Which records they are, as long as they are few enough to be read. */
function Names({ entity, rows }: { entity: AnyEntity; rows: readonly RaRecord[] }) {
  return <p data-part="bulk-names">{rows.map((row) => represent(entity.name, row)).join(', ')}</p>;
}

/** The state that all rows are in and the one that they come to; nothing where they differ, or stay. */
function moveOf(
  entity: AnyEntity,
  action: string,
  rows: readonly RaRecord[],
  heading: (field: string) => string,
): Difference[] {
  const { lifecycle } = entity;
  if (!lifecycle) return [];
  const { field, actions } = lifecycle;
  const { stays, to } = actions[action];
  const [first] = rows;
  const isOne = new Set(rows.map((row) => String(row[field]))).size === 1;
  if (stays || !isOne || String(first[field]) === to) return [];
  const shown = (record: RaRecord) => <FieldValue entity={entity} field={field} record={record} />;
  return [{ label: heading(field), before: shown(first), after: shown({ ...first, [field]: to }) }];
}

/** The sums of the amounts that an action names, over the ticked rows. */
function sumsOf(
  { fields, lifecycle }: AnyEntity,
  action: string,
  rows: readonly RaRecord[],
  heading: (field: string) => string,
): Difference[] {
  return (lifecycle?.actions[action].consequences ?? []).flatMap((name) =>
    fields[name].kind.amount
      ? [
          {
            label: heading(name),
            before: formatMoney(sumMoney(rows.map((row) => row[name]))),
            after: null,
          },
        ]
      : [],
  );
}
