import type { RaRecord } from 'ra-core';
import type { RegistryRequestState } from '../../../domain/enums/common';
import type {
  CreditRegistryClassification,
  CreditRegistryCustomerRole,
  CreditRegistryLoanState,
  CreditRegistryLoanType,
} from '../../../domain/enums/credit-registry';
import { endpoint } from '../../../dataProviders/endpoint';

// What the gateway of the credit registry answers beside the ordinary calls. Amounts are decimal
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

/** `readCheckResult`: null while there is no answer, and where the registry knows nothing. */
export interface CheckResult {
  loans: RegistryLoan[];
}

/** `readCheckFigures`: how many checks are in each state, and what they cost this month. */
export interface CheckFigures {
  states: { state: RegistryRequestState; count: number }[];
  /** Decimal string. */
  feesThisMonth: string;
  /** What one check costs now, a decimal string. */
  fee: string;
}

/** The figures above the list of checks. */
export const readCheckFigures = endpoint<void, CheckFigures>()('zms', 'GET /zms/checks/figures', {
  assumed: true,
  access: 'zms:list',
});

/** The registry’s answer to a check. */
export const readCheckResult = endpoint<void, CheckResult>()('zms', 'GET /zms/checks/:id/result', {
  assumed: true,
  access: 'zms:list',
});

/** Asks the registry about a customer; it costs a fee. A check that is still valid is only sent again with a reason. */
export const sendCheck = endpoint<SentCheck, RaRecord>()('zms', 'POST /zms/checks', {
  assumed: true,
  access: 'zms:list',
  guard: 'asks',
  carries: '`customerId`, `logType`, `reason` within 7 days',
});

/** What `sendCheck` carries. */
export interface SentCheck {
  customerId: number | string;
  /** A check of the registry itself without it. */
  logType?: string;
  reason?: string;
}
