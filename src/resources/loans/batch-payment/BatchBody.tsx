import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useTranslate } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { ReadRow } from '../../../domain/batchPayment/batchRows';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import type { RecordOf } from '../../../entity/entity';
import type batchPayment from './batchPayment.entity';
import { BatchRows } from './BatchRows';
import { CardHead, CardTitle, Surface } from '../../../ui/Card/Card';
import { type BatchRowResult, readBatchRows } from './api';

const none = new Map();

/** The rows of a batch with what became of each. */
export function BatchBody() {
  const batch = useRecordContext<RecordOf<typeof batchPayment>>();
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const rows = useQuery({
    queryKey: ['loans/batch-payment', 'rows', String(batch?.id)],
    queryFn: ({ signal }) =>
      dataProvider.call(readBatchRows, { params: { id: batch?.id ?? '' }, signal }),
    enabled: batch !== undefined,
    retry: false,
  });
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
