import type { RaRecord } from 'ra-core';
import type { CreditRegistryWriteStatus } from '../../../domain/enums/credit-registry';
import type { LedgerAccount, StaffEntryKind } from '../../../domain/enums/accounting';
import type { AssetClassification, LoanState } from '../../../domain/enums/loans';
import type { OwnerMatch } from '../../../domain/enums/wallets';
import type { EntryField } from '../../../domain/ledger/entryKinds';
import type { EntryLimit } from '../../../domain/ledger/staffEntries';
import type { ReceiptSplit } from '../../../domain/lending/waterfall';
import { endpoint, hasField, type AsksBooks } from '../../../dataProviders/endpoint';

// What the gateway answers about staff entries. Amounts are decimal strings, days YYYY-MM-DD.

/** One leg: an account before and after it. */
export interface EntryLegShown {
  account: LedgerAccount;
  /** Number of the account, the holder's own where it has one. */
  number: string;
  /** Of the fee, which is a journal beside the entry's own. */
  isFee: boolean;
  debit: string | null;
  credit: string | null;
  before: string;
  after: string;
  /** Null as long as it is not booked. */
  journalId: string | null;
}

/** A loan as an entry finds or leaves it. */
export interface EntryLoanSide {
  state: LoanState;
  balance: string;
  dueNow: string;
  classification: AssetClassification | null;
  /** What the last report to the credit registry waits for; null where there was none. */
  registry: CreditRegistryWriteStatus | null;
}

/** Whose account the bank says it is, beside who it should be. */
export interface EntryOwner {
  bankCode: number;
  accountNumber: string;
  /** Null where the bank knows no such account. */
  bankName: string | null;
  ourName: string;
  match: OwnerMatch | null;
  /** The gateway by which it would go is stopped: the transfer waits until it works again. */
  waits: boolean;
}

/** What an entry costs whose money it moves. Decimal strings. */
export interface EntryFee {
  /** 0.00 where nothing is charged. */
  fee: string;
  /** The amount and its fee, which leave the wallet together. */
  total: string;
}

/** What an entry does or has done, from the function that books it. */
export interface EntryEffect {
  legs: EntryLegShown[];
  limits: EntryLimit[];
  owner: EntryOwner | null;
  /** Null for what costs no fee by its kind. */
  fee: EntryFee | null;
  loan: {
    id: number;
    code: string;
    before: EntryLoanSide;
    /** Null while it cannot be calculated. */
    after: EntryLoanSide | null;
    /** Of a receipt: what is owed, and how the money falls. */
    owed: ReceiptSplit | null;
    split: ReceiptSplit | null;
    /** Interest taken in advance that goes back to the temporary account: the split is the amount and this. */
    released: string | null;
  } | null;
  /** Somebody else has to approve it. */
  needsSecond: boolean;
  /** What the caller has booked of the kind today without anybody else: it counts towards the limit. */
  bookedAlone: string;
  /** Why it cannot be booked beside its limits, in the language of the call. */
  refusal: string | null;
}

/** What a form holds so far. */
export type EntryValues = { kind: StaffEntryKind } & Partial<Record<EntryField, unknown>>;

/** Entries of one kind on a day, and what the ledger says of them. */
export interface EntryDayRow {
  kind: StaffEntryKind;
  /** Booked ones, those that were taken back among them. */
  count: number;
  amount: string;
  waiting: number;
  reversed: number;
  /** Σ of the amounts that their journals have booked. */
  ledger: string;
}

/** The entries of a day by kind. */
export interface EntryDay {
  date: string;
  /** The day that is open in the books: none after it can be asked for. */
  today: string;
  rows: EntryDayRow[];
}

const options = { assumed: true, access: 'cgw-bank-income:access' } as const;

/** What an entry would do. Nothing is written. */
export const previewEntry = endpoint<EntryValues, EntryEffect>()(
  'accounting',
  'POST /staff-entries/preview',
  {
    ...options,
    safePost: true,
    carries: 'the kind and what was filled in so far',
    isShaped: hasField('legs'),
  },
);

/** What became of an entry whose answer got lost: the caller's own one with the key of its sending, or null. */
export const findSentEntry = endpoint<{ idempotencyKey: string }, { entry: RaRecord | null }>()(
  'accounting',
  'GET /staff-entries/sent',
  { ...options, carries: '`idempotencyKey` of the sending', isShaped: hasField('entry') },
);

/** What an entry has done; of one that waits, what it would do now. */
export const readEntryEffect = endpoint<void, EntryEffect>()(
  'accounting',
  'GET /staff-entries/:id/effect',
  { ...options, isShaped: hasField('legs') },
);

/** What taking an entry back would do now. */
export const readEntryReversal = endpoint<void, EntryEffect>()(
  'accounting',
  'GET /staff-entries/:id/reversal',
  { ...options, isShaped: hasField('legs') },
);

/** The entries of a day by kind, of everybody or of the caller alone, beside what the ledger says of them. */
export const readEntryDay = endpoint<
  AsksBooks & { date?: string; own: 'true' | 'false' },
  EntryDay
>()('accounting', 'GET /staff-entries/day', {
  ...options,
  books: true,
  carries: '`date`, the day that is open without it, and `own` = `true` for the caller’s alone',
  isShaped: hasField('rows'),
});
