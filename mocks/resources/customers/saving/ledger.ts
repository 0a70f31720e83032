import { plus, ZERO } from '../../../../src/domain/lending/amounts';
import { plannedInterest } from '../../../../src/domain/savings/schedule';
import type { MockRecord } from '../../../engine/MockRecord';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { Store } from '../../../engine/Store';
import { entriesOnSaving } from '../../accounting/staff-entry/savingEntries';
import { numberOf } from '../../../ledger/chart';
import { holderCheck } from '../../../ledger/holderCheck';
import {
  type Journal,
  journalFrom,
  type LedgerSource,
  type LiveBook,
  type Posting,
  type PostingLine,
} from '../../../ledger/Ledger';
import { tenantsOf } from '../../wallets/walletPeople';
import { movesOf, type SavingMove } from './moves';
import { termsOf } from './savingMoney';

export const follows: LedgerSource['follows'] = 'saving';

/** The account with its holder: savings hold their own accounts, a wallet is their owner's. */
function lineOf(
  { id, customerId }: MockRecord,
  { from, to, amount }: SavingMove,
): readonly PostingLine[] {
  const side = (account: SavingMove['from'], line: Pick<PostingLine, 'debit' | 'credit'>) => ({
    account,
    ...(account.startsWith('deposit') && account !== 'depositInterestExpense'
      ? { holder: Number(id) }
      : account === 'wallet'
        ? { holder: Number(customerId) }
        : {}),
    ...line,
  });
  return [side(from, { debit: amount }), side(to, { credit: amount })];
}

/** Savings are named by their account of the ledger: their number at the bank is private. */
const accountOf = ({ id }: MockRecord): string => numberOf('deposit', Number(id));

/** The id of the journal of a move, by its place among all. */
export const journalOfMove = ({ id }: Pick<MockRecord, 'id'>, place: number): string =>
  `DP-${id}-${place + 1}`;

/** What the journals of savings book. */
export const savingPostings = (record: MockRecord, tenant: string): (Posting & { id: string })[] =>
  movesOf(record).map((move, place) => ({
    id: journalOfMove(record, place),
    kind: move.kind,
    valueDate: move.on,
    at: move.at,
    by: move.by,
    tenant,
    of: { resource: 'saving', id: record.id, label: accountOf(record) },
    lines: lineOf(record, move),
  }));

/** The lender of savings: that of their owner, also after the owner's deletion. */
export const lenderOfSaving = (store: Store, { customerId }: MockRecord): string =>
  String(
    store.collection('customers')?.get(Number(customerId))?.tenant ??
      tenantsOf(store.world).get(Number(customerId)) ??
      MAIN_TENANT,
  );

/** The journals of all savings, from the savings themselves (docs/domain/customers.md 9.5). */
export const books = (store: Store): LiveBook[] =>
  (store.collection('saving')?.all ?? []).flatMap((record) => {
    const moves = movesOf(record);
    if (moves.length === 0) return [];
    const tenant = lenderOfSaving(store, record);
    return {
      key: moves,
      journals: (): Journal[] =>
        savingPostings(record, tenant).map((posting) => journalFrom(posting, posting.id)),
    };
  });

const EMPTY: readonly unknown[] = ['PENDING', 'REJECTED', 'CLOSED', 'CANCELED'];

/**
 * What savings must hold by their terms: the agreed sum with the interest of their plan, and what staff moved, which
 * entries of the accounting desk explain; nothing before the first deposit and after the end
 * (docs/domain/customers.md 9.4).
 */
export function expectedBalance(store: Store, record: MockRecord): string {
  if (EMPTY.includes(record.state)) return ZERO;
  const changes = entriesOnSaving(store, record.id);
  const terms = { ...termsOf(store, record), changes };
  const moved = changes.map(({ on, amount }) => `${on} ${amount}`);
  const today = store.clock.today();
  const state = [today, store.collection('saving')?.changes, ...moved].join();
  const known = expected.get(record);
  if (known?.state === state) return known.balance;
  const balance = plus(
    terms.principal,
    plannedInterest(terms, today),
    ...changes.map(({ amount }) => amount),
  );
  expected.set(record, { state, balance });
  return balance;
}

/** What each savings must hold, until the day, the savings or what staff moved on them has changed. */
const expected = new WeakMap<MockRecord, { state: string; balance: string }>();

/** Deposit accounts beside what the terms of the savings say. */
export const checks: LedgerSource['checks'] = (store, tenant) => [
  holderCheck(
    store,
    { key: 'savings', account: ['deposit', 'depositBlocked'], tenant },
    (store.collection('saving')?.all ?? [])
      .filter((record) => tenant === undefined || lenderOfSaving(store, record) === tenant)
      .map((record) => ({
        resource: 'saving',
        id: record.id,
        label: accountOf(record),
        holder: Number(record.id),
        balance: expectedBalance(store, record),
      })),
  ),
];
