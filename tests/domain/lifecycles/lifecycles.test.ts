import { describe, expect, it } from 'vitest';
import { CarLoanRequestState } from '../../../src/domain/enums/car-loans';
import { PendingStatus } from '../../../src/domain/enums/common';
import { ContractState, SignatureRequestState } from '../../../src/domain/enums/contracts';
import {
  GuaranteeRequestState,
  InvoiceState,
  LoanAggregationState,
} from '../../../src/domain/enums/loans';
import { allLifecycles } from '../../../src/domain/lifecycles/allLifecycles';
import { CourtState } from '../../../src/domain/enums/loans';
import { actsIn } from '../../../src/entity/lifecycleOf';
import { contractLifecycle } from '../../../src/domain/lifecycles/contractLifecycle';
import type { Lifecycle } from '../../../src/entity/lifecycle';

const QUEUE = { PENDING: ['approve', 'reject'], FAILED: ['retry'], SUCCESS: [], CANCELLED: [] };

// Acts of every state, from docs/domain/lending.md 4.2, 8.1, 11.3, 15.1 and docs/domain/contracts.md 2.1.
const ACTS: Record<string, Record<string, string[]>> = {
  contract: {
    Created: ['sign', 'retry_sign', 'amend', 'cancel_contract', 'write_to_zms'],
    InvestorSigned: [
      'amend',
      'renew',
      'cancel_contract',
      'cede_contract',
      'undo_cession',
      'write_to_zms',
    ],
    Modified: ['cancel_contract', 'cede_contract', 'undo_cession', 'write_to_zms'],
    Canceled: ['write_to_zms'],
    AutoCanceled: ['write_to_zms'],
  },
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
  signature: {
    NONE: [],
    PENDING: ['approve_signature', 'reject_signature', 'accept_paper'],
    APPROVED: [],
    REJECTED: [],
    APPROVED_AUTO: ['overrule_approval'],
    REJECTED_AUTO: ['overrule_rejection'],
    CONTRACTED_PAPER: [],
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
  studentGuarantee: {
    Created: ['cancel_contract'],
    InvestorSigned: ['renew', 'cancel_contract'],
    Modified: ['cancel_contract'],
    Canceled: [],
    AutoCanceled: [],
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
  ['contract', 'sign', 'InvestorSigned', 'yes-no', ['online-contract:list'], 'final maker'],
  ['contract', 'retry_sign', 'InvestorSigned', 'yes-no', ['online-contract:list'], 'final maker'],
  ['contract', 'amend', 'Modified', 'reason', ['contract:renew'], ''],
  ['contract', 'renew', 'Modified', 'reason', ['contract:renew'], ''],
  [
    'contract',
    'cancel_contract',
    'Canceled',
    'consequence',
    ['contract:cancel', 'contract:create'],
    'final',
  ],
  [
    'contract',
    'cede_contract',
    'stays',
    'consequence',
    ['contract:cession', 'contract:create'],
    '',
  ],
  ['contract', 'undo_cession', 'stays', 'consequence', ['contract:cession', 'contract:create'], ''],
  ['contract', 'write_to_zms', 'stays', 'yes-no', ['zms:list'], ''],
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
  ['signature', 'approve_signature', 'APPROVED', 'yes-no', ['signature-lib:access'], 'maker'],
  ['signature', 'reject_signature', 'REJECTED', 'reason', ['signature-lib:access'], ''],
  ['signature', 'accept_paper', 'CONTRACTED_PAPER', 'reason', ['signature-lib:access'], 'maker'],
  ['signature', 'overrule_approval', 'REJECTED', 'reason', ['lead:approve'], ''],
  ['signature', 'overrule_rejection', 'APPROVED', 'reason', ['lead:approve'], ''],
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
  ['studentGuarantee', 'renew', 'Modified', 'reason', ['contract-stud:create'], ''],
  [
    'studentGuarantee',
    'cancel_contract',
    'Canceled',
    'consequence',
    ['contract-stud:create'],
    'final',
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
    contract: ContractState.values,
    pendingLoan: PendingStatus.values,
    pendingLongTerm: PendingStatus.values,
    extensionRequest: PendingStatus.values,
    paymentRequest: PendingStatus.values,
    guaranteeRequest: GuaranteeRequestState.values,
    aggregation: LoanAggregationState.values,
    invoice: InvoiceState.values,
    signature: SignatureRequestState.values,
    court: CourtState.values,
    carLoan: CarLoanRequestState.values,
    studentGuarantee: ContractState.values,
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
      contract: 'Created',
      signature: 'NONE',
      invoice: 'pending',
      court: 'drafted',
      carLoan: 'draft',
      studentGuarantee: 'Created',
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

it('gives an entity its life cycle as it stands', () => {
  const life: Lifecycle = contractLifecycle;
  expect(life.field).toBe('state');
});
