import type { LoanState } from '../../../domain/enums/loans';
import type { ReceiptTarget } from '../../../domain/enums/accounting';
import type { MatchSign, MatchStrength } from '../../../domain/matching/proposals';
import type { DividedPart } from '../../../domain/matching/parts';
import type { ReceiptSplit } from '../../../domain/lending/waterfall';
import { endpoint, type AsksBooks } from '../../../dataProviders/endpoint';

const BANK_INCOME = 'cgw-bank-income:access';

// What the gateway answers about bank income. Amounts are decimal strings, days YYYY-MM-DD.

/** A part of a receipt as it was booked; `assignments` of a profit, in the order of booking. */
export interface Assignment {
  id: string;
  target: ReceiptTarget;
  loanId: number | null;
  loanCode: string | null;
  customerId: number;
  customerName: string;
  amount: string;
  /** The journal that booked it. */
  journalId: string;
  /** The receipt on the loan; null on a temporary account. */
  receiptId: number | null;
  /** The journal that took it back; null as long as it holds. */
  undoneBy: string | null;
}

/** One row of `readProposals`, the likeliest first. */
export interface Proposal {
  /** Null: there is no loan, the money would go to the temporary account. */
  loanId: number | null;
  loanCode: string | null;
  loanState: LoanState | null;
  product: string | null;
  customerId: number;
  customerName: string;
  /** Masked. */
  regnum: string | null;
  phone: string | null;
  dueNow: string | null;
  balance: string | null;
  /** 1–100. */
  score: number;
  /** What the score counts as by the settings in force. */
  strength: MatchStrength;
  signs: readonly MatchSign[];
}

/** One side of what a part does to its loan. */
export interface LoanSide {
  state: LoanState;
  balance: string;
  dueNow: string;
}

/** One row of `previewParts`, in the order of the parts. */
export interface PartPreview {
  target: ReceiptTarget;
  loanId: number | null;
  loanCode: string | null;
  customerId: number;
  customerName: string;
  amount: string;
  /** The waterfall: what is owed and what it gets; null on a temporary account and where it is refused. */
  owed: ReceiptSplit | null;
  split: ReceiptSplit | null;
  /** Interest taken in advance that goes back to the temporary account: the split is the amount and this. */
  released: string | null;
  loan: { before: LoanSide; after: LoanSide } | null;
  /** The customer's temporary account. */
  temporary: { before: string; after: string };
  /** Why the loan cannot take it, in the person's language. */
  refusal: string | null;
}

/** A line that waits on the desk: `readOpenLines`, the oldest first. */
export interface OpenLine {
  id: number;
  number: string;
  date: string;
  amount: string;
  payerName: string | null;
  state: 'PENDING' | 'UNRECOGNIZED';
}

const own = { assumed: true, access: BANK_INCOME } as const;

/** The calls beside the ordinary ones of bank income. */
export const profitCalls = {
  /** Who a line may be from (docs/domain/money.md 4.9). */
  proposals: endpoint<void, Proposal[]>()('accounting', 'GET /bank-cg/profits/:id/proposals', {
    ...own,
    isShaped: Array.isArray,
  }),
  /** What parts would do, by the functions that book them; nothing is written. */
  preview: endpoint<{ parts: readonly DividedPart[] }, PartPreview[]>()(
    'accounting',
    'POST /bank-cg/profits/:id/preview',
    {
      ...own,
      safePost: true,
      carries: '`parts`: `loanId` or `customerId`, `amount`; writes nothing',
      isShaped: Array.isArray,
    },
  ),
  /** Lines that wait for somebody. */
  open: endpoint<AsksBooks, OpenLine[]>()('accounting', 'GET /bank-cg/profits/open-lines', {
    ...own,
    books: true,
    isShaped: Array.isArray,
  }),
};
