import { expect, test } from 'vitest';
import { stepFix } from '../../../../src/resources/customers/customer/tabs/stepFixes';

const ENTRY = { id: 100_007, listEntry: { id: 3 } };

test.each([
  ['lists', {}, '/bw-list/3', 'identity.steps.cures.lists'],
  ['lists', { registrationWait: 'suspected' }, '/suspect/search', 'identity.alerts.to_suspects'],
  ['user', {}, '/customers/search/keycloak', 'identity.steps.cures.user'],
  [
    'user',
    { registrationWait: 'no_phone' },
    '/customers/100007/update',
    'identity.steps.cures.age',
  ],
  ['contracts', {}, '/customers/100007/contract', 'identity.steps.cures.contracts'],
] as const)(
  'at the step %s with %j the way leads to %s, and says so',
  (step, wait, path, words) => {
    expect(stepFix(step, { ...ENTRY, ...wait })).toEqual({ path, words });
  },
);

test('a step that heals by itself has no way', () => {
  expect(stepFix('points', ENTRY)).toBeUndefined();
});
