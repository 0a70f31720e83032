import { addDays } from '../../../../src/domain/dates';
import type { BankAccountKey } from '../../../../src/domain/ledger/entryKinds';
import { minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { keptWhile } from '../../../engine/keptWhile';
import type { Store } from '../../../engine/Store';
import type { Lying, LyingPart } from '../../../ledger/controlCheck';
import { inBooks } from '../../../ledger/inBooks';
import { entryOfDebit } from '../../accounting/bank-transaction/bankReferences';
import { INCOME_DAYS } from '../../accounting/bank-transaction/incomingLines';
import { openedWith } from '../bank-gateway-outgoing/paidByBank';
import { type LenderAccount, lenderAccounts } from './bankAccounts';
import { type Executed, executed } from './executed';
import { filesOf } from './fileStatements';
import { moneyOf, recordOfTransfer } from './whoseMoney';

/** The account of a lender that a line is on: the one with its number, or one of several that the lender has under a key. */
function accountsByLine(
  accounts: readonly LenderAccount[],
): (line: Executed) => LenderAccount | undefined {
  const byKey = new Map<string, LenderAccount[]>();
  for (const account of accounts) {
    const key = `${account.tenant} ${account.key}`;
    byKey.set(key, [...(byKey.get(key) ?? []), account]);
  }
  const byNumber = new Map(accounts.map((account) => [account.accountNumber, account]));
  return ({ tenant, key, on }) => {
    if (typeof on === 'string') return byNumber.get(on);
    const own = byKey.get(`${tenant} ${key}`) ?? [];
    return own[on % own.length];
  };
}

/** By the bank's own day, then as it executed them. */
function inOrder(one: Executed, other: Executed): number {
  for (const key of ['date', 'at', 'reference'] as const)
    if (one[key] !== other[key]) return one[key] < other[key] ? -1 : 1;
  return 0;
}

/** The lines of an account in the bank's own order, with what it began with. */
export interface AccountBook {
  account: LenderAccount;
  /** What it held before its first line, decimal string. */
  began: string;
  lines: readonly Executed[];
}

/**
 * The bank's own book of every account (docs/domain/money.md 4.14). The checks of a day ask for it once for each account of
 * each lender.
 */
export const bankBooks = keptWhile(
  (store) => `${store.changes} ${store.outside.changes} ${filesOf(store).debits.length}`,
  makeBooks,
);

function makeBooks(store: Store): readonly AccountBook[] {
  const accounts = lenderAccounts(store.world);
  const accountOf = accountsByLine(accounts);
  const lines = new Map<LenderAccount, Executed[]>(accounts.map((account) => [account, []]));
  for (const line of [...executed(store), ...filesOf(store).debits]) {
    const account = accountOf(line);
    if (account) lines.get(account)?.push(line);
  }
  const seen = new Set<string>();
  return accounts.map((account): AccountBook => {
    const { tenant, key } = account;
    // What an account of the general ledger began with lay on the first one of the lender's accounts.
    const isFirst = !seen.has(`${tenant} ${key}`);
    seen.add(`${tenant} ${key}`);
    return {
      account,
      began: isFirst ? openedWith(store, key, tenant) : ZERO,
      lines: (lines.get(account) ?? []).sort(inOrder),
    };
  });
}

/** What lines bring together: in − out. */
export const netOf = (lines: readonly Executed[]): string =>
  minus(sumOf(lines, 'IN'), sumOf(lines, 'OUT'));

/** Sum of one side. */
export const sumOf = (lines: readonly Executed[], side: Executed['side']): string =>
  total(lines.filter((line) => line.side === side).map(({ amount }) => amount));

/** The first day of which statements are kept. */
export const firstDay = ({ world }: Pick<Store, 'world'>): string =>
  addDays(world.today, -INCOME_DAYS);

/** The entry that has booked a debit which only a file knows. */
function bookedBy(store: Store, debit: Executed): Lying | null {
  const entry = entryOfDebit(store, debit);
  return entry?.state === 'BOOKED' ? moneyOf('accounting/entries', entry, 'number') : null;
}

/**
 * What banks have executed and the books do not have yet: income that a gateway still looks at, transfers out whose failed
 * transfer or held sum nobody has decided on, and what left by a statement of a file and no entry has booked. Each part is
 * what it would take to forget it: out for what came, in for what went.
 */
function notBooked(store: Store, key: BankAccountKey, tenant: string | undefined): LyingPart[] {
  const own = inBooks(tenant);
  const of = (resource: Parameters<Store['collection']>[0]) =>
    (store.collection(resource)?.all ?? []).filter(own);
  const unbookedDebits = filesOf(store)
    .debits.filter((line) => line.key === key && own(line) && bookedBy(store, line) === null)
    .map(({ amount }): LyingPart => ({ of: null, amount }));
  if (key !== 'bank') return unbookedDebits;
  const pending = of('accounting/profits').filter(({ state }) => state === 'PENDING');
  const waiting = new Set<unknown>([
    ...of('accounting/failed-transfers').flatMap(({ id, state }) => (state === 'open' ? [id] : [])),
    ...of('accounting/held-transactions').flatMap(({ number, state }) =>
      state === 'held' ? [number] : [],
    ),
  ]);
  const undecided = of('bank-gateways/outgoing').filter(
    ({ state, failedTransferId, number }) =>
      state === 'EXECUTED' && (waiting.has(failedTransferId) || waiting.has(number)),
  );
  const recordOf = recordOfTransfer(store);
  return [
    ...pending.map((one) => ({
      of: moneyOf('accounting/profits', one, 'number'),
      amount: minus(ZERO, String(one.amount)),
    })),
    ...undecided.map((one) => ({ of: recordOf(one), amount: String(one.amount) })),
    ...unbookedDebits,
  ];
}

/**
 * What the books should hold of an account by the bank's own statements, record by record: their lines, without what waits
 * to be booked, and what the account began with, which is nobody's.
 * @param tenant alias of a lender; all of them without it
 */
export function heldAtBank(
  store: Store,
  key: BankAccountKey,
  tenant: string | undefined,
): LyingPart[] {
  const books = bankBooks(store).filter(
    ({ account }) => account.key === key && inBooks(tenant)(account),
  );
  const debits = new Set(filesOf(store).debits);
  return [
    ...books.flatMap(({ began, lines }): LyingPart[] => [
      { of: null, amount: began },
      ...lines.map((line) => ({
        of: debits.has(line) ? bookedBy(store, line) : line.of,
        amount: line.side === 'IN' ? line.amount : minus(ZERO, line.amount),
      })),
    ]),
    ...notBooked(store, key, tenant),
  ];
}
