import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { toldOf } from '../../crud/record/toldOf';
import { checkOf, useOutcome } from '../../crud/record/useOutcome';
import { useMay } from '../../crud/useMay';
import type { HistoryRow, UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { formatDateTime } from '../../domain/dates';
import { WithdrawAccess } from '../../domain/enums/customers';
import { labelKeyOf, toneOf } from '../../domain/enums/readEnum';
import { uuid } from '../../domain/ids';
import type { RecordOf } from '../../entity/entity';
import { EmptyState } from '../../ui/base/EmptyState';
import { StatusChip } from '../../ui/base/StatusChip';
import { Timeline } from '../../ui/Timeline';
import { ACCESS_FLAGS, type AccessField } from './accessFlags';
import type customers from './customers';

const ConfirmDialog = lazy(() =>
  import('../../ui/base/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

type Customer = RecordOf<typeof customers>;
type AccessChange = HistoryRow & { field: AccessField };
type Flag = (typeof ACCESS_FLAGS)[number];

interface Question {
  flag: Flag;
  move: 'open' | 'close';
  key: string;
}

/** The four accesses: what each is now, why, since when, and how it came about (domain 4.13). */
export function CustomerSettingsTab() {
  const customer = useRecordContext<Customer>();
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { guard } = useOutcome('customers');
  const [question, setQuestion] = useState<Question>();
  const history = useAccessHistory(customer?.id);
  if (!customer) return null;

  const change = async ({ flag, move, key }: Question, reason: string | undefined) => {
    const tellDone = () =>
      notify('customers.access.changed', {
        type: 'success',
        messageArgs: { access: translate(`enums.CustomerAccess.${flag.access}`) },
      });
    const write = {
      id: customer.id,
      action: move,
      field: flag.field,
      idempotencyKey: key,
      onBooked: tellDone,
    };
    const path = `/customers/${customer.id}/access/${flag.field}/${move}`;
    await guard(write, () =>
      dataProvider.call('customer', 'POST', path, { body: { reason }, idempotencyKey: key }),
    );
    await queryClient.invalidateQueries({ queryKey: ['customers'] });
    tellDone();
  };

  return (
    <section className="u-card" aria-labelledby="accesses">
      <header className="u-section-head">
        <h2 id="accesses" className="u-card-title">
          {translate('customers.access.title')}
        </h2>
      </header>
      {history.error ? (
        <EmptyState kind="failed" onRetry={() => void history.refetch()} />
      ) : (
        <ul className="u-accesses">
          {ACCESS_FLAGS.map((flag) => (
            <AccessRow
              key={flag.field}
              flag={flag}
              value={String(customer[flag.field] ?? 'YES')}
              rows={(history.data ?? []).filter(({ field }) => field === flag.field)}
              onAsk={(move) => setQuestion({ flag, move, key: uuid() })}
            />
          ))}
        </ul>
      )}
      {question && (
        <Suspense>
          <ConfirmDialog
            open
            kind="reason"
            title={`${translate(`action.${question.move}_access`)}: ${translate(`enums.CustomerAccess.${question.flag.access}`)}`}
            confirmLabel={translate(`action.${question.move}_access`)}
            tell={(error) => toldOf(error, translate)}
            onUnknown={checkOf}
            onConfirm={({ reason }) => change(question, reason)}
            onClose={() => setQuestion(undefined)}
          >
            {translate(`customers.access.${question.move}_text`)}
          </ConfirmDialog>
        </Suspense>
      )}
    </section>
  );
}

interface RowProps {
  flag: Flag;
  value: string;
  /** History of this access, the newest first. */
  rows: readonly HistoryRow[];
  onAsk: (move: Question['move']) => void;
}

function AccessRow({ flag, value, rows, onAsk }: RowProps) {
  const translate = useTranslate();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const words = (state: unknown) =>
    translate(labelKeyOf(WithdrawAccess, state as never), { _: String(state) });
  const [latest] = rows;
  const automatic = value === 'NO_DUE_LOAN' || value === 'NO_DUE_FRAUD';
  const move = value === 'YES' ? 'close' : 'open';
  return (
    <li>
      <div className="u-access">
        <div>
          <b>{translate(`enums.CustomerAccess.${flag.access}`)}</b>{' '}
          <StatusChip tone={toneOf(WithdrawAccess, value as never)}>{words(value)}</StatusChip>
          <p className="u-muted">
            {latest
              ? translate('customers.access.since', {
                  time: formatDateTime(latest.at).text,
                  origin: translate(`enums.Origin.${latest.origin ?? 'MANUAL'}`),
                })
              : translate('customers.access.never_changed')}
            {latest?.reason && ` · ${latest.reason}`}
          </p>
        </div>
        <div className="u-acts">
          <button
            type="button"
            className="u-text-button"
            aria-expanded={open}
            disabled={rows.length === 0}
            onClick={() => setOpen(!open)}
          >
            {translate('customers.access.history', { smart_count: rows.length })}
          </button>
          {may(flag.permission) && (
            <button
              type="button"
              className="u-button"
              data-tone={move === 'close' ? 'danger' : undefined}
              aria-disabled={automatic || undefined}
              title={automatic ? translate('customers.access.automatic') : undefined}
              onClick={() => !automatic && onAsk(move)}
            >
              {translate(`action.${move}_access`)}
            </button>
          )}
        </div>
      </div>
      {open && (
        <div className="u-access-history">
          <Timeline
            entries={rows.map((row) => ({
              id: String(row.id),
              at: row.at,
              by: row.by,
              origin: row.origin,
              title: translate(`enums.Origin.${row.origin ?? 'MANUAL'}`),
              field: translate(`enums.CustomerAccess.${flag.access}`),
              from: words(row.from),
              to: words(row.to),
              reason: row.reason,
            }))}
          />
        </div>
      )}
    </li>
  );
}

/** Changes of all four accesses, the newest first. */
function useAccessHistory(id: Customer['id'] | undefined) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: ['customers', 'access-history', String(id)],
    queryFn: ({ signal }) =>
      dataProvider.call<AccessChange[]>('customer', 'GET', `/customers/${id}/access-history`, {
        signal,
      }),
    enabled: id !== undefined,
    retry: false,
  });
}
