import { LoanRejectReason } from '../../../domain/enums/loans';
import { aggregationLifecycle } from '../../../domain/lifecycles/requestLifecycles';
import type { Lifecycle } from '../../../entity/lifecycle';
import { percent, text } from '../../../fields';
import { aggregationConditions } from './aggregationConditions';
import type { aggregationFields } from './aggregationFields';

const { actions } = aggregationLifecycle;

/**
 * The life cycle of a request that went to several lenders. An acceptance makes a request for a loan of the own tenant
 * (docs/domain/lending.md 4.5), so it asks for what the customer could not know: the interest of this lender and the
 * account that the money will be paid to.
 */
export const aggregationLife = {
  ...aggregationLifecycle,
  actions: { ...actions, reject: { ...actions.reject, reasons: LoanRejectReason } },
  inputs: {
    accept: {
      interestRate: percent({ required: true, min: 0 }),
      accountNumber: text({ required: true, max: 30 }),
    },
  },
  conditions: aggregationConditions,
  code: 'requestNumber',
} as const satisfies Lifecycle<typeof aggregationFields, 'state', keyof typeof actions>;
