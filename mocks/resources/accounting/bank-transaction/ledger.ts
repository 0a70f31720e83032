import { BANK_ACCOUNTS } from '../../../../src/domain/ledger/entryKinds';
import { total, ZERO } from '../../../../src/domain/lending/amounts';
import type {
  LedgerCheck,
  LedgerDifference,
} from '../../../../src/resources/accounting/reconciliation/api';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { numberOf } from '../../../ledger/chart';
import { inBooks } from '../../../ledger/inBooks';
import { type Journal, ledgerOf, type LedgerSource } from '../../../ledger/Ledger';
import { partsIn } from '../profit/temporaryIncome';
import { creditedLines } from './bankCredits';

/** R11: what the bank's own statement says that was read on a day, beside what became of it, line by line (9.1). */
function statementCheck(store: Store, tenant: string | undefined, date: string): LedgerCheck {
  const own = inBooks(tenant);
  const lines = store.collection('accounting/bank-cg-transactions');
  const rows = new Map<unknown, LedgerDifference>();
  for (const { line, reference, readOn, profitId } of creditedLines(store))
    if (readOn === date && own(line))
      rows.set(profitId, {
        resource: 'accounting/accounts/gl',
        id: numberOf('bank'),
        label: reference,
        left: line.amount,
        right: ZERO,
        journals: [],
      });
  for (const one of store.collection('accounting/profits')?.all ?? [])
    // What is left of a line that is lost itself says nothing.
    if (one.readOn === date && own(one) && lines?.get(one.transactionId as number))
      rows.set(one.id, {
        resource: 'accounting/profits',
        id: one.id,
        label: String(one.number),
        left: rows.get(one.id)?.left ?? ZERO,
        right: String(one.amount),
        journals: [],
      });
  const all = [...rows.values()];
  return {
    key: 'bankLines',
    asOf: 'day',
    left: total(all.map(({ left }) => left)),
    right: total(all.map(({ right }) => right)),
    differences: all.filter(({ left, right }) => left !== right),
  };
}

/** The day of the books on which a line came into them; null while the gateway looks at it. */
const cameOn = ({ state, bookedOn, readOn }: MockRecord): unknown =>
  bookedOn ?? (state === 'PENDING' ? null : readOn);

/**
 * The bank's general-ledger account beside the lines of its statement, by day: what of a line is booked is on the account
 * on the day on which somebody or the gateway has booked it; what the gateway still looks at is not (docs/domain/money.md 4.1, 4.6).
 */
function bankCheck(store: Store, tenant: string | undefined, date: string): LedgerCheck {
  const ledger = ledgerOf(store);
  const debits = new Map<string, { amount: string; journal: Journal }[]>();
  const add = (key: string, entry: { amount: string; journal: Journal }) =>
    debits.set(key, [...(debits.get(key) ?? []), entry]);
  const ofDay = { from: date, through: date };
  // A line of a file may be on an account for pay-outs or reserves.
  for (const { debit, journal } of BANK_ACCOUNTS.flatMap((account) =>
    ledger.lines({ account, tenant, ...ofDay }),
  )) {
    if (debit === null) continue;
    const entry = { amount: debit, journal };
    add(journal.id, entry);
    if (journal.of?.resource === 'accounting/profits') add(`of ${journal.of.id}`, entry);
  }
  const listed = (store.collection('accounting/profits')?.all ?? [])
    .filter((one) => cameOn(one) === date && inBooks(tenant)(one))
    .map((profit) => {
      const received = partsIn(profit).flatMap(({ receiptId, journalId }) =>
        receiptId === null ? [] : (debits.get(journalId) ?? []),
      );
      const booked = [...(debits.get(`of ${profit.id}`) ?? []), ...received];
      return {
        resource: 'accounting/profits' as const,
        id: profit.id,
        label: String(profit.number),
        left: total(booked.map(({ amount }) => amount)),
        right: total([String(profit.amount)]),
        journals: booked.map(({ journal }) => journal.id),
      };
    });
  const known = new Set(listed.map(({ id }) => `of ${id}`));
  // What is on the account for a line that did not come into the books on this day, or is on no statement.
  const unknown = [...debits]
    .filter(([key]) => key.startsWith('of ') && !known.has(key))
    .map(([, booked]): LedgerDifference => ({
      resource: 'accounting/profits',
      id: booked[0].journal.of?.id ?? '',
      label: booked[0].journal.of?.label ?? '',
      left: total(booked.map(({ amount }) => amount)),
      right: ZERO,
      journals: booked.map(({ journal }) => journal.id),
    }));
  const rows = [...listed, ...unknown];
  return {
    key: 'bank',
    asOf: 'day',
    left: total(rows.map(({ left }) => left)),
    right: total(rows.map(({ right }) => right)),
    differences: rows.filter(({ left, right }) => left !== right),
  };
}

/** The bank's statement of a day beside its lines, and its lines beside the bank's account in the books. */
export const checks: LedgerSource['checks'] = (store, tenant, date) => [
  statementCheck(store, tenant, date),
  bankCheck(store, tenant, date),
];
