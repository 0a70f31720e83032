import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { gatewayDesk } from '../../engine/gatewayDesk';
import { allBut, only } from '../../support/rights';

const desk = gatewayDesk(60);

const SEND = 'app-manage-sms:send';
const LIST = 'app-manage-sms:list';
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const send = (body: object, who = only(SEND)) => desk.post('/gateway-lab/sms', body, who);
const rowsOf = (body: Record<string, unknown>) => body.content as MockRecord[];

describe('an SMS', () => {
  const customer = () => all('customers').find(({ id }) => id === 100001) as MockRecord;

  test('has its size, price and receiver from the server, and stands in the history of the customer', async () => {
    const phone = String(customer().phone);
    const { status, body } = await send({ phone, text: 'Таны хүсэлтийг хүлээн авлаа.' });
    expect([status, body.segments, body.price, body.state, body.kind]).toEqual([
      201,
      1,
      '55.00',
      'SENT',
      'SINGLE',
    ]);
    expect(body.customerId).toBe(100001);
    expect(String(body.phone)).toMatch(/^\d\*{4}\d{3}$/);
    const [newest] = desk.store.history.of('customers', customer());
    expect([newest.action, newest.origin]).toEqual(['send_sms', 'MANUAL']);
  });

  test('of three parts costs three times as much', async () => {
    const { body } = await send({ phone: '95000001', text: 'б'.repeat(135) });
    expect([body.segments, body.price, body.customerId, body.operator]).toEqual([
      3,
      '165.00',
      null,
      'mobicom',
    ]);
  });

  test.each([
    ['no text', { phone: '99112233' }, 'text'],
    ['a number of seven digits', { phone: '9911223', text: 'Сайн уу' }, 'phone'],
    ['an unfilled variable', { phone: '99112233', text: 'Сайн уу, {name}' }, 'text'],
    ['half a variable', { phone: '99112233', text: 'Сайн уу, {firstName' }, 'text'],
    ['the other half', { phone: '99112233', text: 'Сайн уу }' }, 'text'],
    ['what nobody sees', { phone: '99112233', text: '\u200b' }, 'text'],
    ['a letter without width', { phone: '99112233', text: 'Сайн\u200b уу' }, 'text'],
    ['a character that ends texts', { phone: '99112233', text: 'Сайн\u0000 уу' }, 'text'],
    ['a number of noughts', { phone: '00000000', text: 'Сайн уу' }, 'phone'],
    ['a number that nobody has', { phone: '12345678', text: 'Сайн уу' }, 'phone'],
    ['six parts', { phone: '99112233', text: 'б'.repeat(336) }, 'text'],
  ])('with %s is not sent', async (_, body, field) => {
    const before = all('sms').length;
    const answer = await send(body);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
    expect(all('sms')).toHaveLength(before);
  });

  /** The first customer of the main lender whom nothing keeps from being written to but what the test does. */
  const kept = async (change: (one: MockRecord) => void) => {
    const one = customer();
    change(one);
    const before = all('sms').length;
    const { status, body } = await send({ phone: one.phone, text: 'Сайн уу' });
    expect(all('sms')).toHaveLength(before);
    return [status, body.fields];
  };
  const loanOf = (one: MockRecord) =>
    all('loans').find(({ customerId }) => customerId === one.id) as MockRecord;

  test('does not go to somebody whose contract is cancelled, who is listed, or in court', async () => {
    const customers = desk.store.collection('customers');
    expect(await kept((one) => customers?.change(one, { state: 2000 }))).toEqual([
      400,
      { phone: 'messaging.kept_back.CANCELLED' },
    ]);
    customers?.change(customer(), { state: 815 });
    const loans = desk.store.collection('loans');
    expect(await kept((one) => loans?.change(loanOf(one), { state: 'LOAN_COURT' }))).toEqual([
      400,
      { phone: 'messaging.kept_back.MESSAGES_PAUSED' },
    ]);
    loans?.change(loanOf(customer()), { state: 'LOAN_ONGOING' });
    const listed = all('bw-list').find(
      ({ state, listType }) => state === 'LISTED' && Number(listType) === 1,
    ) as MockRecord;
    expect(
      await kept((one) => desk.store.collection('bw-list')?.change(listed, { customerId: one.id })),
    ).toEqual([400, { phone: 'messaging.kept_back.BLACK_LISTED' }]);
  });

  test('does not go out in the quiet hours', async () => {
    desk.store.clock.setNow('2026-11-21T14:30:00Z');
    const before = all('sms').length;
    const { status, body } = await send({ phone: '95000001', text: 'Сайн уу' });
    expect([status, body.code, all('sms').length]).toEqual([409, 'CONDITION_FAILED', before]);
  });

  test('does not go to the same number twice within a day without being asked for', async () => {
    const same = { phone: '95000001', text: 'Сайн уу' };
    expect((await send(same)).status).toBe(201);
    const again = await send(same);
    expect([again.status, again.body.fields]).toEqual([400, { text: 'messaging.sms.sent_before' }]);
    expect((await send({ ...same, text: 'Баяртай' })).status).toBe(201);
    expect((await send({ ...same, isAgain: true })).status).toBe(201);
    desk.store.clock.setNow('2026-11-23T02:00:00Z');
    expect((await send(same)).status).toBe(201);
  });

  test('is sent by nobody who may do everything else', async () => {
    const before = all('sms').length;
    const { status } = await send({ phone: '99112233', text: 'Сайн уу' }, allBut(SEND));
    expect([status, all('sms').length]).toEqual([403, before]);
  });

  test('is delivered when the operator has answered; of an unknown number no answer comes', async () => {
    const known = await send({ phone: '99112233', text: 'Сайн уу' });
    const unknown = await send({ phone: '70001234', text: 'Сайн уу' });
    const states = () =>
      [known, unknown].map(({ body }) => {
        const { state, failure } = all('sms').find(({ id }) => id === body.id) as MockRecord;
        return [state, failure];
      });
    expect(states()).toEqual([
      ['SENT', null],
      ['SENT', null],
    ]);
    desk.store.clock.setNow(desk.store.clock.now() + 6 * 60_000);
    await desk.post('/gateway-lab/sms/list', {}, only(LIST));
    expect(states()).toEqual([
      ['DELIVERED', null],
      ['FAILED', 'NO_ANSWER'],
    ]);
  });
});

