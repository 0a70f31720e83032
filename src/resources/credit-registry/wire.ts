import type {
  CreditRegistryClassification,
  CreditRegistryCustomerRole,
  CreditRegistryLoanState,
  CreditRegistryLoanType,
  CreditRegistryWriteState,
} from '../../domain/enums/credit-registry';
import type { ReportedLoan } from '../../domain/creditRegistry/reportedLoan';
import type { WriteCounts } from '../../domain/reconcile/writesCheck';

// What the gateway of the credit registry answers beside the ordinary calls (addresses are assumed). Amounts are decimal
// strings, dates YYYY-MM-DD, moments ISO 8601, people user ids; `null` as a person is the system.

/** One loan of a person as the registry holds it, ours or another lender's. */
export interface RegistryLoan {
  id: string;
  /** Name of the lender. */
  organization: string;
  /** Our report behind it; null for another lender's loan. */
  writeId: number | null;
  loanCode: string | null;
  loanType: CreditRegistryLoanType;
  customerRole: CreditRegistryCustomerRole;
  classification: CreditRegistryClassification;
  loanState: CreditRegistryLoanState | null;
  lentAmount: string;
  balance: string;
  startDate: string;
  endDate: string;
}

/** `GET /zms/checks/{id}/result`: null while there is no answer, and where the registry knows nothing. */
export interface CheckResult {
  loans: RegistryLoan[];
}

/** `POST /zms/search { regnum } | { code }`: what the registry holds of a person. */
export interface RegistrySearch {
  person: { customerId: number | null; name: string; regnum: string | null };
  loans: RegistryLoan[];
}

/** One row of `GET /zms-writer/{id}/writes`, the newest first. */
export interface WriteAttempt {
  id: string;
  at: string;
  by: string | null;
  /** 0 and 50 writing, 1 success, 2 error (specification 1 §4). */
  code: 0 | 50 | 1 | 2;
  error: string | null;
  /** What the registry held before, and what was sent. */
  before: ReportedLoan | null;
  after: ReportedLoan;
}

/** `GET /zms-writer/figures`: the sides of R20, and the failed writes by the text of their error, most first. */
export interface WriteFigures extends WriteCounts {
  errors: { text: string; count: number }[];
}

/** The states of R20 in the order of its sum. */
export const R20_STATES = [
  'SUCCESSFULLY',
  'SCHEDULED',
  'FAILED',
  'NEVER',
] as const satisfies readonly CreditRegistryWriteState[];

/** `GET /zms/checks/figures`: how many checks stand in each state, and what they cost this month. */
export interface CheckFigures {
  states: { state: string; count: number }[];
  /** Decimal string. */
  feesThisMonth: string;
}
