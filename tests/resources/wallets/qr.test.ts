import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEmv } from '../../../src/domain/qr/emv';
import type { Gateways } from '../../../mocks/engine';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { only } from '../../support/rights';
import { call, testGateways, TODAY } from '../../engine/testGateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways();
});
beforeEach(() => gateways.store.reset());

const kept = (resource: string): readonly MockRecord[] =>
  gateways.store.collection(resource)?.all ?? [];
const CODES = '/gateway-lab/qr-aliases';
const MAKER = only('wa-qr-alias:create', 'wa-qr-alias:list');
const READER = only('wa-qr:decode');
const FIRST = 100_001;

const make = (body: object, as = MAKER, key = crypto.randomUUID()) =>
  call(gateways, `POST ${CODES}`, { as, body, headers: { 'Idempotency-Key': key } });
const decode = (text: string, as = READER) =>
  call(gateways, 'POST /gateway-lab/qr/decode', { as, body: { text } });

describe('a new code', () => {
  test('gets the next number, its text says it, and the customer’s history has it', async () => {
    const last = Math.max(...kept('qr').map(({ id }) => Number(id)));
    const { status, body } = await make({
      customerId: FIRST,
      name: 'Түвшинбаяр',
      amount: '25000.00',
      purpose: 'Хураамж',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: last + 1,
      sequenceNumber: String(last + 1),
      walletAccount: 'BA0000100001',
      state: 'ACTIVE',
      taps: 0,
      paidTotal: '0.00',
    });
    expect(readEmv(String(body.qr)).problems).toEqual([]);
    const { body: history } = await call(
      gateways,
      `GET /gateway-customer/customers/${FIRST}/history`,
    );
    expect((history as unknown as { action: string; source: string }[])[0]).toMatchObject({
      action: 'create_qr',
      source: String(last + 1),
    });
  });

  test('is known to decoding at once', async () => {
    const { body } = await make({ customerId: FIRST, name: 'Түвшинбаяр' });
    expect((await decode(String(body.qr))).body).toMatchObject({
      kind: 'WALLET',
      number: body.sequenceNumber,
    });
  });

  test('is made once, however often it is sent', async () => {
    const before = kept('qr').length;
    const body = { customerId: FIRST, name: 'Түвшинбаяр' };
    const key = crypto.randomUUID();
    const answers = [await make(body, MAKER, key), await make(body, MAKER, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(kept('qr').length).toBe(before + 1);
  });

  test.each([
    [{ name: 'Би' }, { name: 'validation.min_length' }],
    [{ name: 'х'.repeat(26) }, { name: 'validation.max_length' }],
    [{ amount: '99.99' }, { amount: 'validation.range' }],
    [{ amount: '5000000.01' }, { amount: 'validation.range' }],
    [{ validUntil: '2026-11-20' }, { validUntil: 'qrCodes.until_past' }],
    [{ purpose: 'х'.repeat(26) }, { purpose: 'validation.max_length' }],
    [{ customerId: 100_007 }, { customerId: 'qrCodes.no_wallet' }],
    [{ customerId: 999_999 }, { customerId: 'validation.invalid_value' }],
    [{ customerId: null }, { customerId: 'validation.required' }],
  ])('with %j is refused and nothing is written', async (wrong, fields) => {
    const before = kept('qr').length;
    const { status, body } = await make({ customerId: FIRST, name: 'Түвшинбаяр', ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(Object.keys(fields));
    expect(kept('qr').length).toBe(before);
  });

  test('needs its own right, and another lender’s customer is none', async () => {
    const body = { customerId: FIRST, name: 'Түвшинбаяр' };
    expect((await make(body, only('wa-qr-alias:list'))).status).toBe(403);
    const foreign = await make({ customerId: FIRST, name: 'Түвшинбаяр' }, 'tenant');
    expect([400, 403]).toContain(foreign.status);
  });

  test('ends with its last day', async () => {
    const { body } = await make({ customerId: FIRST, name: 'Түвшинбаяр', validUntil: TODAY });
    expect(body.state).toBe('ACTIVE');
    await gateways.control(
      new Request('http://localhost:5173/__clock', {
        method: 'POST',
        body: JSON.stringify({ today: '2026-11-22' }),
      }),
    );
    const { body: after } = await call(gateways, `GET ${CODES}/${body.id}`);
    expect(after.state).toBe('EXPIRED');
  });
});

describe('taps', () => {
  test('of a code are its counts, and every paid one has its payment of the same sum', () => {
    const payments = new Map(kept('qr-qpay').map((one) => [one.id, one]));
    for (const code of kept('qr')) {
      const taps = kept('qr_tap').filter(({ qrId }) => qrId === code.id);
      const paid = taps.filter(({ outcome }) => outcome === 'PAID');
      expect([code.taps, code.paidTaps]).toEqual([taps.length, paid.length]);
      for (const { paymentId, amount } of paid)
        expect(payments.get(paymentId as number)).toMatchObject({ amount, qrId: code.id });
    }
    expect(new Set(kept('qr_tap').map(({ outcome }) => outcome))).toEqual(
      new Set(['PAID', 'VIEWED', 'REFUSED']),
    );
  });

  test('over time: every one of thirty days, the last one today', async () => {
    const { body } = await call(gateways, 'GET /gateway-lab/qr-taps/days', {
      as: only('wa-qr-alias:list'),
    });
    const days = (body as unknown as { days: { date: string; taps: number; paid: number }[] }).days;
    expect([days.length, days[0].date, days[29].date]).toEqual([30, '2026-10-23', TODAY]);
    const own = kept('qr_tap').filter(({ tappedAt }) => String(tappedAt) >= '2026-10-22T16');
    expect(days.reduce((sum, { taps }) => sum + taps, 0)).toBe(own.length);
    expect(own.length).toBeGreaterThan(20);
  });
});

describe('decoding', () => {
  const code = () => kept('qr').find(({ tenant }) => tenant === 'pocketmn') as MockRecord;

  test('knows a code of a wallet, and shows the way to those who may go', async () => {
    const { id, name, sequenceNumber, qr, state } = code();
    expect((await decode(String(qr))).body).toEqual({
      kind: 'WALLET',
      number: sequenceNumber,
      name,
      state,
      path: null,
    });
    const { body } = await decode(String(qr), only('wa-qr:decode', 'wa-qr-alias:list'));
    expect(body.path).toBe(`/qr/detail/${id}`);
  });

  test('a code in our name that says something else is somebody else’s', async () => {
    const text = String(code().qr).replace(/5204654\d/, '52045411');
    const forged = `${text.slice(0, -4)}`;
    const { checksum } = readEmv(`${forged}0000`);
    const { body } = await decode(`${forged}${checksum?.computed}`);
    expect(body).toMatchObject({ kind: 'FOREIGN', number: null, name: null, path: null });
  });

  test.each([
    ['https://urtuu.example/q/10000001', 'CARD', '10000001'],
    ['urtuu:customer:100001', 'CUSTOMER', '100001'],
    ['urtuu:customer:999999', 'UNKNOWN', null],
    ['https://elsewhere.example', 'UNKNOWN', null],
    [
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
      'FOREIGN',
      null,
    ],
  ])('of %s gives %s', async (text, kind, number) => {
    expect((await decode(text)).body).toMatchObject({ kind, number });
  });

  test('a payment through QPay leads to it', async () => {
    const payment = kept('qr-qpay').find(({ source }) => source === 'INVOICE') as MockRecord;
    const { body } = await decode(
      String(payment.qr),
      only('wa-qr:decode', 'wa-qpay-transaction:list'),
    );
    expect(body).toMatchObject({ kind: 'QPAY', path: `/qr-qpay/${payment.id}` });
  });

  test('a damaged, empty or endless text is refused at its field', async () => {
    const text = String(code().qr);
    for (const wrong of [`${text.slice(0, -4)}0000`, '  ', 'x'.repeat(513)]) {
      const { status, body } = await decode(wrong);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['text']]);
    }
  });

  test('needs its right', async () => {
    expect((await decode('x', only('wa-qr-alias:list'))).status).toBe(403);
  });
});
