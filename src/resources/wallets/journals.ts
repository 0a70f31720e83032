import type { AccountKey } from '../../i18n/Catalogue';
import type { LedgerEntryKind } from '../../domain/enums/accounting';

// Journals of one holder's account, as pages of wallets and savings show them. Amounts are decimal strings.

/** One leg of a journal. */
export interface JournalLeg {
  /** Key of the account's name, `ledgerAccounts.<key>`. */
  accountKey: AccountKey;
  /** Number of the account as it is shown. */
  number: string;
  debit: string | null;
  credit: string | null;
}

/** A journal that moved somebody's account, with all its legs. */
export interface HolderJournal {
  journalId: string;
  /** Value date, YYYY-MM-DD. */
  date: string;
  /** ISO instant. */
  bookedAt: string;
  kind: LedgerEntryKind;
  /** What came onto the account or left it; nothing of both where money moved within it. */
  in: string | null;
  out: string | null;
  /** What was on it afterwards. */
  balance: string;
  /** The record that it was made by, in words. */
  origin: string | null;
  legs: JournalLeg[];
}

/** Answer of `readHolderJournals`: the newest first, and how many there are. */
export interface HolderJournals {
  total: number;
  journals: HolderJournal[];
}
