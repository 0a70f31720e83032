import { openChecks, type DeleteCheckResult } from '../../../domain/customers/deleteChecks';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { LEAD } from '../../../domain/enums/lead';
import { lifecycleOf } from '../../../entity/lifecycleOf';

/**
 * Decides requests for deletion, which nothing takes back: the proposed right, or a lead's. Who may see the queue decides
 * nothing by that (docs/domain/identity.md 1.4).
 */
const DELETION = ['customer-delete-request:approve', LEAD] as const;

/** States of CustomerDeleteRequestState as text: 0 pending, 1 failed, 2 rejected, 3 approved. */
type State = '0' | '1' | '2' | '3';

const table = lifecycleOf<State>()('state', {
  approve_deletion: {
    success: 'toast.approved',
    from: ['0'],
    to: '3',
    outcomes: ['1'],
    access: DELETION,
    confirm: 'typed',
    irreversible: true,
    tone: 'danger',
  },
  reject_deletion: {
    success: 'toast.rejected',
    from: ['0'],
    to: '2',
    access: DELETION,
    confirm: 'reason',
  },
  retry_deletion: {
    from: ['1'],
    to: '0',
    access: DELETION,
    confirm: 'consequence',
    tone: 'primary',
  },
});

/** Approving needs every pre-check. */
function conditions(
  action: keyof typeof table.actions,
  { checks }: Readonly<Record<string, unknown>>,
): ConditionBlock | null {
  if (action !== 'approve_deletion') return null;
  // A list does not carry the checks: the record is judged when it is opened, and by the gateway.
  const count = Array.isArray(checks) ? openChecks(checks as DeleteCheckResult[]) : 0;
  if (count === 0) return null;
  return { kind: 'condition', message: 'actionBlocks.deletion_open', values: { count } };
}

/**
 * A request to be deleted (docs/domain/customers.md 12.1): 0 → 3, 2 or, when a step fails, 1; 1 → 0. The
 * last digits of the customer's phone are typed to confirm the deletion.
 */
export const deleteRequestLifecycle = { ...table, conditions } as const;
