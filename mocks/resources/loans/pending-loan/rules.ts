import { approved } from '../book/issue';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { causeOf, statusOf } from '../pending/pendingFollow';
import { decideLoan, pendingHooks } from '../pending/pendingRules';

/**
 * Pays the loan out (T2). Where a leg stops, the request has failed with the cause; what was sent cannot be sent again,
 * so it is corrected on the loan, not retried (docs/domain/lending.md 4.3).
 */
export function issue(request: MockRecord, call: Call): Record<string, unknown> {
  const loan = decideLoan(call, request, { action: 'approve', run: approved });
  const status = statusOf(loan.state);
  return status === 'FAILED' ? { status, cause: causeOf(loan), retryable: false } : { status };
}

/** T3. */
export const refusal = {
  action: 'reject',
  run: (file: Parameters<typeof approved>[0]) => ({ ...file, state: 'CANCELLED' as const }),
};

export const hooks = pendingHooks({
  resource: 'loans/pending/loan',
  approve: issue,
  reject: refusal,
});
