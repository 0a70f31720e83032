import { DELETION } from './identityRights';
import { lifecycleOf } from '../../entity/lifecycleOf';

/** States of CustomerDeleteRequestState as text: 0 pending, 1 failed, 2 rejected, 3 approved. */
type State = '0' | '1' | '2' | '3';

/** A request to be deleted (docs/domain/customers.md 12.1): 0 → 3, 2 or, when a step fails, 1; 1 → 0. */
export const deleteRequestLifecycle = lifecycleOf<State>()(
  'state',
  {
    approve_deletion: {
      from: ['0'],
      to: '3',
      outcomes: ['1'],
      access: DELETION,
      confirm: 'consequence',
      irreversible: true,
      tone: 'danger',
    },
    reject_deletion: { from: ['0'], to: '2', access: DELETION, confirm: 'reason' },
    retry_deletion: { from: ['1'], to: '0', access: DELETION, confirm: 'yes-no', tone: 'primary' },
  },
  [],
);
