import type { FeeKind } from '../../../domain/enums/e-receipts';
import type { MissingReceipts, ReceiptCheck } from '../../../domain/eReceipts/paidFees';
import { endpoint, type AsksBooks } from '../../../dataProviders/endpoint';

/** A fee that a receipt may be over. */
export interface OpenFee {
  journalId: string;
  /** Value date, `YYYY-MM-DD`. */
  date: string;
  kind: FeeKind;
  /** Decimal string. */
  amount: string;
  customerId: number;
  /** Seven digits of the customer that is a company: its receipt is a company's; null for a person. */
  companyRegnum: string | null;
  loanId: number | null;
  /** Of the loan; null for a fee of a wallet. */
  loanCode: string | null;
  /** A fee that is not paid yet has no receipt. */
  isPaid: boolean;
}

/** Fees without a standing receipt, the newest first. */
export const readOpenFees = endpoint<AsksBooks & { from: string; loanCode?: string }, OpenFee[]>()(
  'accounting',
  'GET /ebarimt/fees',
  { assumed: true, access: 'e-barimt:create', books: true, carries: '`from`, `loanCode`' },
);

/** What became of a receipt after the day of its fees was closed. */
export interface LateReceipt {
  id: number;
  billId: string;
  event: 'SENT' | 'RETURNED';
  /** ISO instant. */
  at: string;
  /** Who did it, by id; null for the system. */
  by: string | null;
  /** What is on it of the day's fees; decimal string. */
  amount: string;
}

/** R21 for one day as it stood at its close, with what explains it. Sums are decimal strings. */
export interface ReceiptDay {
  date: string;
  /** The day that is open in the books: none after it can be asked for. */
  today: string;
  /** Fee income of the day by the ledger. */
  income: string;
  /** Of this income, what was not paid on the day. */
  notYet: string;
  /** Income of other days that was paid on this one, or by the run that ended the day before. */
  before: string;
  /** What receipts are wanted for: income − not paid on the day + paid of other days. */
  paid: string;
  sent: string;
  returned: string;
  missing: MissingReceipts;
  check: ReceiptCheck;
  /** What was sent or returned since the close, the newest first. */
  since: LateReceipt[];
  /** Days up to the open one on which a paid fee has neither a receipt nor a reason, the oldest first. */
  lacking: string[];
}

/** Receipts of the fees paid on one day beside these fees. */
export const readReceiptDay = endpoint<AsksBooks & { date?: string }, ReceiptDay>()(
  'accounting',
  'GET /ebarimt/day',
  {
    assumed: true,
    access: 'e-barimt:view',
    books: true,
    carries: '`date`, the day that is open without it',
  },
);

/** What belongs to the customer. Shown for a moment, never kept. */
export interface Lottery {
  code: string;
  /** Text of the QR code of the receipt. */
  qr: string;
}

/** The lottery code and QR text of a receipt that stands; the look is written into its history, they are not. */
export const showLottery = endpoint<void, Lottery>()('accounting', 'POST /ebarimt/:id/lottery', {
  safePost: true,
  assumed: true,
  access: 'e-barimt:view',
});
