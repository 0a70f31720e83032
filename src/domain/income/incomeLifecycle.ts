import {
  IncomeRejectReason,
  type IncomeFileState,
  type IncomeState,
  type StatementCheckState,
} from '../enums/customers';
import { lifecycleOf } from '../../entity/lifecycleOf';
import { REGISTER_INCOME, REVIEW_INCOME, VERIFY_STATEMENT } from './rights';

/** Income (docs/domain/income.md 1.1): registered, sent, and approved, rejected or returned for more. */
export const incomeLifecycle = lifecycleOf<IncomeState>()('state', {
  send_income: {
    from: ['REGISTERING'],
    to: 'PENDING',
    access: REGISTER_INCOME,
    confirm: 'yes-no',
  },
  approve_income: {
    from: ['PENDING'],
    to: 'APPROVED',
    access: REVIEW_INCOME,
    confirm: 'consequence',
    notByMaker: true,
    tone: 'primary',
  },
  return_income: {
    from: ['PENDING'],
    to: 'RETURNED',
    access: REVIEW_INCOME,
    confirm: 'reason',
  },
  reject_income: {
    from: ['PENDING'],
    to: 'REJECTED',
    access: REVIEW_INCOME,
    confirm: 'reason',
    reasons: IncomeRejectReason,
    tone: 'danger',
  },
  send_income_again: {
    from: ['RETURNED'],
    to: 'PENDING',
    access: REGISTER_INCOME,
    confirm: 'yes-no',
  },
});

/** One file of an income: looked through, then confirmed or rejected; approved together with the income. */
export const incomeFileLifecycle = lifecycleOf<IncomeFileState>()(
  'state',
  {
    confirm_file: {
      from: ['PENDING', 'PENDING_BY_WORKER'],
      to: 'CONFIRMED',
      access: REVIEW_INCOME,
      confirm: 'yes-no',
      notByMaker: true,
      reverse: 'reopen_file',
      tone: 'primary',
    },
    hand_to_worker: {
      from: ['PENDING'],
      to: 'PENDING_BY_WORKER',
      access: REVIEW_INCOME,
      confirm: 'yes-no',
    },
    reject_file: {
      from: ['PENDING', 'PENDING_BY_WORKER', 'CONFIRMED'],
      to: 'REJECTED',
      access: REVIEW_INCOME,
      confirm: 'reason',
      reasons: IncomeRejectReason,
      tone: 'danger',
    },
    reopen_file: {
      from: ['CONFIRMED', 'REJECTED'],
      to: 'PENDING_BY_WORKER',
      access: REVIEW_INCOME,
      confirm: 'yes-no',
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

/** A bank statement that was given as evidence: genuine or not, each with its reason, and back. */
export const statementLifecycle = lifecycleOf<StatementCheckState>()('checkState', {
  verify_statement: {
    from: ['UNCHECKED', 'NOT_VERIFIED'],
    to: 'VERIFIED',
    access: VERIFY_STATEMENT,
    confirm: 'reason',
    tone: 'primary',
  },
  refuse_statement: {
    from: ['UNCHECKED', 'VERIFIED'],
    to: 'NOT_VERIFIED',
    access: VERIFY_STATEMENT,
    confirm: 'reason',
    tone: 'danger',
  },
});
