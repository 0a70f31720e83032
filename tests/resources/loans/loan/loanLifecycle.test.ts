import { describe, expect, it } from 'vitest';
import { actionsIn, endsOf } from '../../../../src/entity/lifecycleOf';
import {
  decideRight,
  type LoanActionName,
  loanLifecycle,
} from '../../../../src/resources/loans/loan/lifecycle';
import { LoanState } from '../../../../src/domain/enums/loans';
import { whyBlocked } from '../../../../src/entity/lifecycle';

// Literal tables of docs/domain/lending.md 3.1: the code under test computes none of them.

const ACTIONS: Record<LoanState, LoanActionName[]> = {
  LOAN_REQUESTED: ['approve', 'reject', 'cancel_record', 'mark_wrong_request'],
  LOAN_REQUEST_FAILED: ['correct'],
  LOAN_POSTING_FAILED: ['correct'],
  LOAN_TRANSFER_FAILED: ['correct'],
  LOAN_ONHOLD: ['check_status'],
  LOAN_LONG_ONHOLD: ['check_status', 'correct'],
  LOAN_ONGOING: [
    'pay',
    'pay_in_advance',
    'extend',
    'renew_overdue_schedule',
    'move_to_risk_fund',
    'upgrade_class',
    'correct_amounts',
    'move_receipt',
  ],
  CLOSED: ['record_recovery'],
  LOAN_WRONG_REQUEST: [],
  CANCELLED: ['confirm_cancel_to_issued'],
  LOAN_RISK: [
    'pay',
    'move_to_court',
    'return_to_ongoing',
    'close_from_risk_fund',
    'upgrade_class',
    'correct_amounts',
    'move_receipt',
  ],
  LOAN_COURT: [
    'pay',
    'withdraw_claim',
    'settle_claim',
    'close_from_risk_fund',
    'upgrade_class',
    'correct_amounts',
  ],
};

const NAMES: LoanActionName[] = [
  'approve',
  'reject',
  'cancel_record',
  'mark_wrong_request',
  'confirm_cancel_to_issued',
  'check_status',
  'correct',
  'pay',
  'pay_in_advance',
  'extend',
  'renew_overdue_schedule',
  'move_to_risk_fund',
  'move_to_court',
  'return_to_ongoing',
  'withdraw_claim',
  'settle_claim',
  'close_from_risk_fund',
  'record_recovery',
  'upgrade_class',
  'correct_amounts',
  'move_receipt',
];

const moves = Object.entries(ACTIONS).flatMap(([state, open]) =>
  NAMES.map((action) => ({ state, action, open: open.includes(action) })),
);

const ANYBODY = { id: 'u1', rules: true, may: () => true };

describe('what each state of a loan allows', () => {
  it('knows every state and every action', () => {
    expect(Object.keys(ACTIONS)).toEqual([...LoanState.values]);
    expect(Object.keys(loanLifecycle.actions)).toEqual(NAMES);
  });

  it.each(Object.entries(ACTIONS))('%s: %j', (state, actions) => {
    expect(actionsIn(loanLifecycle, state as LoanState)).toEqual(actions);
  });

  it.each(moves)('$action in $state: $open', ({ state, action, open }) => {
    const actionBlock = whyBlocked(loanLifecycle, action, { state }, ANYBODY);
    if (open) expect(actionBlock).toBeNull();
    else expect(actionBlock?.kind).toBe('state');
  });
});

