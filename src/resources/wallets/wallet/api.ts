import type { LedgerEntryKind } from '../../../domain/enums/accounting';
import { endpoint } from '../../../dataProviders/endpoint';

// What the gateway answers about wallets beside their records. Amounts are decimal strings.

/** One leg of a journal. */
export interface JournalLeg {
  /** Key of the account's name, `ledgerAccounts.<key>`. */
  accountKey: string;
  /** Number of the account as it is shown. */
  number: string;
  debit: string | null;
  credit: string | null;
}

/** A journal that moved a wallet, with all its legs. */
export interface WalletJournal {
  journalId: string;
  /** Value date, YYYY-MM-DD. */
  date: string;
  /** ISO instant. */
  bookedAt: string;
  kind: LedgerEntryKind;
  /** What came onto the wallet or left it. */
  in: string | null;
  out: string | null;
  /** What the wallet could spend after it. */
  balance: string;
  /** The record that it was made by, in words. */
  origin: string | null;
  legs: JournalLeg[];
}

/** Answer of `readWalletJournals`: the newest first, and how many there are. */
export interface WalletJournals {
  total: number;
  journals: WalletJournal[];
}

/** A wallet or a temporary account that was looked for. */
export interface FoundAccount {
  customerId: number;
  customerName: string;
  number: string;
  balance: string;
  available: string;
  held: string;
}

/** What came onto a wallet and left it. */
export const readWalletJournals = endpoint<void, WalletJournals>()(
  'accounting',
  'GET /wallets/:id/journals',
  { assumed: true, access: 'wallet:list' },
);

/** The wallet of a customer, by register number or phone; 404 where there is none. */
export const findWallet = endpoint<Partial<Record<'regnum' | 'phone', string>>, FoundAccount>()(
  'accounting',
  'POST /wallets/find',
  { safePost: true, assumed: true, access: 'wallet:search', carries: '`regnum` or `phone`' },
);
