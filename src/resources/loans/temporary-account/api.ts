import type { LedgerEntryKind } from '../../../domain/enums/accounting';
import type { LoanState } from '../../../domain/enums/loans';
import type { LoanBook } from '../../../domain/lending/LoanBook';
import type { TemporaryCriteria } from '../../../domain/lending/temporaryCriteria';
import type { Receipt } from '../loan/api';
import { endpoint } from '../../../dataProviders/endpoint';

// What the gateway answers about the temporary account of a customer. Amounts are decimal strings.

/** `readTemporaryAccount`: what may be repaid with its balance. */
export interface TemporaryAccount {
  customerId: number;
  customerName: string;
  today: string;
  /** What was on it before the first movement. */
  opening: string;
  balance: string;
  /** By the journals, the oldest first. */
  movements: TemporaryMovement[];
  /** All accounts together, for R10 (docs/domain/money.md 9.1). */
  suspense: { customers: string; unallocated: string; ledger: string };
  criteria: TemporaryCriteria;
  loans: TemporaryLoan[];
}

/** What came onto the account (`in`) or left it (`out`). */
export interface TemporaryMovement {
  id: string;
  date: string;
  kind: LedgerEntryKind;
  in: string | null;
  out: string | null;
  /** The loan that it came from or went to, or the batch of payments. */
  loanId: number | null;
  loanCode: string | null;
  batchCode: string | null;
  /** What any other journal was made by, in words. */
  origin: string | null;
  journalId: string;
}

/** A loan that may be repaid from it. */
export interface TemporaryLoan {
  id: number;
  code: string;
  product: string | null;
  state: LoanState;
  balance: string;
  dueNow: string;
  /** The oldest unpaid day, or the next one. */
  dueDate: string | null;
  /** Days to it; below zero = overdue. */
  dueInDays: number | null;
  book: LoanBook;
}

/** Answer of `repayFromTemporary`. */
export interface TemporaryRepaid {
  receipt: Receipt;
  loan: { id: number; code: string; state: LoanState; balance: string };
  /** The balance of the temporary account afterwards. */
  balance: string;
}

const REGISTER = 'loan:register';

/** The temporary account of a customer, by register number or phone. */
export const readTemporaryAccount = endpoint<
  Partial<Record<'regnum' | 'phone', string>>,
  TemporaryAccount
>()('main', 'POST /loans/temporary-account/search', {
  safePost: true,
  assumed: true,
  access: REGISTER,
  carries: '`regnum` or `phone`',
});

/** Repays a loan from the temporary account of its borrower. */
export const repayFromTemporary = endpoint<{ amount: string }, TemporaryRepaid>()(
  'main',
  'POST /loans/:id/refund_from_current_account',
  {
    assumed: true,
    access: REGISTER,
    on: 'loans',
    carries: '`amount`; paid from the temporary account',
  },
);
