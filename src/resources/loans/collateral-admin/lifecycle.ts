import { type Conditions, conditionsOf } from '../../../entity/Condition';
import type { Lifecycle } from '../../../entity/lifecycle';
import { date } from '../../../fields';
import type { collateralFields } from './collateralAdmin.entity';

/** Collateral is released only when its loan is closed, state 1160 (docs/domain/lending.md 15.3). */
export const collateralConditions: Conditions<'release', { loanClosed: boolean }> = {
  release: [{ key: 'loan_open', holds: ({ loanClosed }) => loanClosed }],
};

const inputs = { release: { releasedAt: date({ required: true, noFuture: true }) } } as const;

/**
 * The one action on a pledge: releasing it, once its loan is closed (docs/domain/lending.md 15.3). The documents name no
 * right for it; the rights of the two lists follow the proposed one (docs/domain/identity.md 1.4).
 */
export const collateralLifecycle = {
  field: 'state',
  actions: {
    release: {
      from: ['PLEDGED'],
      to: 'RELEASED',
      access: ['collateral:manage', 'loan-admin:list', 'loan-tenant:list'],
      guard: 'proof',
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
