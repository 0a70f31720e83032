import { pendingHooks } from '../pending/pendingRules';
import { issue, refusal } from '../pending-loan/rules';

export const hooks = pendingHooks({
  resource: 'loans/pending/ltl',
  approve: issue,
  reject: refusal,
});
