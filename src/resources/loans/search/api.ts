import type { AssetClassification, LoanCustomerType, LoanState } from '../../../domain/enums/loans';
import type { Discipline } from '../../../domain/lending/discipline';
import type { FormerValue } from '../../../dataProviders/former';
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
  /** The number or phone that was asked for, where it was theirs before. */
  former?: FormerValue;
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

const READ = 'loan:view';

/** Loans by one of four things that people know of them. */
export const searchLoans = endpoint<
  Partial<Record<'code' | 'regnum' | 'phone' | 'account', string>>,
  FoundLoans
>()('main', 'POST /loans/lookup', {
  safePost: true,
  assumed: true,
  access: READ,
  carries: '`code`, `regnum`, `phone` or `account`',
});

/** The history of borrowing of one customer. */
export const readLoanProfile = endpoint<
  Partial<Record<'customer' | 'regnum' | 'phone', string>>,
  LoanProfile
>()('main', 'POST /loans/customer-profile', {
  safePost: true,
  assumed: true,
  access: READ,
  carries: '`customer`, `regnum` or `phone`',
});

/** Students with loans by school and course. */
export const searchStudents = endpoint<{ school?: string; course?: string }, StudentProfile[]>()(
  'main',
  'GET /loans/student-profiles',
  { assumed: true, access: READ, carries: '`school`, `course`' },
);
