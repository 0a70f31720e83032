import { conditionsOf } from '../../../entity/Condition';
import { pendingRequestConditions } from '../../../domain/lifecycles/conditions/requestConditions';
import type { ActPerson, ConditionBlock } from '../../../entity/lifecycle';
import { loanBlock } from '../loan/lifecycle';

type Values = Readonly<Record<string, unknown>>;

/**
 * Conditions of a request in a queue: a retry must be allowed by the gateway, and what holds for the act of the loan
 * that an approval carries out holds for the approval (docs/domain/lending.md 4.3: SUCCESS is carried out, not merely
 * approved).
 * @param act the loan's act behind `approve`
 * @param withReject the loan's `reject` stands behind a rejection
 */
export const pendingConditions =
  (act: 'approve' | 'pay' | 'extend', withReject = false) =>
  (action: string, record: Values, person: ActPerson): ConditionBlock | null => {
    if (action === 'reject') return withReject ? loanBlock(action, record, person) : null;
    if (action === 'retry') {
      const retryable = record.retryable === true;
      const refused = conditionsOf(pendingRequestConditions, 'retry')({ retryable });
      if (refused) return refused;
    }
    // The request that waits is this one.
    const own = { ...(record.facts as object | undefined), extensionPending: false };
    return loanBlock(act, record.facts ? { ...record, facts: own } : record, person);
  };
