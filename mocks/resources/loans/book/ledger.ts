import type { LoanEntryKind, PaymentSource } from '../../../../src/domain/enums/loans';
import type { ValueOf } from '../../../../src/domain/enums/enumeration';
import { isPositive, plus } from '../../../../src/domain/lending/amounts';
import type { SplitPart } from '../../../../src/domain/lending/claims';
import type { JournalLine } from '../../../../src/resources/loans/loan/api';
import { type LedgerAccount, numberOf } from '../../../ledger/chart';
import type { Doing, LoanFile } from './LoanFile';

/**
 * One side of a journal; entries of nothing are left out. A holder is whose temporary account it moves, where that is not
 * the borrower's.
 */
export type Entry = readonly [
  account: LedgerAccount,
  side: 'debit' | 'credit',
  amount: string,
  holder?: number,
];

/** Where the money of a receipt comes from. */
export const SOURCE_ACCOUNT: Record<ValueOf<typeof PaymentSource>, LedgerAccount> = {
  WALLET: 'wallet',
  BANK: 'bank',
  TEMPORARY: 'temporary',
  BATCH: 'batch',
};

/** What a part of the waterfall pays. */
export const PART_ACCOUNT: Record<SplitPart, LedgerAccount> = {
  courtCosts: 'courtCosts',
  fees: 'feesReceivable',
  additionalInterest: 'accruedAdditional',
  overdueInterest: 'accruedInterest',
  overduePrincipal: 'loan',
  currentInterest: 'accruedInterest',
  currentPrincipal: 'loan',
  advancePrincipal: 'loan',
  temporary: 'temporary',
};

/** The id that the next journal of a loan gets; accruals, which no person makes, are counted apart. */
export const nextJournal = ({ id, lines }: LoanFile, isAccrual = false): string => {
  const mark = isAccrual ? 'A' : 'J';
  const alike = lines.filter(({ kind }) => (kind === 'ACCRUAL') === isAccrual);
  return `${mark}-${id}-${new Set(alike.map(({ journalId }) => journalId)).size + 1}`;
};

/**
 * Books one journal (R6, docs/domain/money.md 9.1).
 * @throws Error when the sides do not agree: no unbalanced journal is ever kept
 */
export function posted(
  file: LoanFile,
  doing: Doing,
  kind: ValueOf<typeof LoanEntryKind>,
  entries: readonly Entry[],
): LoanFile {
  const journalId = nextJournal(file, kind === 'ACCRUAL');
  const lines = journalOf({ journalId, kind, entries }, doing, (account) =>
    shownNumber(account, file),
  );
  return lines.length === 0 ? file : { ...file, lines: [...file.lines, ...lines] };
}

/**
 * The lines of one journal; entries of nothing are left out.
 * @param accountOf the number of an account
 * @throws Error when the sides do not agree
 */
export function journalOf(
  {
    journalId,
    kind,
    entries,
  }: { journalId: string; kind: JournalLine['kind']; entries: readonly Entry[] },
  { date, at, by }: Doing,
  accountOf: (account: LedgerAccount) => string,
): JournalLine[] {
  const held = entries.filter(([, , amount]) => isPositive(amount));
  const sum = (side: Entry[1]) =>
    plus('0.00', ...held.filter((entry) => entry[1] === side).map(([, , amount]) => amount));
  if (sum('debit') !== sum('credit')) throw new Error(`journal ${journalId} is out of balance`);
  return held.map(([account, side, amount, holder], index): JournalLine => ({
    id: `${journalId}-${index + 1}`,
    journalId,
    date,
    bookedAt: at,
    kind,
    account: accountOf(account),
    accountKey: `ledgerAccounts.${account}`,
    debit: side === 'debit' ? plus(amount) : null,
    credit: side === 'credit' ? plus(amount) : null,
    by,
    ...(holder === undefined ? {} : { holder }),
  }));
}

/** An amount on either side, by its sign. */
export const signed = (account: LedgerAccount, side: Entry[1], amount: string): Entry =>
  amount.startsWith('-')
    ? [account, side === 'debit' ? 'credit' : 'debit', amount.slice(1)]
    : [account, side, amount];

/** A temporary account is shown by the general ledger's own number; a loan's and a wallet's are the holder's. */
function shownNumber(account: LedgerAccount, { ledgerAccount, customerId }: LoanFile): string {
  if (account === 'loan') return ledgerAccount;
  return numberOf(account, account === 'wallet' ? customerId : null);
}
