import { describe, expect, it } from 'vitest';
import { CarLoanRequestState } from '../../../src/domain/enums/car-loans';
import { PendingStatus } from '../../../src/domain/enums/common';
import {
  CourtState,
  GuaranteeRequestState,
  InvoiceState,
  LoanAggregationState,
  LoanState,
} from '../../../src/domain/enums/loans';
import type { Lifecycle } from '../../../src/entity/lifecycle';
import { actionsIn } from '../../../src/entity/lifecycleOf';
import carLoan from '../../../src/resources/car-loans/loan-request/loanRequest.entity';
import aggregation from '../../../src/resources/loans/aggregation/aggregation.entity';
import court from '../../../src/resources/loans/court-record/courtRecord.entity';
import guaranteeRequest from '../../../src/resources/loans/guarantee-request/guaranteeRequest.entity';
import invoice from '../../../src/resources/loans/invoice/invoice.entity';
import loan from '../../../src/resources/loans/loan/loan.entity';
import extensionRequest from '../../../src/resources/loans/pending-extension/pendingExtension.entity';
import pendingLoan from '../../../src/resources/loans/pending-loan/pendingLoan.entity';
import pendingLongTerm from '../../../src/resources/loans/pending-ltl/pendingLtl.entity';
import paymentRequest from '../../../src/resources/loans/pending-payment/pendingPayment.entity';

/** A life cycle of lending: all states that there are, and the one that a record begins with. */
interface Life {
  lifecycle?: Lifecycle;
  states: readonly string[];
  start: string;
}

const lives: Readonly<Record<string, Life>> = {
  loan: { ...loan, states: LoanState.values, start: 'LOAN_REQUESTED' },
  pendingLoan: { ...pendingLoan, states: PendingStatus.values, start: 'PENDING' },
  pendingLongTerm: { ...pendingLongTerm, states: PendingStatus.values, start: 'PENDING' },
  extensionRequest: { ...extensionRequest, states: PendingStatus.values, start: 'PENDING' },
  paymentRequest: { ...paymentRequest, states: PendingStatus.values, start: 'PENDING' },
  guaranteeRequest: {
    ...guaranteeRequest,
    states: GuaranteeRequestState.values,
    start: 'PENDING',
  },
  aggregation: { ...aggregation, states: LoanAggregationState.values, start: 'PENDING' },
  invoice: { ...invoice, states: InvoiceState.values, start: 'pending' },
  court: { ...court, states: CourtState.values, start: 'drafted' },
  carLoan: { ...carLoan, states: CarLoanRequestState.values, start: 'draft' },
};

const lifecycleOf = (name: string): Lifecycle => {
  const { lifecycle } = lives[name];
  if (!lifecycle) throw new Error(`${name} has no life cycle`);
  return lifecycle;
};

it.each(Object.keys(lives))(
  '%s: states of the enumeration, a right for every action, reverses that exist',
  (name) => {
    const { states } = lives[name];
    const { actions, auto = [] } = lifecycleOf(name);
    for (const action of Object.values(actions)) {
      expect(states).toEqual(expect.arrayContaining([...action.from, action.to]));
      expect(states).toEqual(expect.arrayContaining([...(action.outcomes ?? [])]));
      expect([action.access].flat().length).toBeGreaterThan(0);
      if (action.reverse) expect(Object.keys(actions)).toContain(action.reverse);
      if (action.irreversible) expect(action.confirm).not.toBe('none');
    }
    for (const move of auto) {
      expect(states).toEqual(expect.arrayContaining([...move.from, move.to]));
    }
  },
);

it.each(Object.keys(lives))('%s: every state is reached', (name) => {
  const { states, start } = lives[name];
  const { actions, auto = [] } = lifecycleOf(name);
  const reached = new Set<string>([start]);
  for (const action of Object.values(actions)) {
    for (const state of [action.to, ...(action.outcomes ?? [])]) reached.add(state);
  }
  for (const { to } of auto) reached.add(to);
  expect([...reached].sort()).toEqual([...states].sort());
});

const QUEUE = { PENDING: ['approve', 'reject'], FAILED: ['retry'], SUCCESS: [], CANCELLED: [] };

