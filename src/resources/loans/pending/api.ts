import type { AssetClassification, LoanState } from '../../../domain/enums/loans';
import type { RegistryAnswer } from '../../customers/state-registry/api';
import type { LoanAssessment, LoanBookAnswer } from '../loan/api';
import { endpoint } from '../../../dataProviders/endpoint';

/**
 * What the decision on a request rests on, under the right of its queue
 * alone. Amounts are decimal strings.
 */
export interface PendingReviewDetails {
  /** The loan as the rules know it: its terms while it is a request, its book once it is paid out. */
  loan: LoanBookAnswer;
  /** Where the money is to go, and who borrows. */
  customerId: number;
  bankCode: number;
  accountNumber: string | null;
  /** What the customer may still borrow, before this request; null where the loan is paid out already. */
  availableLimit: string | null;
  /** The customer's other loans that are not closed. */
  openLoans: OpenLoan[];
  assessment: LoanAssessment | null;
  /** What secures the loan. */
  collateral: CollateralFact[];
  /** Of a long-term loan: what social insurance is paid for; null where the state registry was never read. */
  insurance?: SocialInsurance | null;
}

/** The borrower's employment as social insurance has it, the present employer first. */
export interface SocialInsurance {
  /** When the state registry was read. */
  at: string;
  employment: RegistryAnswer['employment'];
}

export interface OpenLoan {
  id: number | string;
  code: string;
  state: LoanState;
  balance: string;
  dueNow: string;
  overdueDays: number;
  classification: AssetClassification | null;
}

export interface CollateralFact {
  /** 1 car, 2 real estate. */
  kind: 1 | 2;
  /** Plate or certificate number. */
  number: string;
  value: string;
}

/** What a decision rests on, by the queue of its request. */
export const pendingReviewDetails = {
  'loans/pending/loan': endpoint<void, PendingReviewDetails>()(
    'main',
    'GET /loans/pending/loan/:id/evidence',
    { assumed: true, access: 'loan-pending-request:list' },
  ),
  'loans/pending/ltl': endpoint<void, PendingReviewDetails>()(
    'main',
    'GET /loans/pending/ltl/:id/evidence',
    { assumed: true, access: 'ltl-pending-request:view' },
  ),
  'loans/pending/extension': endpoint<void, PendingReviewDetails>()(
    'main',
    'GET /loans/pending/extension/:id/evidence',
    { assumed: true, access: 'loan-extension-request:list' },
  ),
  'loans/pending/payment': endpoint<void, PendingReviewDetails>()(
    'main',
    'GET /loans/pending/payment/:id/evidence',
    { assumed: true, access: 'loan-payment-request:list' },
  ),
};
