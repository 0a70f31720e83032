import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);

const TEST = 'app-manage-sms:test';
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const send = (body: object, as = only(TEST)) => desk.post('/gateway-lab/sms/tests', body, as);

describe('a test', () => {
  test('is a message of its own kind, with operator, size and price', async () => {
    const before = all('sms').length;
    const { status, body } = await send({ phone: '95000001', text: 'Туршилт.' });
    expect([status, body.operator, body.segments, body.price, body.state]).toEqual([
      201,
      'mobicom',
      1,
      '55.00',
      'SENT',
    ]);
    expect(all('sms').slice(before)).toMatchObject([
      { kind: 'TEST', phone: '95000001', price: '55.00', customerId: null, state: 'SENT' },
    ]);
  });

  test('to the phone of a customer stands in the history of that customer', async () => {
    const customer = all('customers').find(({ id }) => id === 100001) as MockRecord;
    expect((await send({ phone: customer.phone, text: 'Туршилт.' })).status).toBe(201);
    expect([all('sms').at(-1)?.customerId, all('sms').at(-1)?.kind]).toEqual([100001, 'TEST']);
    expect(desk.store.history.of('customers', customer)[0].action).toBe('send_sms');
    desk.store.collection('customers')?.change(customer, { state: 2000 });
    const { status, body } = await send({ phone: customer.phone, text: 'Туршилт.' });
    expect([status, body.fields]).toEqual([400, { phone: 'messaging.kept_back.CANCELLED' }]);
  });

  test('arrives in both lists', async () => {
    const { body } = await send({ phone: '99112233', text: 'Туршилт.' });
    desk.store.clock.setNow(desk.store.clock.now() + 60_000);
    await desk.post('/gateway-lab/sms/list', {}, only('app-manage-sms:list'));
    await desk.get('/gateway-lab/sms/tests', only(TEST));
    const own = all('settings/sms-test').find(({ id }) => id === body.id);
    expect([own?.state, all('sms').at(-1)?.state]).toEqual(['DELIVERED', 'DELIVERED']);
  });

  test.each([
    ['an inactive number', () => ({ phone: inactive(), text: 'Сайн уу' }), 'phone'],
    ['an unfilled variable', () => ({ phone: '99112233', text: '{lender}' }), 'text'],
    ['six parts', () => ({ phone: '99112233', text: 'б'.repeat(336) }), 'text'],
  ])('with %s is refused and nothing goes out', async (_, body, field) => {
    const before = all('sms').length;
    const answer = await send(body());
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
    expect(all('sms')).toHaveLength(before);
  });

  test('is made by nobody who may do everything else', async () => {
    const before = all('sms').length;
    expect((await send({ phone: '99112233', text: 'Сайн уу' }, allBut(TEST))).status).toBe(403);
    expect(all('sms')).toHaveLength(before);
  });
});

const inactive = () =>
  String(all('settings/phone-number').find(({ state }) => state === 'INACTIVE')?.phone);
