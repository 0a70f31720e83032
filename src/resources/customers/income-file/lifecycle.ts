import { IncomeRejectReason, type IncomeFileState } from '../../../domain/enums/customers';
import { fileBlock } from '../../../domain/income/approval';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { REVIEW_INCOME } from '../income/rights';

const table = lifecycleOf<IncomeFileState>()(
  'state',
  {
    confirm_file: {
      success: 'toast.approved',
      from: ['PENDING', 'PENDING_BY_WORKER'],
      to: 'CONFIRMED',
      access: REVIEW_INCOME,
      confirm: 'none',
      notByMaker: true,
      reverse: 'reopen_file',
      tone: 'primary',
    },
    hand_to_worker: {
      success: 'toast.sent',
      from: ['PENDING'],
      to: 'PENDING_BY_WORKER',
      access: REVIEW_INCOME,
      guard: 'asks',
      confirm: 'consequence',
    },
    reject_file: {
      success: 'toast.rejected',
      from: ['PENDING', 'PENDING_BY_WORKER', 'CONFIRMED'],
      to: 'REJECTED',
      access: REVIEW_INCOME,
      guard: 'refuses',
      confirm: 'reason',
      reasons: IncomeRejectReason,
      tone: 'danger',
    },
    reopen_file: {
      from: ['CONFIRMED', 'REJECTED'],
      to: 'PENDING_BY_WORKER',
      access: REVIEW_INCOME,
      guard: 'asks',
      confirm: 'none',
    },
  },
  [
    { from: ['UNCONFIRMED'], to: 'PENDING', by: 'sending' },
    { from: ['UNCONFIRMED'], to: 'PENDING_BY_WORKER', by: 'sending' },
    { from: ['CONFIRMED'], to: 'APPROVED', by: 'approval' },
    { from: ['PENDING', 'PENDING_BY_WORKER', 'CONFIRMED'], to: 'REJECTED', by: 'rejection' },
    { from: ['PENDING', 'PENDING_BY_WORKER'], to: 'UNCONFIRMED', by: 'return' },
  ],
);

/** A file is confirmed when every page of it was seen. */
function conditions(
  action: keyof typeof table.actions,
  {
    totalPages,
    viewedPages,
  }: { readonly totalPages?: number | null; readonly viewedPages?: number | null },
): ConditionBlock | null {
  return action === 'confirm_file'
    ? fileBlock({ totalPages: Number(totalPages), viewedPages: Number(viewedPages) })
    : null;
}

/**
 * One file of an income (docs/domain/income.md 1.2): looked through, then confirmed or rejected; approved together with
 * the income.
 */
export const incomeFileLifecycle = { ...table, conditions } as const;
