import type { Hooks } from '../../../engine/Hooks';

/** The criteria: what is asked for holds from the next repayment on; each change is in the history. */
export const hooks: Hooks = {
  resource: 'deposit_criteria',
  recorded: ['nextPaymentMinDay', 'minBalance'],
  actions: { change_criteria: (_, __, asked) => ({ ...asked }) },
};
