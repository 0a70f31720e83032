import { LOAN } from '../../../domain/settings';
import { type LoanAggregationState, LoanRejectReason } from '../../../domain/enums/loans';
import { type Condition, type Conditions, conditionsOf } from '../../../entity/Condition';
import type { PartialValues } from '../../../entity/Field';
import type { ActionPerson, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { bank, percent, text } from '../../../fields';
import type { aggregationFields } from './aggregation.entity';

/** Decides requests for the own tenant (docs/domain/lending.md 4.5). */
export const AGGREGATION = 'la-request-tenant:list';

const table = lifecycleOf<LoanAggregationState>()(
  'state',
  {
    accept: {
      success: 'toast.approved',
      from: ['VIEWED'],
      to: 'ACCEPTED',
      access: AGGREGATION,
      guard: 'asks',
      confirm: 'consequence',
      irreversible: true,
      tone: 'primary',
    },
    reject: {
      success: 'toast.rejected',
      from: ['VIEWED'],
      to: 'REJECTED',
      access: AGGREGATION,
      guard: 'refuses',
      confirm: 'reason',
      reasons: LoanRejectReason,
      tone: 'danger',
    },
  },
  [
    { from: ['PENDING'], to: 'VIEWED', by: 'opening' },
    { from: ['PENDING', 'VIEWED'], to: 'EXPIRED', by: 'time' },
    { from: ['PENDING', 'VIEWED'], to: 'CANCELLED', by: 'customer' },
    { from: ['PENDING', 'VIEWED'], to: 'CANCELLED', by: 'otherTenant' },
  ],
);

type AggregationActionName = keyof typeof table.actions;

/** What the conditions of a request are calculated from. */
interface AggregationFacts {
  acceptedElsewhere: boolean;
  expired: boolean;
  /** The copy went to the lender that the person works for. */
  ownCopy: boolean;
}

const ownCopy: Condition<AggregationFacts> = {
  key: 'other_tenant_copy',
  holds: (facts) => facts.ownCopy,
};

/** Each tenant decides on its own copy; one accepts a request, in time (docs/domain/lending.md 4.5). */
export const aggregationConditions: Conditions<AggregationActionName, AggregationFacts> = {
  reject: [ownCopy],
  accept: [
    ownCopy,
    { key: 'accepted_elsewhere', holds: ({ acceptedElsewhere }) => !acceptedElsewhere },
    { key: 'request_expired', holds: ({ expired }) => !expired },
  ],
};

/**
 * Why an action is closed: whether another tenant accepted, the gateway says with the record. Where the person's tenant is
 * not known, the gateway judges.
 */
const aggregationBlock = (
  action: AggregationActionName,
  record: PartialValues<typeof aggregationFields> & { readonly acceptedElsewhere?: unknown },
  { tenant }: ActionPerson,
): ConditionBlock | null =>
  conditionsOf(
    aggregationConditions,
    action,
  )({
    acceptedElsewhere: record.acceptedElsewhere === true,
    expired: record.state === 'EXPIRED',
    ownCopy: tenant === undefined || record.tenant === tenant,
  });

/**
 * The life cycle of a request that went to several lenders (docs/domain/lending.md 4.5): opening marks it VIEWED, once;
 * acceptance by one tenant cancels the copies of the others. An acceptance makes a request for a loan of the own tenant,
 * so it asks for what the customer could not know: the interest of this lender and the account that the money will be
 * paid to.
 */
export const aggregationLifecycle = {
  ...table,
  inputs: {
    accept: {
      interestRate: percent({ required: true, min: 0, max: LOAN.interestRateMaxPercent }),
      bankCode: bank({ required: true }),
      accountNumber: text({ required: true, max: 30 }),
    },
  },
  conditions: aggregationBlock,
} as const;
