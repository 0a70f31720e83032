import type { JournalLine } from '../../../../src/resources/loans/loan/api';
import type { Journal } from '../../../ledger/Ledger';

/** The lines of a journal as its pages show them. */
export const journalLines = ({
  id: journalId,
  kind,
  valueDate: date,
  bookedAt,
  by,
  lines,
}: Journal): JournalLine[] =>
  lines.map(({ id, number: account, account: key, debit, credit }) => ({
    id,
    journalId,
    date,
    bookedAt,
    kind,
    account,
    accountKey: `ledgerAccounts.${key}`,
    debit,
    credit,
    by,
  }));
