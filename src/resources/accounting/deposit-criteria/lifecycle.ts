import type { CriteriaState } from '../../../domain/enums/wallets';
import { TEMPORARY } from '../../../domain/settings';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { money, number } from '../../../fields';

const table = lifecycleOf<CriteriaState>()('state', {
  change_criteria: {
    from: ['IN_FORCE'],
    to: 'IN_FORCE',
    stays: true,
    access: 'loan-criteria-settings:create',
    confirm: 'reason',
    guard: 'inForceByAnother',
    tone: 'primary',
  },
});

interface Criteria {
  readonly nextPaymentMinDay?: number | null;
  readonly minBalance?: string | null;
}

/** Both criteria are changed together, with a reason; once another person has put them in force they hold from the next repayment on. */
export const criteriaLifecycle = {
  ...table,
  inputs: {
    change_criteria: {
      nextPaymentMinDay: number({
        required: true,
        integer: true,
        min: 0,
        max: TEMPORARY.nextPaymentMaxDays,
      }),
      minBalance: money({ required: true, max: TEMPORARY.minBalanceMax }),
    },
  },
  inputDefaults: {
    change_criteria: ({ nextPaymentMinDay, minBalance }: Criteria) => ({
      nextPaymentMinDay,
      minBalance,
    }),
  },
} as const;
