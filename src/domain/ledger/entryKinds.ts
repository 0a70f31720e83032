import type { LedgerAccount, LedgerEntryKind, StaffEntryKind } from '../enums/accounting';
import type { FeeType } from '../enums/content';

/** What the form of an entry may ask for. */
export type EntryField =
  | 'customerId'
  | 'merchantId'
  | 'savingId'
  | 'loanId'
  | 'fromAccount'
  | 'toAccount'
  | 'bankReference'
  | 'amount'
  | 'correctedPart'
  | 'difference'
  | 'classification'
  | 'document';

/** Accounts of the lender at banks, between which money is moved and by which it comes and goes. */
export const BANK_ACCOUNTS = ['bank', 'bankPayouts', 'bankReserve'] as const;
export type BankAccountKey = (typeof BANK_ACCOUNTS)[number];

/** What an entry is judged by, in the order in which it is shown. */
export type EntryCheck =
  | 'walletOpen'
  | 'transferAccess'
  | 'noFraud'
  | 'walletAvailable'
  | 'walletSingle'
  | 'walletDaily'
  | 'walletRoom'
  | 'savingOpen'
  | 'savingAccess'
  | 'savingLeft'
  | 'merchantLeft'
  | 'bankLeft'
  | 'accountsDiffer'
  | 'referenceKnown'
  | 'referenceNew'
  | 'lineAmount'
  | 'lineAccount'
  | 'ownerSame'
  | 'loanPayable'
  | 'loanOwes';

/** A leg of an entry: an account of the general ledger, or the field in which it is chosen. */
export type LegAccount = LedgerAccount | 'fromAccount' | 'toAccount';

/** What one kind of entry books and asks for: all that tells it from the others but the place of its form. */
export interface EntryKind {
  /** What the form asks for, in its order; the ground is asked for always. */
  asks: readonly EntryField[];
  /** What the ledger books by itself; null where a loan does all of it. */
  books: { kind: LedgerEntryKind; debit: LegAccount; credit: LegAccount } | null;
  /** The line of a bank's statement that it consumes: one that came to recognise, or one that left and only a file knows. */
  line?: 'credit' | 'debit';
  /** What a loan does with it: a receipt, or its own action. */
  onLoan?: 'receipt' | 'correct_amounts' | 'upgrade_class';
  /** The steps by which it costs a fee of its own, on top of the amount (docs/domain/wallets.md 1.3). */
  fee?: FeeType;
  checks: readonly EntryCheck[];
}

/** Between a wallet and something else: the limits of what leaves it, and of what comes onto it. */
const OUT_OF_WALLET = ['walletOpen', 'walletAvailable', 'walletSingle'] as const;
const ONTO_WALLET = ['walletOpen', 'walletSingle', 'walletRoom'] as const;
const OUT_OF_SAVING = ['savingOpen', 'savingLeft'] as const;

/** The kinds of entries, in the order of their menu (docs/domain/money.md 4.5). */
export const ENTRY_KINDS: Readonly<Record<StaffEntryKind, EntryKind>> = {
  DEPOSIT_TO_WALLET: {
    asks: ['customerId', 'savingId', 'amount'],
    books: { kind: 'DEPOSIT_TO_WALLET', debit: 'deposit', credit: 'wallet' },
    checks: [...OUT_OF_SAVING, 'savingAccess', ...ONTO_WALLET],
  },
  DEPOSIT_FROM_WALLET: {
    asks: ['customerId', 'savingId', 'amount'],
    books: { kind: 'DEPOSIT_FROM_WALLET', debit: 'wallet', credit: 'deposit' },
    checks: [...OUT_OF_WALLET, 'savingOpen'],
  },
  MERCHANT_TO_WALLET: {
    asks: ['merchantId', 'amount'],
    books: { kind: 'MERCHANT_TO_WALLET', debit: 'merchant', credit: 'wallet' },
    checks: ['merchantLeft', ...ONTO_WALLET],
  },
  DEPOSIT_TO_LOAN: {
    asks: ['customerId', 'savingId', 'loanId', 'amount'],
    // Over the owner's temporary account, from where the loan takes it as any receipt.
    books: { kind: 'DEPOSIT_TO_LOAN', debit: 'deposit', credit: 'temporary' },
    onLoan: 'receipt',
    checks: [...OUT_OF_SAVING, 'loanPayable', 'loanOwes'],
  },
  INTERNAL_TRANSFER: {
    asks: ['fromAccount', 'toAccount', 'amount'],
    books: { kind: 'INTERNAL_TRANSFER', debit: 'toAccount', credit: 'fromAccount' },
    checks: ['accountsDiffer', 'bankLeft', 'ownerSame'],
  },
  WALLET_CASH_IN: {
    asks: ['customerId', 'bankReference', 'amount'],
    // The line of the bank has come onto the account for unrecognised income: the entry takes it from there.
    books: { kind: 'WALLET_CASH_IN', debit: 'unrecognised', credit: 'wallet' },
    line: 'credit',
    checks: [...ONTO_WALLET, 'referenceKnown', 'referenceNew', 'lineAmount'],
  },
  WALLET_CASH_OUT: {
    asks: ['customerId', 'amount'],
    books: { kind: 'WALLET_CASH_OUT', debit: 'wallet', credit: 'bankPayouts' },
    fee: 'Cashout',
    checks: [...OUT_OF_WALLET, 'walletDaily', 'transferAccess', 'noFraud', 'bankLeft', 'ownerSame'],
  },
  BANK_CHARGE: {
    asks: ['fromAccount', 'bankReference', 'amount'],
    // The bank has taken it already: nothing is sent, and what the account holds stands against nothing.
    books: { kind: 'BANK_CHARGE', debit: 'bankFees', credit: 'fromAccount' },
    line: 'debit',
    checks: ['referenceKnown', 'referenceNew', 'lineAccount', 'lineAmount'],
  },
  INTEREST_FEE_CORRECTION: {
    asks: ['customerId', 'loanId', 'correctedPart', 'difference'],
    books: null,
    onLoan: 'correct_amounts',
    checks: [],
  },
  LOAN_CLASS_UPGRADE: {
    asks: ['customerId', 'loanId', 'classification', 'document'],
    books: null,
    onLoan: 'upgrade_class',
    checks: [],
  },
};

/** Kinds that consume a debit of a bank's statement. */
export const DEBIT_KINDS: readonly unknown[] = (
  Object.keys(ENTRY_KINDS) as StaffEntryKind[]
).filter((kind) => ENTRY_KINDS[kind].line === 'debit');

/** Kinds that ask for a field. */
export const kindsAsking = (field: EntryField): StaffEntryKind[] =>
  (Object.keys(ENTRY_KINDS) as StaffEntryKind[]).filter((kind) =>
    ENTRY_KINDS[kind].asks.includes(field),
  );
