import type { Access } from '../../entity/entity';
import type { LifecycleAction } from '../../entity/lifecycle';
import { type LoanProductType, type LoanState, OPEN_LOAN_STATES } from '../enums/loans';
import { lifecycleOf } from '../../entity/lifecycleOf';
import * as rights from './rights';

const FAILED_STAGES = [
  'LOAN_REQUEST_FAILED',
  'LOAN_POSTING_FAILED',
  'LOAN_TRANSFER_FAILED',
] as const;

type Acts = Readonly<Record<string, LifecycleAction<LoanState>>>;

const request = (access: Access) =>
  ({
    approve: {
      from: ['LOAN_REQUESTED'],
      to: 'LOAN_ONGOING',
      outcomes: ['LOAN_ONHOLD', ...FAILED_STAGES],
      access,
      confirm: 'consequence',
      irreversible: true,
      notByMaker: true,
      consequences: ['lentAmount', 'fee', 'accountNumber', 'refundDate'],
      tone: 'primary',
    },
    reject: {
      from: ['LOAN_REQUESTED'],
      to: 'CANCELLED',
      access,
      confirm: 'reason',
      tone: 'danger',
    },
    cancel_record: {
      from: ['LOAN_REQUESTED'],
      to: 'CANCELLED',
      access,
      confirm: 'reason',
      reverse: 'confirm_cancel_to_issued',
      tone: 'danger',
    },
    mark_wrong_request: {
      from: ['LOAN_REQUESTED'],
      to: 'LOAN_WRONG_REQUEST',
      access,
      confirm: 'reason',
      irreversible: true,
      tone: 'danger',
    },
  }) as const satisfies Acts;

const repair = {
  confirm_cancel_to_issued: {
    from: ['CANCELLED'],
    to: 'LOAN_ONGOING',
    access: rights.CONFIRM_ISSUED,
    confirm: 'consequence',
    irreversible: true,
    consequences: ['lentAmount', 'accountNumber', 'lendedDate'],
  },
  check_status: {
    from: ['LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'],
    to: 'LOAN_ONHOLD',
    stays: true,
    outcomes: ['LOAN_ONGOING', ...FAILED_STAGES],
    access: rights.CORRECT_LOAN,
    confirm: 'none',
  },
  correct: {
    from: [...FAILED_STAGES, 'LOAN_LONG_ONHOLD'],
    to: 'LOAN_ONGOING',
    outcomes: ['CANCELLED'],
    access: rights.CORRECT_LOAN,
    confirm: 'consequence',
    irreversible: true,
    consequences: ['fee', 'balance', 'accountNumber'],
  },
} as const satisfies Acts;

const repayment = {
  pay: {
    from: OPEN_LOAN_STATES,
    to: 'LOAN_ONGOING',
    stays: true,
    outcomes: ['CLOSED'],
    access: rights.PAY,
    confirm: 'consequence',
    consequences: ['balance', 'refundedAmount'],
    tone: 'primary',
  },
  pay_in_advance: {
    from: ['LOAN_ONGOING'],
    to: 'LOAN_ONGOING',
    stays: true,
    outcomes: ['CLOSED'],
    access: rights.PAY,
    confirm: 'consequence',
    consequences: ['balance', 'refundDate'],
  },
  extend: {
    from: ['LOAN_ONGOING'],
    to: 'LOAN_ONGOING',
    stays: true,
    access: rights.EXTEND,
    confirm: 'consequence',
    consequences: ['refundDate', 'extensionDuration', 'fee'],
  },
  renew_overdue_schedule: {
    from: ['LOAN_ONGOING'],
    to: 'LOAN_ONGOING',
    stays: true,
    access: rights.RENEW_OVERDUE,
    confirm: 'consequence',
    consequences: ['refundDate', 'balance'],
  },
} as const satisfies Acts;

