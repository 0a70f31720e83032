import { use } from 'react';
import { loadEntity } from '../../../framework/loadEntity';
import { RecordTable } from '../../../framework/record/RecordTable';
import { recordPath } from '../../../entity/paths';
import type { LoanRow } from './api';

const COLUMNS = [
  'code',
  'customerName',
  'productType',
  'state',
  'lentAmount',
  'balance',
  'refundDate',
  'overdueDays',
  'classification',
] as const;

interface Props {
  loans: readonly LoanRow[];
  /** Columns to leave out. */
  without?: readonly (typeof COLUMNS)[number][];
  /** Of the table, for screen readers. */
  caption: string;
}

/** Loans that a search has found: each leads to its page. */
export function LoanTable({ loans, without = [], caption }: Props) {
  const { entity } = use(loadEntity('loans'));
  return (
    <RecordTable
      entity={entity}
      columns={COLUMNS.filter((column) => !without.includes(column))}
      records={loans}
      caption={caption}
      linkOf={({ id }) => recordPath('loans', 'show', id)}
    />
  );
}
