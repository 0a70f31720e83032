import { describe, expect, it } from 'vitest';
import { ContractState, SignatureRequestState } from '../../../src/domain/enums/contracts';
import { allLifecycles } from '../../../src/domain/lifecycles/allLifecycles';
import { actsIn } from '../../../src/entity/lifecycleOf';
import { contractLifecycle } from '../../../src/domain/lifecycles/contractLifecycle';
import type { Lifecycle } from '../../../src/entity/lifecycle';

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
  signature: {
    NONE: [],
    PENDING: ['approve_signature', 'reject_signature', 'accept_paper'],
    APPROVED: [],
    REJECTED: [],
    APPROVED_AUTO: ['overrule_approval'],
    REJECTED_AUTO: ['overrule_rejection'],
    CONTRACTED_PAPER: [],
  },
  studentGuarantee: {
    Created: ['cancel_contract'],
    InvestorSigned: ['renew', 'cancel_contract'],
    Modified: ['cancel_contract'],
    Canceled: [],
    AutoCanceled: [],
  },
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
  ['signature', 'approve_signature', 'APPROVED', 'yes-no', ['signature-lib:access'], 'maker'],
  ['signature', 'reject_signature', 'REJECTED', 'reason', ['signature-lib:access'], ''],
  ['signature', 'accept_paper', 'CONTRACTED_PAPER', 'reason', ['signature-lib:access'], 'maker'],
  ['signature', 'overrule_approval', 'REJECTED', 'reason', ['lead:approve'], ''],
  ['signature', 'overrule_rejection', 'APPROVED', 'reason', ['lead:approve'], ''],
  ['studentGuarantee', 'renew', 'Modified', 'reason', ['contract-stud:create'], ''],
  [
    'studentGuarantee',
    'cancel_contract',
    'Canceled',
    'consequence',
    ['contract-stud:create'],
    'final',
  ],
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
    signature: SignatureRequestState.values,
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