const risk = {
  move_to_risk_fund: {
    from: ['LOAN_ONGOING'],
    to: 'LOAN_RISK',
    access: rights.RISK,
    confirm: 'reason',
    reverse: 'return_to_ongoing',
    tone: 'danger',
  },
  move_to_court: {
    from: ['LOAN_RISK'],
    to: 'LOAN_COURT',
    access: rights.COURT,
    confirm: 'consequence',
    reverse: 'withdraw_claim',
    consequences: ['balance', 'interest', 'penaltyInterest'],
    tone: 'danger',
  },
  return_to_ongoing: {
    from: ['LOAN_RISK'],
    to: 'LOAN_ONGOING',
    access: rights.RISK,
    confirm: 'reason',
  },
  withdraw_claim: {
    from: ['LOAN_COURT'],
    to: 'LOAN_RISK',
    access: rights.COURT,
    confirm: 'reason',
  },
  settle_claim: {
    from: ['LOAN_COURT'],
    to: 'CLOSED',
    access: rights.COURT,
    confirm: 'reason',
    irreversible: true,
  },
  close_from_risk_fund: {
    from: ['LOAN_RISK', 'LOAN_COURT'],
    to: 'CLOSED',
    access: rights.CLOSE_FUND,
    confirm: 'consequence',
    irreversible: true,
    consequences: ['balance', 'classification'],
    tone: 'danger',
  },
  record_recovery: {
    from: ['CLOSED'],
    to: 'CLOSED',
    stays: true,
    access: rights.PAY,
    confirm: 'consequence',
    consequences: ['offBalance', 'recoveredAmount'],
    tone: 'primary',
  },
} as const satisfies Acts;

const adjustments = {
  upgrade_class: {
    from: OPEN_LOAN_STATES,
    to: 'LOAN_ONGOING',
    stays: true,
    access: rights.UPGRADE_CLASS,
    confirm: 'reason',
  },
  correct_amounts: {
    from: OPEN_LOAN_STATES,
    to: 'LOAN_ONGOING',
    stays: true,
    outcomes: ['CLOSED'],
    access: rights.CORRECT_AMOUNTS,
    confirm: 'consequence',
    irreversible: true,
    consequences: ['interest', 'fee', 'balance'],
  },
  // In court the claim is frozen: what it was calculated from stays.
  move_receipt: {
    from: ['LOAN_ONGOING', 'LOAN_RISK'],
    to: 'LOAN_ONGOING',
    stays: true,
    access: rights.CORRECT_AMOUNTS,
    confirm: 'consequence',
    consequences: ['balance', 'refundedAmount'],
  },
} as const satisfies Acts;

/** The right to decide a request, by the queue that its product waits in (docs/domain/lending.md 4.2). */
export const decideRight = (productType: LoanProductType): Access =>
  productType === 'LOAN_LONG_TERM' ? rights.DECIDE_LONG_TERM : rights.DECIDE_LOAN;

/**
 * A loan from its request to its end; registering makes the record. A request may be decided with the right of either queue here;
 * which of them the product needs is a condition (`queue_right`).
 */
export const loanLifecycle = lifecycleOf<LoanState>()(
  'state',
  {
    ...request([...rights.DECIDE_LOAN, 'ltl-pending-request:view']),
    ...repair,
    ...repayment,
    ...risk,
    ...adjustments,
  },
  [
    { from: ['LOAN_REQUESTED'], to: 'LOAN_ONHOLD', by: 'noAnswer' },
    { from: ['LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'], to: 'LOAN_ONGOING', by: 'answer' },
    { from: ['LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'], to: 'LOAN_REQUEST_FAILED', by: 'answer' },
    { from: ['LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'], to: 'LOAN_POSTING_FAILED', by: 'answer' },
    { from: ['LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'], to: 'LOAN_TRANSFER_FAILED', by: 'answer' },
    { from: ['LOAN_ONHOLD'], to: 'LOAN_LONG_ONHOLD', by: 'time' },
  ],
);

export type LoanActName = keyof typeof loanLifecycle.actions;