describe('the moves that docs/domain/lending.md 3.2 forbids by name', () => {
  it.each<[string, LoanActionName, LoanState]>([
    ['approve twice', 'approve', 'LOAN_ONGOING'],
    ['approve while the first approval is on hold', 'approve', 'LOAN_ONHOLD'],
    ['pay a cancelled loan', 'pay', 'CANCELLED'],
    ['extend a loan in court', 'extend', 'LOAN_COURT'],
    ['extend a loan in the risk department', 'extend', 'LOAN_RISK'],
    ['close an ongoing loan from the risk fund', 'close_from_risk_fund', 'LOAN_ONGOING'],
    ['pay on hold', 'pay', 'LOAN_ONHOLD'],
    ['cancel on hold', 'cancel_record', 'LOAN_ONHOLD'],
    ['reject on hold', 'reject', 'LOAN_ONHOLD'],
    ['extend on hold', 'extend', 'LOAN_ONHOLD'],
    ['correct before it is long on hold', 'correct', 'LOAN_ONHOLD'],
    ['cancel when long on hold', 'cancel_record', 'LOAN_LONG_ONHOLD'],
    ['go to court without the risk department', 'move_to_court', 'LOAN_ONGOING'],
    ['return from court to ongoing at once', 'return_to_ongoing', 'LOAN_COURT'],
    ['pay a closed loan', 'pay', 'CLOSED'],
    ['confirm a wrong request as issued', 'confirm_cancel_to_issued', 'LOAN_WRONG_REQUEST'],
    ['correct an ongoing loan as a failed stage', 'correct', 'LOAN_ONGOING'],
  ])('%s', (_, action, state) => {
    const actionBlock = whyBlocked(loanLifecycle, action, { state }, ANYBODY);
    expect(actionBlock).toMatchObject({ kind: 'state', state });
  });

  it('keeps the maker from approving', () => {
    const own = { state: 'LOAN_REQUESTED', createdBy: 'u1' };
    expect(whyBlocked(loanLifecycle, 'approve', own, ANYBODY)).toEqual({ kind: 'maker' });
    expect(whyBlocked(loanLifecycle, 'reject', own, ANYBODY)).toBeNull();
  });
});

describe('where the actions lead', () => {
  it.each<[LoanActionName, LoanState, LoanState[]]>([
    [
      'approve',
      'LOAN_REQUESTED',
      [
        'LOAN_ONGOING',
        'LOAN_ONHOLD',
        'LOAN_REQUEST_FAILED',
        'LOAN_POSTING_FAILED',
        'LOAN_TRANSFER_FAILED',
      ],
    ],
    ['reject', 'LOAN_REQUESTED', ['CANCELLED']],
    ['cancel_record', 'LOAN_REQUESTED', ['CANCELLED']],
    ['mark_wrong_request', 'LOAN_REQUESTED', ['LOAN_WRONG_REQUEST']],
    ['confirm_cancel_to_issued', 'CANCELLED', ['LOAN_ONGOING']],
    ['correct', 'LOAN_POSTING_FAILED', ['LOAN_ONGOING', 'CANCELLED']],
    [
      'check_status',
      'LOAN_LONG_ONHOLD',
      [
        'LOAN_LONG_ONHOLD',
        'LOAN_ONGOING',
        'LOAN_REQUEST_FAILED',
        'LOAN_POSTING_FAILED',
        'LOAN_TRANSFER_FAILED',
      ],
    ],
    ['pay', 'LOAN_ONGOING', ['LOAN_ONGOING', 'CLOSED']],
    ['pay', 'LOAN_RISK', ['LOAN_RISK', 'CLOSED']],
    ['pay', 'LOAN_COURT', ['LOAN_COURT', 'CLOSED']],
    ['pay_in_advance', 'LOAN_ONGOING', ['LOAN_ONGOING', 'CLOSED']],
    ['extend', 'LOAN_ONGOING', ['LOAN_ONGOING']],
    ['renew_overdue_schedule', 'LOAN_ONGOING', ['LOAN_ONGOING']],
    ['move_to_risk_fund', 'LOAN_ONGOING', ['LOAN_RISK']],
    ['move_to_court', 'LOAN_RISK', ['LOAN_COURT']],
    ['return_to_ongoing', 'LOAN_RISK', ['LOAN_ONGOING']],
    ['withdraw_claim', 'LOAN_COURT', ['LOAN_RISK']],
    ['settle_claim', 'LOAN_COURT', ['CLOSED']],
    ['close_from_risk_fund', 'LOAN_COURT', ['CLOSED']],
    ['upgrade_class', 'LOAN_RISK', ['LOAN_RISK']],
    ['correct_amounts', 'LOAN_COURT', ['LOAN_COURT', 'CLOSED']],
    ['record_recovery', 'CLOSED', ['CLOSED']],
    ['move_receipt', 'LOAN_RISK', ['LOAN_RISK']],
  ])('%s in %s → %j', (action, state, ends) => {
    expect(endsOf(loanLifecycle.actions[action], state)).toEqual(ends);
  });

  it('moves by itself on hold only', () => {
    expect(loanLifecycle.auto.map(({ from, to, by }) => `${from.join('+')} → ${to} ${by}`)).toEqual(
      [
        'LOAN_REQUESTED → LOAN_ONHOLD noAnswer',
        'LOAN_ONHOLD+LOAN_LONG_ONHOLD → LOAN_ONGOING answer',
        'LOAN_ONHOLD+LOAN_LONG_ONHOLD → LOAN_REQUEST_FAILED answer',
        'LOAN_ONHOLD+LOAN_LONG_ONHOLD → LOAN_POSTING_FAILED answer',
        'LOAN_ONHOLD+LOAN_LONG_ONHOLD → LOAN_TRANSFER_FAILED answer',
        'LOAN_ONHOLD → LOAN_LONG_ONHOLD time',
      ],
    );
  });
});

