import type { AssetClassification, LoanCustomerType, LoanState } from '../../../domain/enums/loans';
import type { Discipline } from '../../../domain/lending/discipline';
import type { LoanBook } from '../../../domain/lending/LoanBook';
import type { TemporaryCriteria } from '../../../domain/lending/temporaryCriteria';
import type { Receipt } from '../loan/api';
import { endpoint } from '../../../dataProviders/endpoint';

// What the gateway answers to the searches. Amounts are decimal strings.

/** A loan's record as lists have it. */
export type LoanRow = { id: number; code: string } & Record<string, unknown>;

/** The loans of a code, an account, a register number or a phone. */
export interface FoundLoans {
  loans: LoanRow[];
}

/** A customer's whole history of borrowing. */
export interface LoanProfile {
  customer: { id: number; name: string; regnum: string | null; phone: string | null };
  totals: { count: number; open: number; lent: string; repaid: string; balance: string };
  /** The worst class of all loans, closed ones too; null where none was ever classified. */
  worstClass: AssetClassification | null;
  discipline: Discipline;
  roles: GuarantorRole[];
  loans: LoanRow[];
}

/** Somebody else's loan that the customer answers for. */
export interface GuarantorRole {
  loanId: number;
  code: string;
  borrower: string | null;
  role: LoanCustomerType;
  state: LoanState;
  balance: string | null;
  classification: AssetClassification | null;
}

/** One row of `searchStudents`. */
export interface StudentProfile {
  customerId: number;
  name: string;
  regnum: string | null;
  school: string;
  course: number;
  count: number;
  open: number;
  balance: string;
  worstClass: AssetClassification | null;
  discipline: Discipline;
}

/** `readTemporaryAccount`: what may be repaid with what lies there. */
export interface TemporaryAccount {
  customerId: number;
  customerName: string;
  today: string;
  balance: string;
  criteria: TemporaryCriteria;
  loans: TemporaryLoan[];
}

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
  /** What lies on the temporary account afterwards. */
  balance: string;
}

const READ = 'loan:view';
const REGISTER = 'loan:register';

export const searchLoans = endpoint<
  Partial<Record<'code' | 'regnum' | 'phone' | 'account', string>>,
  FoundLoans
>()('main', 'GET /loans/search', {
  assumed: true,
  access: READ,
  carries: '`code`, `regnum`, `phone` or `account`',
});

export const readLoanProfile = endpoint<
  Partial<Record<'customer' | 'regnum' | 'phone', string>>,
  LoanProfile
>()('main', 'GET /loans/customer-profile', {
  assumed: true,
  access: READ,
  carries: '`customer`, `regnum` or `phone`',
});

export const searchStudents = endpoint<{ school?: string; course?: string }, StudentProfile[]>()(
  'main',
  'GET /loans/student-profiles',
  { assumed: true, access: READ, carries: '`school`, `course`' },
);

export const readTemporaryAccount = endpoint<
  Partial<Record<'regnum' | 'phone', string>>,
  TemporaryAccount
>()('main', 'GET /loans/temporary-account', {
  assumed: true,
  access: REGISTER,
  carries: '`regnum` or `phone`',
});

export const repayFromTemporary = endpoint<{ amount: string }, TemporaryRepaid>()(
  'main',
  'POST /loans/:id/refund_from_current_account',
  { assumed: true, access: REGISTER, carries: '`amount`; paid from the temporary account' },
);
