import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../mocks/engine/MockRecord';
import { gatewayDesk } from '../engine/gatewayDesk';

const desk = gatewayDesk(60);
const records = (resource: string) => desk.store.collection(resource)?.all ?? [];
const print = { imageBase64: 'aGVlaA==', imageMime: 'image/png', device: 'simulated' };
const READABLE = 100_014;
const AGENT = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a05';

/** Sends a call whose answer gets lost after it was done, and then the same press once more. */
async function lostOnce(line: string, body: object) {
  const [method, path] = line.split(' ');
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  await desk.call('POST /__fault', { body: { method, path, fault: 'drop-after-commit' } });
  await expect(desk.call(line, { body, headers })).rejects.toThrow();
  const again = await desk.call(line, { body, headers });
  return {
    status: again.status,
    body: again.body as Record<string, unknown>,
    again: again.headers,
  };
}

/** Rooms behind which somebody else answers: what a lost answer leaves, and how often it was done. */
const CALLS: readonly (readonly [
  name: string,
  line: () => string,
  body: object,
  status: number,
  count: () => number,
])[] = [
  [
    'the state registry is asked once, and its answer is shown',
    () => `POST /gateway-customer/customers/${READABLE}/xyp`,
    {
      purpose: 'CONTRACT',
      workerRegnum: 'УК88010155',
      workerFingerprint: print,
      customerFingerprint: print,
    },
    201,
    () =>
      desk.store.history
        .of('customers', desk.store.collection('customers')?.get(READABLE) as MockRecord)
        .filter(({ action }) => action === 'lookup_xyp').length,
  ],
  [
    'an SMS is sent and paid once',
    () => 'POST /gateway-lab/sms',
    { phone: '99112233', text: 'Sain baina uu' },
    201,
    () => records('sms').length,
  ],
  [
    'an account is made once',
    () => 'POST /gateway-identity/keycloak/user',
    {
      loginName: 'shine.ajiltan',
      lastName: 'Бат',
      firstName: 'Сувд',
      email: 'suvd@pocketmn.example',
      roles: ['pocket_agent'],
      password: 'nuuts-ug-1',
      passwordConfirmation: 'nuuts-ug-1',
    },
    201,
    () => records('users').length,
  ],
  [
    'a password is set once',
    () => `PUT /gateway-identity/keycloak/user/${AGENT}/password`,
    {
      password: 'Shine-nuuts-2026',
      passwordConfirmation: 'Shine-nuuts-2026',
      reason: 'Мартсан тул шинээр тавив.',
    },
    200,
    () =>
      desk.store.history
        .of('users', desk.store.collection('users')?.get(AGENT) as MockRecord)
        .filter(({ action }) => /password/.test(action)).length,
  ],
];

/** docs/domain/unknown-outcomes.md 1.3 */
describe('where the answer gets lost', () => {
  test.each(CALLS)('%s', async (_, line, body, status, count) => {
    const before = count();
    const found = await lostOnce(line(), body);
    expect([found.status, found.body]).toEqual([status, expect.anything()]);
    expect(found.again.get('idempotency-replayed')).toBe('true');
    expect(count() - before).toBe(1);
  });
});
