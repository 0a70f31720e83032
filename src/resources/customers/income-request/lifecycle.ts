import { IncomeRejectReason, type IncomeState } from '../../../domain/enums/customers';
import { approvalBlock, sendBlock, type IncomeFacts } from '../../../domain/income/approval';
import type { ActionPerson, ConditionBlock, Lifecycle } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { image, pdf } from '../../../fields';
import { REGISTER_INCOME, REVIEW_INCOME } from '../income/rights';
import type { incomeFields } from './incomeRequest.entity';

const table = lifecycleOf<IncomeState>()('state', {
  send_income: {
    success: 'toast.sent',
    failure: 'error.send_failed',
    from: ['REGISTERING'],
    to: 'PENDING',
    access: REGISTER_INCOME,
    confirm: 'consequence',
  },
  approve_income: {
    success: 'toast.approved',
    from: ['PENDING'],
    to: 'APPROVED',
    access: REVIEW_INCOME,
    confirm: 'consequence',
    notByMaker: true,
    tone: 'primary',
  },
  return_income: {
    success: 'toast.returned',
    from: ['PENDING'],
    to: 'RETURNED',
    access: REVIEW_INCOME,
    guard: 'refuses',
    confirm: 'reason',
  },
  reject_income: {
    success: 'toast.rejected',
    from: ['PENDING'],
    to: 'REJECTED',
    access: REVIEW_INCOME,
    guard: 'refuses',
    confirm: 'reason',
    reasons: IncomeRejectReason,
    tone: 'danger',
  },
  send_income_again: {
    success: 'toast.sent',
    failure: 'error.send_failed',
    from: ['RETURNED'],
    to: 'PENDING',
    access: REGISTER_INCOME,
    confirm: 'consequence',
  },
});

const inputs = { send_income_again: { document: pdf(), picture: image() } } as const;

/** What blocks sending and approving, by the facts that the gateway sends with the record. */
function conditions(
  action: keyof typeof table.actions,
  record: { readonly facts?: unknown },
  person: ActionPerson,
): ConditionBlock | null {
  const facts = record.facts as IncomeFacts | undefined;
  if (!facts) return null;
  if (action === 'approve_income') return approvalBlock(facts, person.id);
  return action === 'send_income' ? sendBlock(facts) : null;
}

/**
 * Income (docs/domain/income.md 1.1): registered, sent, and approved, rejected or returned for more. What is sent again
 * brings better evidence along.
 */
export const incomeLifecycle = {
  ...table,
  inputs,
  inputRules: {
    send_income_again: ({ document, picture }) =>
      document || picture ? [] : [{ field: 'document', message: 'income.files_needed' }],
  },
  conditions,
} as const satisfies Lifecycle<
  typeof incomeFields,
  'state',
  keyof typeof table.actions,
  typeof inputs
>;