// Actions of every state, from docs/domain/lending.md 4.2, 8.1, 11.3, 15.1.
const ACTIONS: Record<string, Record<string, string[]>> = {
  pendingLoan: QUEUE,
  pendingLongTerm: QUEUE,
  extensionRequest: QUEUE,
  paymentRequest: QUEUE,
  guaranteeRequest: { PENDING: ['cancel_record'], APPROVED: [], REJECTED: [], CANCELLED: [] },
  aggregation: {
    PENDING: [],
    VIEWED: ['accept', 'reject'],
    ACCEPTED: [],
    REJECTED: [],
    EXPIRED: [],
    CANCELLED: [],
  },
  invoice: {
    pending: ['cancel_record', 'check_status'],
    paid: [],
    cancelled: [],
    rejected: [],
    unsuccess: [],
  },
  court: {
    drafted: ['print_letter', 'withdraw'],
    printed: ['print_letter', 'file_claim', 'withdraw'],
    filed: ['record_acceptance', 'settle', 'withdraw'],
    accepted: ['record_decision', 'settle', 'withdraw'],
    decision: ['enforce', 'settle'],
    enforcement: ['settle'],
    closed: [],
  },
  carLoan: {
    draft: ['submit', 'take_over'],
    pending: ['grant', 'close'],
    granted: ['close'],
    closed: [],
  },
};

const table = Object.entries(ACTIONS).flatMap(([name, states]) =>
  Object.entries(states).map(([state, actions]) => ({ name, state, actions })),
);

describe('what each state allows', () => {
  it.each(table)('$name $state: $actions', ({ name, state, actions }) => {
    expect(actionsIn(lifecycleOf(name), state)).toEqual(actions);
  });
});

// From, to, confirmation, rights, and whether it is final or kept from the maker.
const MOVES: [string, string, string, string, string[], string][] = [
  [
    'pendingLoan',
    'approve',
    'SUCCESS',
    'consequence',
    ['loan:approve', 'loan-pending-request:list'],
    'maker',
  ],
  [
    'pendingLoan',
    'reject',
    'CANCELLED',
    'reason',
    ['loan:approve', 'loan-pending-request:list'],
    '',
  ],
  [
    'pendingLongTerm',
    'approve',
    'SUCCESS',
    'consequence',
    ['loan:approve', 'ltl-pending-request:view'],
    'maker',
  ],
  [
    'pendingLongTerm',
    'reject',
    'CANCELLED',
    'reason',
    ['loan:approve', 'ltl-pending-request:view'],
    '',
  ],
  [
    'extensionRequest',
    'approve',
    'SUCCESS',
    'consequence',
    ['loan-extension-request:list'],
    'maker',
  ],
  ['paymentRequest', 'approve', 'SUCCESS', 'consequence', ['loan-payment-request:list'], 'maker'],
  ['paymentRequest', 'reject', 'CANCELLED', 'reason', ['loan-payment-request:list'], ''],
  ['paymentRequest', 'retry', 'SUCCESS', 'consequence', ['loan-payment-request:list'], 'maker'],
  ['guaranteeRequest', 'cancel_record', 'CANCELLED', 'reason', ['loan-pending-request:list'], ''],
  ['aggregation', 'accept', 'ACCEPTED', 'consequence', ['la-request-tenant:list'], 'final'],
  ['aggregation', 'reject', 'REJECTED', 'reason', ['la-request-tenant:list'], ''],
  ['invoice', 'cancel_record', 'cancelled', 'reason', ['wa-invoice:list'], 'final'],
  ['court', 'print_letter', 'printed', 'consequence', ['loan-court-doc:access'], ''],
  ['court', 'file_claim', 'filed', 'consequence', ['loan-court-doc:access'], 'final'],
  ['court', 'record_acceptance', 'accepted', 'consequence', ['loan-court-doc:access'], ''],
  ['court', 'record_decision', 'decision', 'consequence', ['loan-court-doc:access'], 'final'],
  ['court', 'enforce', 'enforcement', 'reason', ['loan-court-doc:access'], ''],
  ['court', 'settle', 'closed', 'consequence', ['loan-court-doc:access'], 'final'],
  ['court', 'withdraw', 'closed', 'reason', ['loan-court-doc:access'], 'final'],
  [
    'carLoan',
    'submit',
    'pending',
    'consequence',
    ['la-request-admin:list', 'la-request-tenant:list'],
    '',
  ],
  ['carLoan', 'grant', 'granted', 'consequence', ['loan-pending-request:list'], 'maker'],
  ['carLoan', 'close', 'closed', 'reason', ['loan-pending-request:list'], 'final'],
];

it.each(MOVES)('%s %s → %s, %s, %j %s', (name, action, to, confirm, access, marks) => {
  const declared = lifecycleOf(name).actions[action];
  expect(declared.stays ? 'stays' : declared.to).toBe(to);
  expect(declared.confirm).toBe(confirm);
  expect([declared.access].flat()).toEqual(access);
  expect(Boolean(declared.irreversible)).toBe(marks.includes('final'));
  expect(Boolean(declared.notByMaker)).toBe(marks.includes('maker'));
});
