import { useRecordContext } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ReadRow } from '../../../domain/batchPayment/batchRows';
import { useFollowedJob } from '../../../framework/import/useFollowedJob';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import type { RecordOf } from '../../../entity/entity';
import type batchPayment from './batchPayment.entity';
import { BatchRows } from './BatchRows';
import { CardHead, CardTitle, Surface } from '../../../ui/Card/Card';
import type { BatchRowResult } from './api';
import { useBookedRows } from './useBookedRows';

const none = new Map();

/** The rows of a batch with what became of each. */
export function BatchBody() {
  const batch = useRecordContext<RecordOf<typeof batchPayment>>();
  const translate = useTranslate();
  const { pathname } = useLocation();
  // Rows that are being booked come as they are done.
  const job = useFollowedJob(
    ({ kind, route }) => kind === 'BATCH_PAYMENT' && route === pathname,
    'loans',
  );
  const rows = useBookedRows(batch?.id, job?.done);
  if (rows.error) return <EmptyState kind="failed" onRetry={() => void rows.refetch()} />;
  const results = rows.data ?? [];
  return (
    <Surface as="section" aria-busy={rows.isPending}>
      <CardHead>
        <CardTitle>{translate('sheet.rows')}</CardTitle>
      </CardHead>
      <BatchRows
        rows={results.map(asRead)}
        tried={new Map(results.map((one) => [one.row, one]))}
        sent={none}
        booked={none}
      />
    </Surface>
  );
}

/** A row as the table of the file shows it; what the file said beyond it is not kept. */
function asRead({ row, amount, date, loanCode }: BatchRowResult): ReadRow {
  return {
    row: { row, amount, date, loanCode, accountNumber: null, regnum: null, note: null },
    given: {},
    problems: [],
  };
}
