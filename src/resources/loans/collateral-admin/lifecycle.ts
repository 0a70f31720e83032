import { conditionsOf } from '../../../entity/Condition';
import { collateralConditions } from '../../../domain/lifecycles/conditions/requestConditions';
import type { Lifecycle } from '../../../entity/lifecycle';
import { date } from '../../../fields';
import type { collateralFields } from './collateralFields';

const inputs = { release: { releasedAt: date({ required: true, noFuture: true }) } } as const;

/**
 * The one act on a pledge: releasing it, once its loan is closed (docs/domain/lending.md 15.3). The documents name no
 * right for it; the rights of the two lists stand behind the proposed one (docs/domain/identity.md 1.4).
 */
export const collateralLifecycle = {
  field: 'state',
  code: 'code',
  actions: {
    release: {
      from: ['PLEDGED'],
      to: 'RELEASED',
      access: ['collateral:manage', 'loan-admin:list', 'loan-tenant:list'],
      confirm: 'consequence',
      irreversible: true,
      tone: 'primary',
    },
  },
  inputs,
  inputRules: {
    release: ({ releasedAt }, { pledgedAt }) =>
      releasedAt && pledgedAt && releasedAt < pledgedAt
        ? [{ field: 'releasedAt', message: 'loanLists.collateral.released_before' }]
        : [],
  },
  conditions: (_, { loanClosed }) =>
    conditionsOf(collateralConditions, 'release')({ loanClosed: loanClosed === true }),
} as const satisfies Lifecycle<typeof collateralFields, 'state', 'release', typeof inputs>;
