import { daysBetween } from '../../../../src/domain/dates';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { TemporaryState } from '../../../../src/domain/enums/wallets';
import { compareMoney } from '../../../../src/domain/money';
import { total, ZERO } from '../../../../src/domain/lending/amounts';
import { compareOwners } from '../../../../src/domain/wallets/ownerNames';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { ledgerOf, type PostedLine } from '../../../ledger/Ledger';
import { customerName } from '../../loans/loan/loanProfile';
import { walletMoney, walletRoomOf } from '../../wallets/wallet/walletMoney';

const OPEN: readonly unknown[] = OPEN_LOAN_STATES;

/** What accounts are calculated from, read once for all of a list. */
interface Around {
  lines: ReadonlyMap<number, readonly PostedLine[]>;
  openLoans: ReadonlyMap<unknown, number>;
  primes: ReadonlyMap<unknown, MockRecord>;
}

function around(store: Store, holder?: number): Around {
  const lines = new Map<number, PostedLine[]>();
  for (const line of ledgerOf(store).lines({
    account: 'temporary',
    ...(holder === undefined ? {} : { holder }),
  })) {
    if (line.holder === null) continue;
    const own = lines.get(line.holder);
    if (own) own.push(line);
    else lines.set(line.holder, [line]);
  }
  const openLoans = new Map<unknown, number>();
  for (const { customerId, state } of store.collection('loans')?.all ?? [])
    if (OPEN.includes(state)) openLoans.set(customerId, (openLoans.get(customerId) ?? 0) + 1);
  const accounts = store.collection('bank_account')?.all ?? [];
  const primes = new Map(
    accounts
      .filter(({ role }) => role === 'PRIME')
      .map((account) => [account.customerId, account] as const),
  );
  return { lines, openLoans, primes };
}

const holdsMoney = (balance: string): boolean => compareMoney(balance, '0') !== 0;

function rowOf(store: Store, account: MockRecord, { lines, openLoans, primes }: Around) {
  const id = Number(account.id);
  const own = lines.get(id) ?? [];
  const moved = own.filter(({ journal }) => journal.kind !== 'OPENING');
  const sum = (of: readonly PostedLine[], side: 'debit' | 'credit') =>
    total(of.map((line) => line[side] ?? ZERO));
  const balance = ledgerOf(store).balanceOf('temporary', { holder: id });
  const lastMovedOn = own.at(-1)?.journal.bookingDay ?? null;
  const customer = store.collection('customers')?.get(id);
  const prime = primes.get(account.customerId);
  const name = customer ? customerName(customer) : '';
  return {
    ...account,
    // Its own word is kept for R10, and answered to nobody.
    moves: undefined,
    balance,
    opening: sum(
      own.filter(({ journal }) => journal.kind === 'OPENING'),
      'credit',
    ),
    cameIn: sum(moved, 'credit'),
    wentOut: sum(moved, 'debit'),
    lastMovedOn,
    idleDays:
      holdsMoney(balance) && lastMovedOn
        ? (daysBetween(lastMovedOn, store.clock.today()) ?? null)
        : null,
    openLoans: openLoans.get(account.customerId) ?? 0,
    walletBalance: walletMoney(store, id).available,
    walletRoom: walletRoomOf(store, id),
    bankCode: prime?.bankCode ?? null,
    accountNumber: prime?.number ?? null,
    accountOwner: prime?.ownerName ?? null,
    namedAt: prime?.createdAt ?? null,
    isPrimeAccount: prime !== undefined,
    ownerMatch: prime ? compareOwners(String(prime.ownerName), name).match : null,
    state: stateOf(store, account),
    customerName: name || null,
  };
}

/** The state of an account is what the ledger says of its money. */
export const stateOf = (store: Store, account: MockRecord): TemporaryState =>
  holdsMoney(ledgerOf(store).balanceOf('temporary', { holder: Number(account.id) }))
    ? 'HOLDING'
    : 'EMPTY';

/** One account with its figures of now. */
export const accountRow = (store: Store, account: MockRecord): MockRecord =>
  rowOf(store, account, around(store, Number(account.id)));

/** All accounts as lists have them. */
export function accountRows(store: Store): MockRecord[] {
  const all = around(store);
  return (store.collection('current-account')?.all ?? []).map((account) =>
    rowOf(store, account, all),
  );
}
