import { pendingHooks } from './pendingHooks';
import { issue, refusal } from './pendingLoan';

export const hooks = pendingHooks({
  resource: 'loans/pending/ltl',
  approve: issue,
  reject: refusal,
});
