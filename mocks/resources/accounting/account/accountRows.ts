import type { AccountListKind } from '../../../../src/domain/enums/accounting';
import type { ValueOf } from '../../../../src/domain/enums/enumeration';
import { total } from '../../../../src/domain/lending/amounts';
import {
  accountAt,
  accountFacts,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  numberOf,
} from '../../../ledger/chart';
import { ledgerOf, type LedgerFilter, type PostedLine } from '../../../ledger/Ledger';
import { booksOf, saidBooks, seenBooks } from '../../../engine/books';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

type ListKind = ValueOf<typeof AccountListKind>;

/** Money of the lender's own, and money on its way: nobody holds it. */
const INTERNAL: readonly LedgerAccount[] = [
  'bank',
  'bankPayouts',
  'bankReserve',
  'bankTerm',
  'qpayClearing',
  'unrecognised',
  'failedTransfers',
  'batch',
];

const OF_HOLDERS: Partial<Record<LedgerAccount, ListKind>> = { loan: 'LOAN', deposit: 'DEPOSIT' };

/** Whose an account is: the customer, and the loan or deposit behind it. */
function ownersOf(store: Store, account: LedgerAccount, holder: number | null) {
  const none = { customerId: null, loanId: null, savingId: null };
  if (holder === null) return none;
  const { subLedger } = accountFacts(account);
  if (subLedger === 'BA' || subLedger === 'TEMPORARY') return { ...none, customerId: holder };
  const behind = (resource: string) => store.collection(resource)?.get(holder)?.customerId ?? null;
  if (subLedger === 'LN') return { ...none, loanId: holder, customerId: behind('loans') };
  if (subLedger === 'DP') return { ...none, savingId: holder, customerId: behind('saving') };
  return none;
}

/** One account, or one holder's part of it, as its lists show it. */
function rowOf(
  store: Store,
  tenant: string | undefined,
  account: LedgerAccount,
  holder: number | null,
  lines: readonly PostedLine[],
): MockRecord {
  const { kind } = accountFacts(account);
  const asked = holder === null ? { tenant } : { tenant, holder };
  const list =
    holder === null ? (INTERNAL.includes(account) ? 'INTERNAL' : 'GENERAL_LEDGER') : null;
  return {
    id: numberOf(account, holder),
    number: numberOf(account, holder),
    account,
    kind,
    list: list ?? OF_HOLDERS[account] ?? null,
    ...ownersOf(store, account, holder),
    balance: ledgerOf(store).balanceOf(account, asked),
    debit: total(lines.map(({ debit }) => debit ?? '0.00')),
    credit: total(lines.map(({ credit }) => credit ?? '0.00')),
    lineCount: lines.length,
    lastMovedOn: lines.at(-1)?.journal.bookingDay ?? null,
    tenant: holder === null ? null : (lines[0]?.journal.tenant ?? null),
    createdAt: lines[0]?.journal.bookedAt ?? null,
  };
}

/** What asks for accounts. */
type Asking = Pick<Call, 'store' | 'caller' | 'query' | 'body'>;

/** Every account in the books that are asked for: those of the general ledger, and each holder's part. */
export function accountRows(call: Asking): MockRecord[] {
  const { store, query } = call;
  if (query.has('id')) return query.getAll('id').flatMap((number) => accountRow(call, number));
  const tenant = booksOf(call);
  return LEDGER_ACCOUNTS.flatMap((account) => {
    const lines = ledgerOf(store).lines({ account, tenant });
    const byHolder = new Map<number, PostedLine[]>();
    for (const line of lines) {
      if (line.holder === null) continue;
      const known = byHolder.get(line.holder);
      if (known) known.push(line);
      else byHolder.set(line.holder, [line]);
    }
    return [
      rowOf(store, tenant, account, null, lines),
      ...[...byHolder].map(([holder, own]) => rowOf(store, tenant, account, holder, own)),
    ];
  });
}

/** The account of a number; none for a number that no account has, or that has no line in these books. */
export function accountRow(call: Asking, number: string): MockRecord[] {
  const asked = askedAccount(call, number);
  if (!asked) return [];
  const { account, filter } = asked;
  const { tenant, holder = null } = filter;
  return [rowOf(call.store, tenant, account, holder, ledgerOf(call.store).lines(filter))];
}

/**
 * The lines that a number asks for: of one holder, or of the whole account. A holder's account that the caller's own books do
 * not have is in those of its own lender, as long as no other books are asked for.
 * @returns undefined for a number that no account has, or that has no line in these books
 */
export function askedAccount(
  call: Asking,
  number: string,
): { account: LedgerAccount; filter: LedgerFilter } | undefined {
  const found = accountAt(number);
  if (!found) return undefined;
  const { account, holder } = found;
  const own = { account, tenant: booksOf(call) };
  if (holder === null) return { account, filter: own };
  const ledger = ledgerOf(call.store);
  const filter = { ...own, holder };
  if (ledger.lines(filter).length > 0) return { account, filter };
  const seen = { account, holder, tenant: seenBooks(call.caller) };
  const last = saidBooks(call) === undefined ? ledger.lines(seen).at(-1) : undefined;
  return last && { account, filter: { ...seen, tenant: last.journal.tenant } };
}
