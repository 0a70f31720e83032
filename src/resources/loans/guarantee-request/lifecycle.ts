import type { GuaranteeRequestState } from '../../../domain/enums/loans';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { LOAN_QUEUE } from '../rights';

/** The guarantor answers in the application, staff may cancel while the request waits (docs/domain/lending.md 4.4). */
export const guaranteeRequestLifecycle = lifecycleOf<GuaranteeRequestState>()(
  'state',
  {
    cancel_record: {
      success: 'toast.cancelled',
      failure: 'error.cancel_failed',
      from: ['PENDING'],
      to: 'CANCELLED',
      access: LOAN_QUEUE,
      guard: 'refuses',
      confirm: 'reason',
      tone: 'danger',
    },
  },
  [
    { from: ['PENDING'], to: 'APPROVED', by: 'guarantor' },
    { from: ['PENDING'], to: 'REJECTED', by: 'guarantor' },
  ],
);
