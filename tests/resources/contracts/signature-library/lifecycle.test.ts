import { expect, it } from 'vitest';
import type { Lifecycle } from '../../../../src/entity/lifecycle';
import { actionsIn } from '../../../../src/entity/lifecycleOf';
import { validateInputs } from '../../../../src/entity/validate';
import { signatureLifecycle } from '../../../../src/resources/contracts/signature-library/lifecycle';
import { reachedStates } from '../../../support/reachedStates';

const life: Lifecycle = signatureLifecycle;

// Actions of every state, from docs/domain/contracts.md 9.1.
it.each([
  ['NONE', []],
  ['PENDING', ['approve_signature', 'reject_signature', 'accept_paper']],
  ['APPROVED', []],
  ['REJECTED', []],
  ['APPROVED_AUTO', ['overrule_approval']],
  ['REJECTED_AUTO', ['overrule_rejection']],
  ['CONTRACTED_PAPER', []],
])('%s: %j', (state, actions) => {
  expect(actionsIn(life, state)).toEqual(actions);
});

// To, confirmation, right, and whether it is kept from the maker; no action is final.
it.each([
  ['approve_signature', 'APPROVED', 'consequence', 'signature-lib:access', true],
  ['reject_signature', 'REJECTED', 'reason', 'signature-lib:access', false],
  ['accept_paper', 'CONTRACTED_PAPER', 'reason', 'signature-lib:access', true],
  ['overrule_approval', 'REJECTED', 'reason', 'lead:approve', false],
  ['overrule_rejection', 'APPROVED', 'reason', 'lead:approve', false],
] as const)('%s → %s, %s, %s, not by its maker: %s', (action, to, confirm, access, byOthers) => {
  const declared = life.actions[action];
  expect(declared.stays).toBeUndefined();
  expect(declared).toMatchObject({ to, confirm, access });
  expect(Boolean(declared.irreversible)).toBe(false);
  expect(Boolean(declared.notByMaker)).toBe(byOthers);
});

it('reaches every state', () => {
  expect(reachedStates(life, 'NONE')).toEqual([
    'APPROVED',
    'APPROVED_AUTO',
    'CONTRACTED_PAPER',
    'NONE',
    'PENDING',
    'REJECTED',
    'REJECTED_AUTO',
  ]);
});

it('takes a signature on paper with its scan', () => {
  const missing = validateInputs(life, 'accept_paper', { scan: null }, {});
  expect(missing.map(({ path, key }) => [path, key])).toEqual([['scan', 'validation.required']]);
});