describe('rights and confirmations', () => {
  it.each<[LoanActionName, string, string[]]>([
    [
      'approve',
      'consequence',
      ['loan:approve', 'loan-pending-request:list', 'ltl-pending-request:view'],
    ],
    ['reject', 'reason', ['loan:approve', 'loan-pending-request:list', 'ltl-pending-request:view']],
    [
      'cancel_record',
      'reason',
      ['loan:approve', 'loan-pending-request:list', 'ltl-pending-request:view'],
    ],
    [
      'mark_wrong_request',
      'reason',
      ['loan:approve', 'loan-pending-request:list', 'ltl-pending-request:view'],
    ],
    ['confirm_cancel_to_issued', 'consequence', ['loan-admin:list']],
    ['correct', 'consequence', ['loan:correct', 'loan-admin:list']],
    ['pay', 'consequence', ['loan-payment-request:list']],
    ['pay_in_advance', 'consequence', ['loan-payment-request:list']],
    ['extend', 'consequence', ['loan-extension-request:list']],
    ['renew_overdue_schedule', 'consequence', ['overdue-loan:list']],
    ['move_to_risk_fund', 'reason', ['loan:risk', 'loan-admin:list']],
    ['move_to_court', 'consequence', ['loan-court-doc:access']],
    ['return_to_ongoing', 'reason', ['loan:risk', 'loan-admin:list']],
    ['withdraw_claim', 'reason', ['loan-court-doc:access']],
    ['settle_claim', 'reason', ['loan-court-doc:access']],
    ['record_recovery', 'consequence', ['loan-payment-request:list']],
    ['close_from_risk_fund', 'typed', ['loan:close-fund', 'loan-admin:list']],
    ['upgrade_class', 'reason', ['loan:class-upgrade', 'loan-admin:list']],
    ['correct_amounts', 'consequence', ['accounting:correct', 'cgw-bank-income:access']],
  ])('%s asks %s and needs one of %j', (action, confirm, access) => {
    const declared = loanLifecycle.actions[action];
    expect(declared.confirm).toBe(confirm);
    expect([declared.access].flat()).toEqual(access);
  });

  it('asks nothing for a look at the state of a loan on hold', () => {
    const { confirm, access } = loanLifecycle.actions.check_status;
    expect(confirm).toBe('none');
    expect(access).toEqual(['loan:correct', 'loan-admin:list']);
  });

  it('cannot take these back', () => {
    const final = NAMES.filter((action) => loanLifecycle.actions[action].irreversible);
    expect(final).toEqual([
      'approve',
      'mark_wrong_request',
      'confirm_cancel_to_issued',
      'correct',
      'settle_claim',
      'close_from_risk_fund',
      'correct_amounts',
    ]);
  });

  it('takes these back', () => {
    const { actions } = loanLifecycle;
    expect(actions.cancel_record.reverse).toBe('confirm_cancel_to_issued');
    expect(actions.move_to_risk_fund.reverse).toBe('return_to_ongoing');
    expect(actions.move_to_court.reverse).toBe('withdraw_claim');
  });

  it('finds the queue of a product', () => {
    expect(decideRight('LOAN_LONG_TERM')).toEqual(['loan:approve', 'ltl-pending-request:view']);
    expect(decideRight('LOAN')).toEqual(['loan:approve', 'loan-pending-request:list']);
  });
});
