import type { LoanCriteriaState } from '../../../domain/enums/settings';
import { INCOME } from '../../../domain/settings';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { percent } from '../../../fields';

/** Who keeps the margins of incomes. */
export const KEEP_MARGINS = 'cus-income-margin:access';

/**
 * A margin is changed with a reason, and in force once another person says so; incomes registered from then on are calculated by it, those registered before keep
 * their own (docs/domain/income.md 3.1).
 */
export const marginLifecycle = {
  ...lifecycleOf<LoanCriteriaState>()('state', {
    change: {
      from: ['IN_FORCE'],
      to: 'IN_FORCE',
      stays: true,
      access: KEEP_MARGINS,
      confirm: 'reason',
      guard: 'inForceByAnother',
      tone: 'primary',
    },
  }),
  inputs: { change: { margin: percent({ required: true, ...INCOME.margin }) } },
  inputDefaults: {
    change: ({ margin }: { readonly margin?: number | null }) => ({ margin: margin ?? undefined }),
  },
} as const;
