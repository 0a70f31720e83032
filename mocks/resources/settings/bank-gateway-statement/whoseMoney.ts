import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import type { Lying } from '../../../ledger/controlCheck';
import type { BookedJournal } from '../../../ledger/Ledger';
import { type CreditedLine, creditedLines } from '../../accounting/bank-transaction/bankCredits';
import { resentNumber } from '../../accounting/failed-transfer/refused';
import { lineOf } from '../../accounting/profit/ledger';

const LOG = 'bank-gateways/outgoing';
const FAILED = 'accounting/failed-transfers';
const INCOME = 'accounting/profits';
const HELD = 'accounting/held-transactions';

/** A record that money at a bank belongs to, by the field that names it. */
export const moneyOf = (resource: Lying['resource'], record: MockRecord, label: string): Lying => ({
  resource,
  id: Number(record.id),
  label: String(record[label]),
});

/** Whose money a credit is: that of the bank income which it became, or else of the loan that it was paid for. */
export function recordOfCredit(store: Store): (credit: CreditedLine) => Lying | null {
  const incomes = store.collection(INCOME);
  return ({ line: { loan }, profitId }) => {
    const income = profitId === undefined ? undefined : incomes?.get(profitId);
    if (income) return moneyOf(INCOME, income, 'number');
    return loan ? moneyOf('loans', loan.record, 'code') : null;
  };
}

/**
 * Whose money a transfer of the outgoing log is: a failed transfer's or a held sum's, which it was sent for again or will be
 * decided as, or its own.
 */
export function recordOfTransfer(store: Store): (row: MockRecord) => Lying {
  const failed = store.collection(FAILED);
  const resent = new Map((failed?.all ?? []).map((one) => [resentNumber(one), one]));
  const held = new Map(
    (store.collection(HELD)?.all ?? []).flatMap((one) => [
      [one.number, one],
      [resentNumber(one), one],
    ]),
  );
  return (row) => {
    const failure = failed?.get(row.failedTransferId as number) ?? resent.get(String(row.number));
    if (failure) return moneyOf(FAILED, failure, 'number');
    const sum = held.get(row.number);
    return sum ? moneyOf(HELD, sum, 'number') : moneyOf(LOG, row, 'number');
  };
}

/**
 * Whose money a journal moved at a bank: that of the line which it booked, of the transfer that it handed to a gateway or
 * kept waiting, or of the record that it was made by. What an account began with is nobody's.
 */
export function recordOfJournal(store: Store): (journal: BookedJournal) => Lying | null {
  const lineBy = lineOf(store);
  const ofTransfer = recordOfTransfer(store);
  const ofCredit = recordOfCredit(store);
  const credits = new Map(
    creditedLines(store).flatMap((credit) => {
      const { loan } = credit.line;
      return loan ? [[loan.journalId, ofCredit(credit)] as const] : [];
    }),
  );
  const log = store.collection(LOG)?.all ?? [];
  const byJournal = new Map(log.map((row) => [row.journalId, row]));
  const byNumber = new Map(log.map((row) => [row.number, row]));
  return (journal) => {
    const { id, reverses, memo, of } = journal;
    if (of?.resource === 'accounting/opening-balance') return null;
    const row =
      byJournal.get(id) ?? byJournal.get(reverses) ?? (of ? undefined : byNumber.get(memo));
    if (row) return ofTransfer(row);
    return credits.get(id) ?? lineBy(journal) ?? of;
  };
}