describe('lists of messages', () => {
  test.each([
    ['POST', '/gateway-lab/sms/list', LIST],
    ['POST', '/gateway-lab/sms/otp', 'app-manage-sms-otp:list'],
    ['GET', '/gateway-lab/email/list', 'mail:list'],
    ['GET', '/gateway-lab/notification/logs', 'notificatin-log:list'],
  ] as const)('%s %s is open with its right alone', async (method, path, right) => {
    const ask = (who: ReturnType<typeof only>) =>
      method === 'POST' ? desk.post(path, {}, who) : desk.get(path, who);
    const { status, body } = await ask(only(right));
    expect(status).toBe(200);
    expect(rowsOf(body).length).toBeGreaterThan(0);
    expect((await ask(allBut(right))).status).toBe(403);
  });

  test('codes by SMS are never said, nor those of other channels', async () => {
    const { body } = await desk.post(
      '/gateway-lab/sms/otp',
      { size: 100 },
      only('app-manage-sms-otp:list'),
    );
    expect(rowsOf(body).flatMap((row) => Object.keys(row))).not.toContain('code');
    expect(new Set(rowsOf(body).map(({ channel }) => channel))).toEqual(new Set(['SMS']));
  });

  test('what was sent, what failed and what waits is what was meant; seen, received and sent shrink (R22)', () => {
    for (const { total, sent, failed, waiting, received, seen } of all('notification')) {
      expect(Number(sent) + Number(failed) + Number(waiting)).toBe(total);
      expect(Number(seen)).toBeLessThanOrEqual(Number(received));
      expect(Number(received)).toBeLessThanOrEqual(Number(sent));
    }
  });

  test('there is one of every kind', () => {
    const values = (resource: string, field: string) =>
      new Set(all(resource).flatMap((row) => row[field] ?? []));
    expect(values('sms', 'state')).toEqual(new Set(['SENT', 'DELIVERED', 'FAILED', 'NOT_SENT']));
    expect(values('sms', 'kind')).toEqual(new Set(['SINGLE', 'LOAN', 'SYSTEM', 'TEST']));
    expect(values('sms', 'failure')).toEqual(
      new Set([
        'UNREACHABLE',
        'UNKNOWN_NUMBER',
        'NO_ANSWER',
        'CANCELLED',
        'NUMBER_INACTIVE',
        'MESSAGES_PAUSED',
        'BLACK_LISTED',
        'LOAN_NOT_OPEN',
        'NOT_OVERDUE',
        'ALREADY_OVERDUE',
        'NOTHING_DUE',
        'VALUE_MISSING',
        'TOO_LONG',
      ]),
    );
    expect(values('email', 'type').size).toBe(7);
    expect(values('email', 'state')).toEqual(new Set(['SENT', 'FAILED']));
    expect(values('notification', 'type').size).toBe(18);
    expect(values('notification', 'receiver')).toEqual(new Set(['CUSTOMER', 'AUDIENCE', 'ALL']));
    expect(values('notification', 'state')).toEqual(
      new Set(['PLANNED', 'SENDING', 'SENT', 'STOPPED']),
    );
  });
});
