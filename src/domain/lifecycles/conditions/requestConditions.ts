import { compareMoney, type MoneyValue } from '../../money';
import type { CarLoanActName } from '../carLoanLifecycle';
import type { CourtActName } from '../courtLifecycle';
import type { Condition, Conditions } from '../../../entity/Condition';

/**
 * A failed request may be tried again only if the gateway says so, else it is corrected (docs/domain/lending.md 4.3).
 */
export const pendingRequestConditions: Conditions<
  'approve' | 'reject' | 'retry',
  { retryable: boolean }
> = {
  retry: [{ key: 'not_retryable', holds: ({ retryable }) => retryable }],
};

/** What the conditions of an aggregation request are calculated from. */
export interface AggregationFacts {
  acceptedElsewhere: boolean;
  expired: boolean;
  /** The copy went to the lender that the person works for. */
  ownCopy: boolean;
}

const ownCopy: Condition<AggregationFacts> = {
  key: 'other_tenant_copy',
  holds: (facts) => facts.ownCopy,
};

/** Each tenant decides on its own copy; one accepts an aggregation request, in time (docs/domain/lending.md 4.5). */
export const aggregationConditions: Conditions<'accept' | 'reject', AggregationFacts> = {
  reject: [ownCopy],
  accept: [
    ownCopy,
    { key: 'accepted_elsewhere', holds: ({ acceptedElsewhere }) => !acceptedElsewhere },
    { key: 'request_expired', holds: ({ expired }) => !expired },
  ],
};

/** A new invoice: one live invoice per row of a loan (docs/domain/lending.md 8.8). */
export const newInvoiceConditions: Conditions<
  'create',
  { liveInvoices: number; rowUnpaid: boolean }
> = {
  create: [
    { key: 'row_not_unpaid', holds: ({ rowUnpaid }) => rowUnpaid },
    { key: 'live_invoice', holds: ({ liveInvoices }) => liveInvoices === 0 },
  ],
};

/** What the conditions of a court record are calculated from. */
export interface CourtFacts {
  /** Variables of the letter that are unknown or empty. */
  missingVariables: number;
  /** Total of the last printed letter; none before the first print. */
  letterTotal?: MoneyValue;
  claimTotal: MoneyValue;
  /** What the court awarded; none before its decision was entered. */
  awarded?: MoneyValue;
}

/**
 * No final print with an empty variable (docs/domain/lending.md 11.6); the claim filed is the letter printed (R17,
 * docs/domain/money.md 9.1).
 */
export const courtConditions: Conditions<CourtActName, CourtFacts> = {
  print_letter: [
    {
      key: 'letter_incomplete',
      holds: ({ missingVariables }) => missingVariables === 0,
      values: ({ missingVariables }) => ({ count: missingVariables }),
    },
  ],
  file_claim: [
    {
      key: 'letter_differs',
      holds: ({ letterTotal, claimTotal }) => compareMoney(letterTotal, claimTotal) === 0,
    },
  ],
  enforce: [{ key: 'award_missing', holds: ({ awarded }) => compareMoney(awarded, 0) !== null }],
};

/** What the conditions of a car-loan request are calculated from. */
export interface CarLoanFacts {
  isMaker: boolean;
  amount: MoneyValue;
  /** Price × percent by year threshold; none where price or percent is not configured. */
  cap?: MoneyValue;
}

/** Only the creator hands a draft in; a loan stays within its cap (docs/domain/lending.md 15.1, 15.2). */
export const carLoanConditions: Conditions<CarLoanActName, CarLoanFacts> = {
  submit: [{ key: 'creator_only', holds: ({ isMaker }) => isMaker }],
  grant: [
    { key: 'cap_not_configured', holds: ({ cap }) => compareMoney(cap, 0) !== null },
    {
      key: 'cap_exceeded',
      holds: ({ amount, cap }) => {
        const order = compareMoney(amount, cap);
        return order === -1 || order === 0;
      },
      values: ({ cap }) => ({ cap: String(cap ?? '') }),
    },
  ],
};

/** Collateral is released only when its loan is closed, state 1160 (docs/domain/lending.md 15.3). */
export const collateralConditions: Conditions<'release', { loanClosed: boolean }> = {
  release: [{ key: 'loan_open', holds: ({ loanClosed }) => loanClosed }],
};
