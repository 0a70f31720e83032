import { openChecks, type DeleteCheckResult } from '../../../domain/customers/deleteChecks';
import { deleteRequestLifecycle } from '../../../domain/lifecycles/deleteRequestLifecycle';
import type { ConditionBlock } from '../../../entity/lifecycle';

/**
 * The decisions on a request for deletion; approving needs every pre-check, and the phone typed again
 * (docs/domain/customers.md 12.1).
 */
export const deletionLife = {
  ...deleteRequestLifecycle,
  code: 'phone',
  conditions: (
    action: string,
    { checks }: Readonly<Record<string, unknown>>,
  ): ConditionBlock | null => {
    if (action !== 'approve_deletion') return null;
    // A list does not carry the checks: the record is judged when it is opened, and by the gateway.
    const count = Array.isArray(checks) ? openChecks(checks as DeleteCheckResult[]) : 0;
    if (count === 0) return null;
    return { kind: 'condition', message: 'actionBlocks.deletion_open', values: { count } };
  },
} as const;
