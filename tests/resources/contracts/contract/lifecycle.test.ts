import { describe, expect, it } from 'vitest';
import { messagesOf, conditionsOf } from '../../../../src/entity/Condition';
import type { Lifecycle } from '../../../../src/entity/lifecycle';
import { actionsIn } from '../../../../src/entity/lifecycleOf';
import {
  type ContractActionName,
  contractConditions,
  type ContractFacts,
  contractLifecycle,
} from '../../../../src/resources/contracts/contract/lifecycle';
import { reachedStates } from '../../../support/reachedStates';

const life: Lifecycle = contractLifecycle;

// Actions of every state, from docs/domain/contracts.md 2.1.
it.each([
  ['Created', ['sign', 'retry_sign', 'amend', 'cancel_contract', 'write_to_zms']],
  [
    'InvestorSigned',
    ['amend', 'renew', 'cancel_contract', 'cede_contract', 'undo_cession', 'write_to_zms'],
  ],
  ['Modified', ['cancel_contract', 'cede_contract', 'undo_cession', 'write_to_zms']],
  ['Canceled', ['write_to_zms']],
  ['AutoCanceled', ['write_to_zms']],
])('%s: %j', (state, actions) => {
  expect(actionsIn(life, state)).toEqual(actions);
});

// To, confirmation, rights, and whether it is final or kept from the maker.
it.each<[ContractActionName, string, string, string[], string]>([
  ['sign', 'InvestorSigned', 'consequence', ['online-contract:list'], 'final maker'],
  ['retry_sign', 'InvestorSigned', 'consequence', ['online-contract:list'], 'final maker'],
  ['amend', 'Modified', 'reason', ['contract:renew'], ''],
  ['renew', 'Modified', 'reason', ['contract:renew'], ''],
  ['cancel_contract', 'Canceled', 'consequence', ['contract:cancel', 'contract:create'], 'final'],
  ['cede_contract', 'stays', 'consequence', ['contract:cession', 'contract:create'], ''],
  ['undo_cession', 'stays', 'consequence', ['contract:cession', 'contract:create'], ''],
  ['write_to_zms', 'stays', 'consequence', ['zms:list'], ''],
])('%s → %s, %s, %j %s', (action, to, confirm, access, marks) => {
  const declared = life.actions[action];
  expect(declared.stays ? 'stays' : declared.to).toBe(to);
  expect(declared.confirm).toBe(confirm);
  expect([declared.access].flat()).toEqual(access);
  expect(Boolean(declared.irreversible)).toBe(marks.includes('final'));
  expect(Boolean(declared.notByMaker)).toBe(marks.includes('maker'));
});

it('is a life cycle of its state', () => {
  expect(life.field).toBe('state');
});

it('reaches every state', () => {
  expect(reachedStates(life, 'Created')).toEqual([
    'AutoCanceled',
    'Canceled',
    'Created',
    'InvestorSigned',
    'Modified',
  ]);
});

const CONTRACT: ContractFacts = {
  openLoans: 0,
  isCessioned: false,
  receiptsSinceCession: 0,
  isArchive: false,
  signFailed: false,
};

describe('the conditions of its actions', () => {
  it.each<[ContractActionName, Partial<ContractFacts>, string | undefined]>([
    ['cancel_contract', {}, undefined],
    ['cancel_contract', { openLoans: 1 }, 'actionBlocks.open_loans'],
    ['cede_contract', {}, undefined],
    ['cede_contract', { isCessioned: true }, undefined],
    ['cede_contract', { isArchive: true }, 'actionBlocks.archived'],
    ['undo_cession', {}, 'actionBlocks.not_ceded'],
    ['undo_cession', { isCessioned: true }, undefined],
    ['undo_cession', { isCessioned: true, isArchive: true }, 'actionBlocks.archived'],
    [
      'undo_cession',
      { isCessioned: true, receiptsSinceCession: 1 },
      'actionBlocks.receipts_since_cession',
    ],
    ['sign', {}, undefined],
    ['sign', { isArchive: true }, 'actionBlocks.archived'],
    ['sign', { customerSignature: 'PENDING' }, 'actionBlocks.signature_waiting'],
    ['sign', { customerSignature: 'REJECTED' }, 'actionBlocks.signature_refused'],
    ['sign', { customerSignature: 'REJECTED_AUTO' }, 'actionBlocks.signature_refused'],
    ['sign', { customerSignature: 'APPROVED' }, undefined],
    ['sign', { customerSignature: 'APPROVED_AUTO' }, undefined],
    ['sign', { customerSignature: 'CONTRACTED_PAPER' }, undefined],
    ['sign', { customerSignature: 'NONE' }, undefined],
    [
      'retry_sign',
      { signFailed: true, customerSignature: 'PENDING' },
      'actionBlocks.signature_waiting',
    ],
    ['retry_sign', {}, 'actionBlocks.sign_not_failed'],
    ['retry_sign', { signFailed: true }, undefined],
    ['renew', { isArchive: true }, 'actionBlocks.archived'],
    ['write_to_zms', {}, undefined],
    ['write_to_zms', { registryWriteStatus: 'FAILED' }, undefined],
    ['write_to_zms', { registryWriteStatus: 'SCHEDULED' }, undefined],
    ['write_to_zms', { registryWriteStatus: 'SUCCESSFULLY' }, 'actionBlocks.already_written'],
  ])('%s with %j: %s', (action, facts, message) => {
    const told = conditionsOf(contractConditions, action)({ ...CONTRACT, ...facts });
    expect(told?.message).toBe(message);
  });

  it('says how many loans are open', () => {
    expect(
      conditionsOf(contractConditions, 'cancel_contract')({ ...CONTRACT, openLoans: 2 }),
    ).toEqual({ kind: 'condition', message: 'actionBlocks.open_loans', values: { count: 2 } });
  });
});

it('names its blocks', () => {
  expect(messagesOf(contractConditions).sort()).toEqual([
    'actionBlocks.already_written',
    'actionBlocks.archived',
    'actionBlocks.gate_company',
    'actionBlocks.gate_creditRegistry',
    'actionBlocks.gate_criteria',
    'actionBlocks.gate_family',
    'actionBlocks.gate_score',
    'actionBlocks.gate_stateRegistry',
    'actionBlocks.not_ceded',
    'actionBlocks.open_loans',
    'actionBlocks.receipts_since_cession',
    'actionBlocks.sign_failed',
    'actionBlocks.sign_not_failed',
    'actionBlocks.signature_refused',
    'actionBlocks.signature_waiting',
  ]);
});
