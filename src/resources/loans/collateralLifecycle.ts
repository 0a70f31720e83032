import { conditionsOf } from '../../domain/lifecycles/conditions/Condition';
import { collateralConditions } from '../../domain/lifecycles/conditions/requestConditions';
import type { Lifecycle } from '../../entity/lifecycle';
import { date } from '../../entity/kinds/date';

/**
 * The one act on a pledge: releasing it, once its loan is closed (domain 4.17). The documents name no right for it; the
 * rights of the two lists stand behind the proposed one (domain X10).
 */
export const collateralLifecycle: Lifecycle<'state' | 'code'> = {
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
  asks: { release: { releasedAt: date({ required: true, noFuture: true }) } },
  askRules: {
    release: ({ releasedAt }, { pledgedAt }) =>
      typeof releasedAt === 'string' && typeof pledgedAt === 'string' && releasedAt < pledgedAt
        ? [{ field: 'releasedAt', message: 'collateral.released_before' }]
        : [],
  },
  conditions: (_, { loanClosed }) =>
    conditionsOf(collateralConditions, 'release')({ loanClosed: loanClosed === true }),
};
