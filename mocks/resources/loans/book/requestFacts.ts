import type { LoanProductType } from '../../../../src/domain/enums/loans';
import {
  type AskedGuarantor,
  guaranteeProblem,
} from '../../../../src/domain/lending/guaranteeProblem';
import type { PayoutOwnerProblem } from '../../../../src/domain/lending/payoutOwner';
import { contractProblem, type LoanContract } from '../../../../src/domain/lending/loanContract';
import {
  availableLimit,
  isReserving,
  type Limits,
} from '../../../../src/domain/lending/requestLimit';
import type { LoanFactsAnswer } from '../../../../src/resources/loans/loan/api';
import type { LendingSettings } from '../../../../src/domain/lending/lendingSettings';
import type { MockRecord } from '../../../engine/MockRecord';

export type RequestFacts = NonNullable<LoanFactsAnswer['request']>;

/** What a request is, as far as its conditions go. */
export interface Requested {
  customerId: unknown;
  /** Alias of the lender that is asked. */
  lender: unknown;
  productType: LoanProductType;
  lentAmount: string;
  transferSent: boolean;
  /** It was assessed (docs/domain/lending.md 4.7). */
  isAssessed: boolean;
}

/** The records of others that a request hangs on. */
export interface RequestGround {
  customer: MockRecord | undefined;
  /** The contract that it rests on. */
  contract: MockRecord | undefined;
  /** The customer's other loans. */
  others: readonly MockRecord[];
  /** Who was asked to answer for it. */
  guarantors: readonly AskedGuarantor[];
  scholarship?: unknown;
  /** Savings that run and are worth the amount; asked for by loans that are backed by them. */
  hasSavings?: (amount: string) => boolean;
  /** What the bank's word about the pay-out account says against it. */
  payoutOwner?: PayoutOwnerProblem | null;
  /** What the lender has set; the usual where nothing is said. */
  settings?: LendingSettings;
}

/** What limits a request, from the records that it hangs on. */
export const limitsOf = ({ customer, contract, scholarship, settings }: RequestGround): Limits => ({
  creditLimit: customer?.creditLimit,
  contract: contract && { id: contract.id, limit: contract.limit },
  scholarship,
  settings,
});

/**
 * What the conditions of a request are calculated from (T1, T2, docs/domain/lending.md 3.1, 4.1): its amount against
 * what is left of the limits, one open request per product, the contract that it rests on, its guarantors and its
 * assessment.
 */
export function requestFacts(request: Requested, ground: RequestGround): RequestFacts {
  const { customerId, lender, productType, lentAmount, transferSent, isAssessed } = request;
  const { customer, contract, others, guarantors } = ground;
  return {
    amount: lentAmount,
    availableLimit: availableLimit(productType, limitsOf(ground), others),
    contract: contractProblem(contract as LoanContract | undefined, { customerId, lender }),
    guarantee: guaranteeProblem(productType, guarantors, lentAmount, ground.settings),
    lacksSavings: productType === 'LOAN_SAVING' && ground.hasSavings?.(lentAmount) !== true,
    isAssessed,
    payoutOwner: ground.payoutOwner ?? null,
    otherOpenRequest: others.some(
      (loan) => loan.productType === productType && isReserving(loan.state),
    ),
    mayLend: customer?.canLend === 'YES',
    transferSent,
  };
}
