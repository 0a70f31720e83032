import { expect, it } from 'vitest';
import { messagesOf } from '../../../../src/entity/Condition';
import type { Lifecycle } from '../../../../src/entity/lifecycle';
import { actionsIn } from '../../../../src/entity/lifecycleOf';
import {
  studentGuaranteeConditions,
  studentGuaranteeLifecycle,
} from '../../../../src/resources/contracts/student-guarantee/lifecycle';
import { studentGuaranteeFields } from '../../../../src/resources/contracts/student-guarantee/studentGuarantee.entity';
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

it.each([
  ['3000000.00', undefined],
  ['3000000.01', 'contract_rules.limit_above'],
])('a renewal up to %s, where 3 000 000 are answered for: %s', (newLimit, message) => {
  const [issue] =
    studentGuaranteeLifecycle.inputRules.renew?.({ newLimit }, { liabilityTotal: '3000000.00' }) ??
    [];
  expect(issue?.message).toBe(message);
});

it('a limit is at most twenty million', () => {
  const { newLimit } = studentGuaranteeLifecycle.inputs.renew;
  expect([newLimit.options.max, studentGuaranteeFields.limit.options.max]).toEqual([
    '20000000',
    '20000000',
  ]);
});
