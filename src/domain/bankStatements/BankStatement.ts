/** Whether money came onto the account or left it. */
export type StatementSide = 'IN' | 'OUT';

/** How a file of a statement is written: MT940, camt.053, a workbook or CSV. */
export const STATEMENT_FORMATS = ['MT940', 'CAMT053', 'SHEET'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** One booked line of a bank's statement. Amounts are decimal strings. */
export interface StatementLine {
  /** Where it stands in its file, from 1: a line of text, a row of a sheet, an entry of camt.053. */
  row: number;
  /** Booking day of the bank, YYYY-MM-DD. */
  date: string;
  side: StatementSide;
  /** Above zero. */
  amount: string;
  /** The bank's own reference; '' where the file gives none. */
  reference: string;
  counterName: string;
  counterAccount: string;
  text: string;
  /** The balance after it, where the file says it; null otherwise. */
  balance: string | null;
}

/** The statement of one account over one or more days, as a file gives it. */
export interface BankStatement {
  /** Number of the account, without spaces; of an IBAN the whole of it. '' where a sheet does not name it. */
  account: string;
  /** ISO code. */
  currency: string;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  opening: string;
  closing: string;
  /** In the order of the file. */
  lines: readonly StatementLine[];
  /** Lines that the bank has noted and not booked: they are left out. */
  pending: number;
}
