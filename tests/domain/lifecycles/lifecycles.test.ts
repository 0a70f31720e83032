import { describe, expect, it } from 'vitest';
import { CarLoanRequestState } from '../../../src/domain/enums/car-loans';
import { PendingStatus } from '../../../src/domain/enums/common';
import {
  GuaranteeRequestState,
  InvoiceState,
  LoanAggregationState,
  LoanState,
} from '../../../src/domain/enums/loans';
import { allLifecycles } from '../../../src/domain/lifecycles/allLifecycles';
import { CourtState } from '../../../src/domain/enums/loans';
import {
  installmentMoves,
  mayMoveInstallment,
} from '../../../src/domain/lifecycles/installmentMoves';
import { actsIn } from '../../../src/entity/lifecycleOf';

const QUEUE = { PENDING: ['approve', 'reject'], FAILED: ['retry'], SUCCESS: [], CANCELLED: [] };

// Acts of every state, from docs/domain/lending.md 4.2, 8.1, 11.3, 15.1.
const ACTS: Record<string, Record<string, string[]>> = {
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
  invoice: { pending: ['cancel_record'], paid: [], cancelled: [], rejected: [], unsuccess: [] },
  court: {
    drafted: ['print_letter', 'withdraw'],
    printed: ['print_letter', 'file_claim', 'withdraw'],
    filed: ['record_acceptance', 'settle', 'withdraw'],
    accepted: ['record_decision', 'settle', 'withdraw'],
    decision: ['enforce', 'settle'],
    enforcement: ['settle'],
    closed: [],
  },
  carLoan: { draft: ['submit'], pending: ['grant', 'close'], granted: ['close'], closed: [] },
};

const table = Object.entries(ACTS).flatMap(([name, states]) =>
  Object.entries(states).map(([state, acts]) => ({ name, state, acts })),
);

describe('what each state allows', () => {
  it.each(table)('$name $state: $acts', ({ name, state, acts }) => {
    expect(actsIn(allLifecycles[name], state)).toEqual(acts);
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
  ['court', 'print_letter', 'printed', 'yes-no', ['loan-court-doc:access'], ''],
  ['court', 'file_claim', 'filed', 'consequence', ['loan-court-doc:access'], 'final'],
  ['court', 'record_acceptance', 'accepted', 'yes-no', ['loan-court-doc:access'], ''],
  ['court', 'record_decision', 'decision', 'consequence', ['loan-court-doc:access'], 'final'],
  ['court', 'enforce', 'enforcement', 'reason', ['loan-court-doc:access'], ''],
  ['court', 'settle', 'closed', 'consequence', ['loan-court-doc:access'], 'final'],
  ['court', 'withdraw', 'closed', 'reason', ['loan-court-doc:access'], 'final'],
  [
    'carLoan',
    'submit',
    'pending',
    'yes-no',
    ['la-request-admin:list', 'la-request-tenant:list'],
    '',
  ],
  ['carLoan', 'grant', 'granted', 'consequence', ['loan-pending-request:list'], 'maker'],
  ['carLoan', 'close', 'closed', 'reason', ['loan-pending-request:list'], 'final'],
];

it.each(MOVES)('%s %s → %s, %s, %j %s', (name, act, to, confirm, access, marks) => {
  const declared = allLifecycles[name].actions[act];
  expect(declared.stays ? 'stays' : declared.to).toBe(to);
  expect(declared.confirm).toBe(confirm);
  expect([declared.access].flat()).toEqual(access);
  expect(Boolean(declared.irreversible)).toBe(marks.includes('final'));
  expect(Boolean(declared.notByMaker)).toBe(marks.includes('maker'));
});

describe('the tables as such', () => {
  const states: Record<string, readonly string[]> = {
    loan: LoanState.values,
    pendingLoan: PendingStatus.values,
    pendingLongTerm: PendingStatus.values,
    extensionRequest: PendingStatus.values,
    paymentRequest: PendingStatus.values,
    guaranteeRequest: GuaranteeRequestState.values,
    aggregation: LoanAggregationState.values,
    invoice: InvoiceState.values,
    court: CourtState.values,
    carLoan: CarLoanRequestState.values,
  };

  it('names states of the enumeration, a right for every act, and reverses that exist', () => {
    expect(Object.keys(allLifecycles)).toEqual(Object.keys(states));
    for (const [name, { actions, auto }] of Object.entries(allLifecycles)) {
      for (const act of Object.values(actions)) {
        expect(states[name]).toEqual(expect.arrayContaining([...act.from, act.to]));
        expect(states[name]).toEqual(expect.arrayContaining([...(act.outcomes ?? [])]));
        expect([act.access].flat().length).toBeGreaterThan(0);
        if (act.reverse) expect(Object.keys(actions)).toContain(act.reverse);
        if (act.irreversible) expect(act.confirm).not.toBe('none');
      }
      for (const move of auto) {
        expect(states[name]).toEqual(expect.arrayContaining([...move.from, move.to]));
      }
    }
  });

  it('reaches every state of every life cycle', () => {
    const starts: Record<string, string> = {
      loan: 'LOAN_REQUESTED',
      invoice: 'pending',
      court: 'drafted',
      carLoan: 'draft',
    };
    for (const [name, { actions, auto }] of Object.entries(allLifecycles)) {
      const reached = new Set<string>([starts[name] ?? 'PENDING']);
      for (const act of Object.values(actions)) {
        for (const state of [act.to, ...(act.outcomes ?? [])]) reached.add(state);
      }
      for (const { to } of auto) reached.add(to);
      expect([...reached].sort()).toEqual([...states[name]].sort());
    }
  });
});

describe('the installment', () => {
  it.each([
    ['UNPAID', 'PAID', true],
    ['UNPAID', 'EXTENDED', true],
    ['UNPAID', 'CANCELLED', true],
    ['UNPAID', 'UNPAID', false],
    ['PAID', 'UNPAID', true],
    ['PAID', 'EXTENDED', false],
    ['PAID', 'CANCELLED', false],
    ['EXTENDED', 'UNPAID', false],
    ['EXTENDED', 'PAID', false],
    ['EXTENDED', 'CANCELLED', false],
    ['CANCELLED', 'UNPAID', false],
    ['CANCELLED', 'PAID', false],
    ['CANCELLED', 'EXTENDED', false],
  ] as const)('%s → %s: %s', (from, to, allowed) => {
    expect(mayMoveInstallment(from, to)).toBe(allowed);
  });

  it('leaves PAID by a correction line alone', () => {
    const back = installmentMoves.filter(({ from }) => from.includes('PAID'));
    expect(back).toEqual([{ from: ['PAID'], to: 'UNPAID', by: 'correction_line' }]);
  });
});
