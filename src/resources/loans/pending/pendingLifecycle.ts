import type { PendingStatus } from '../../../domain/enums/common';
import { type LoanProductType, LoanRejectReason } from '../../../domain/enums/loans';
import { type Conditions, conditionsOf } from '../../../entity/Condition';
import type { Access } from '../../../entity/entity';
import type { ActionPerson, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { loanBlock } from '../loan/lifecycle';

type PendingActionName = 'approve' | 'reject' | 'retry';

/**
 * A failed request may be tried again only if the gateway says so, else it is corrected (docs/domain/lending.md 4.3).
 */
export const pendingConditions: Conditions<PendingActionName, { retryable: boolean }> = {
  retry: [{ key: 'not_retryable', holds: ({ retryable }) => retryable }],
};

/** What the conditions of a request look at. */
interface PendingRecord {
  readonly facts?: unknown;
  readonly productType?: LoanProductType | null;
  readonly retryable?: boolean | null;
}

/**
 * Conditions of a request in a queue: a retry must be allowed by the gateway, and what holds for the action of the loan
 * that an approval carries out holds for the approval. Where an approval approves the loan, a rejection rejects it.
 */
const pendingBlock =
  (loanAction: 'approve' | 'pay' | 'extend') =>
  (
    action: PendingActionName,
    record: PendingRecord,
    person: ActionPerson,
  ): ConditionBlock | null => {
    if (action === 'reject')
      return loanAction === 'approve' ? loanBlock('reject', record, person) : null;
    if (action === 'retry') {
      const retryable = record.retryable === true;
      const refused = conditionsOf(pendingConditions, 'retry')({ retryable });
      if (refused) return refused;
    }
    // The extension that waits is this one.
    const own = { ...(record.facts as object | undefined), extensionPending: false };
    return loanBlock(loanAction, record.facts ? { ...record, facts: own } : record, person);
  };

/**
 * A request that waits in a queue (docs/domain/lending.md 4.3): SUCCESS = carried out, not merely approved; FAILED keeps
 * its cause and may be tried again where the gateway says so; a rejected one is CANCELLED with the reason.
 * @param access who decides the requests of the queue
 * @param loanAction the loan's action that an approval carries out
 */
export const pendingLifecycle = (access: Access, loanAction: 'approve' | 'pay' | 'extend') =>
  ({
    ...lifecycleOf<PendingStatus>()('status', {
      approve: {
        success: 'toast.approved',
        from: ['PENDING'],
        to: 'SUCCESS',
        outcomes: ['FAILED'],
        access,
        confirm: 'consequence',
        notByMaker: true,
        tone: 'primary',
      },
      reject: {
        success: 'toast.rejected',
        from: ['PENDING'],
        to: 'CANCELLED',
        access,
        guard: 'refuses',
        confirm: 'reason',
        reasons: LoanRejectReason,
        tone: 'danger',
      },
      retry: {
        from: ['FAILED'],
        to: 'SUCCESS',
        outcomes: ['FAILED'],
        access,
        confirm: 'consequence',
        notByMaker: true,
      },
    }),
    conditions: pendingBlock(loanAction),
    cause: 'cause',
  }) as const;
