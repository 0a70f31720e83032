import { expect, it } from 'vitest';
import { messagesOf } from '../../../../src/entity/Condition';
import type { Lifecycle } from '../../../../src/entity/lifecycle';
import { actionsIn } from '../../../../src/entity/lifecycleOf';
import {
  studentGuaranteeConditions,
  studentGuaranteeLifecycle,
} from '../../../../src/resources/contracts/student-guarantee/lifecycle';
import { reachedStates } from '../../../support/reachedStates';

const life: Lifecycle = studentGuaranteeLifecycle;

// Actions of every state, from docs/domain/contracts.md 10.1, 10.2.
it.each([
  ['Created', ['cancel_contract']],
  ['InvestorSigned', ['renew', 'cancel_contract']],
  ['Modified', ['cancel_contract']],
  ['Canceled', []],
  ['AutoCanceled', []],
])('%s: %j', (state, actions) => {
  expect(actionsIn(life, state)).toEqual(actions);
});

it.each([
  ['renew', 'Modified', 'reason', false],
  ['cancel_contract', 'Canceled', 'consequence', true],
] as const)('%s → %s, %s, final: %s', (action, to, confirm, final) => {
  const declared = life.actions[action];
  expect(declared.stays).toBeUndefined();
  expect(declared).toMatchObject({ to, confirm, access: 'contract-stud:create' });
  expect(Boolean(declared.irreversible)).toBe(final);
  expect(Boolean(declared.notByMaker)).toBe(false);
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

it('names its blocks', () => {
  expect(messagesOf(studentGuaranteeConditions).sort()).toEqual([
    'actionBlocks.archived',
    'actionBlocks.open_student_loans',
  ]);
});
