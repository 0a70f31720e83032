import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../mocks/ledger/Ledger';
import { checkStock } from '../../../src/domain/coupons/stock';
import { gatewayDesk } from '../../engine/gatewayDesk';
import { only } from '../../support/rights';
import { COUPON_BODY } from './couponBody';

const desk = gatewayDesk(120);
const COUPONS = '/gateway-lab/coupons';
const REQUESTS = '/gateway-lab/coupon-requests';
const KEEPER = only('coupon-admin:access', 'coupon-admin:create', 'coupon-request:access');
const DECIDER = only('coupon-request:access');

const all = (resource: string) => desk.store.collection(resource)?.all ?? [];
const record = (resource: string, id: unknown) =>
  desk.store.collection(resource)?.get(id as number) as MockRecord;
const turnTo = (today: string) => desk.call('POST /__clock', { body: { today } });
const coupon = async (id: unknown) => (await desk.get(`${COUPONS}/${String(id)}`)).body;
const acquired = (couponId: unknown) =>
  all('coupon/acquisitions').filter((one) => one.couponId === couponId);

/** A request for a new coupon that was approved by somebody else. */
async function approved(change: object = {}): Promise<unknown> {
  const made = await desk.post(REQUESTS, { ...COUPON_BODY, ...change }, KEEPER);
  const answer = await desk.post(`${REQUESTS}/${String(made.body.id)}/approve`, {}, DECIDER);
  expect([made.status, answer.status, answer.body.state]).toEqual([201, 200, 'APPROVED']);
  return answer.body.couponId;
}

describe('the sample', () => {
  test('agrees coupon by coupon (R15), and has every state', () => {
    const states = new Set(all('coupon').map(({ state }) => state));
    expect([...states].sort()).toEqual(
      ['DRAFT', 'ENDED', 'EXPIRED', 'ON_SALE', 'REQUESTED', 'SCHEDULED'].sort(),
    );
    for (const one of all('coupon')) {
      const checks = checkStock(one as never, one as never);
      expect(Object.values(checks).filter(({ ok }) => !ok)).toEqual([]);
      expect(Number(one.remaining)).toBeGreaterThanOrEqual(0);
    }
  });

  test('has nobody with more than the limit for each customer', () => {
    for (const { id, limitPerCustomer } of all('coupon')) {
      const bought = acquired(id).filter(({ way }) => way === 'PURCHASED');
      for (const { owner } of bought)
        expect(bought.filter((one) => one.owner === owner).length).toBeLessThanOrEqual(
          Number(limitPerCustomer),
        );
    }
  });

  test('leads from hand to hand without a break', () => {
    for (const one of all('coupon/acquisitions')) {
      if (one.state !== 2) continue;
      const next = record('coupon/acquisitions', one.nextId);
      expect([next.previousId, next.owner, next.receivedAt]).toEqual([
        one.id,
        one.giftedCustomer,
        one.transferredAt,
      ]);
    }
  });
});

describe('a request', () => {
  test('is not approved by who made it, and decided once', async () => {
    const { body } = await desk.post(REQUESTS, COUPON_BODY, KEEPER);
    const own = await desk.post(`${REQUESTS}/${String(body.id)}/approve`, {}, KEEPER);
    expect([own.status, own.body.code]).toEqual([409, 'MAKER_IS_CHECKER']);
    await desk.post(`${REQUESTS}/${String(body.id)}/approve`, {}, DECIDER);
    const again = await desk.post(`${REQUESTS}/${String(body.id)}/approve`, {}, DECIDER);
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test('publishes from the start date on', async () => {
    expect((await coupon(await approved())).state).toBe('ON_SALE');
    const id = await approved({
      startDate: '2026-11-25',
      endDate: '2026-11-28',
      expireDate: '2026-12-02',
    });
    expect((await coupon(id)).state).toBe('SCHEDULED');
    const days: [string, string][] = [
      ['2026-11-25', 'ON_SALE'],
      ['2026-11-29', 'ENDED'],
      ['2026-12-03', 'EXPIRED'],
    ];
    for (const [today, state] of days) {
      await turnTo(today);
      expect([today, (await coupon(id)).state]).toEqual([today, state]);
    }
  });

  test('is not approved when its sale would be over', async () => {
    const { body } = await desk.post(REQUESTS, COUPON_BODY, KEEPER);
    await turnTo('2026-12-01');
    const late = await desk.post(`${REQUESTS}/${String(body.id)}/approve`, {}, DECIDER);
    expect([late.status, late.body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(record('coupon/requests', body.id).state).toBe('PENDING');
  });

  test('is rejected with a reason, told to the merchant, and may be asked again', async () => {
    const { body } = await desk.post(REQUESTS, COUPON_BODY, KEEPER);
    const path = `${REQUESTS}/${String(body.id)}`;
    expect((await desk.post(`${path}/reject`, {}, DECIDER)).status).toBe(400);
    const reason = 'Нөхцөлийг дахин бичнэ үү.';
    const { body: rejected } = await desk.post(`${path}/reject`, { reason }, DECIDER);
    expect([rejected.state, rejected.rejectReason]).toEqual(['REJECTED', reason]);
    const merchant = record('customers', 100_005);
    expect(desk.store.history.of('customers', merchant)[0]).toMatchObject({
      action: 'coupon_rejected',
      source: `coupon/requests/${String(body.id)}`,
    });
    const changed = await desk.call(`PUT ${path}`, { as: KEEPER, body: { tag: '1+1' } });
    expect([changed.status, changed.body.tag]).toEqual([200, '1+1']);
    const { body: asked } = await desk.post(`${path}/ask_again`, {}, KEEPER);
    expect([asked.state, asked.decidedAt]).toEqual(['PENDING', null]);
  });

  test('cannot be edited once it was approved', async () => {
    const answer = await desk.call(`PUT ${REQUESTS}/7`, { as: KEEPER, body: { tag: '2+1' } });
    expect([answer.status, answer.body.code]).toEqual([409, 'CONDITION_FAILED']);
  });

  test('of a draft takes it along: to approval, back with a rejection, on sale with an approval', async () => {
    const { body: draft } = await desk.post(COUPONS, COUPON_BODY, KEEPER);
    const path = `${COUPONS}/${String(draft.id)}`;
    await desk.post(`${path}/ask_approval`, {}, KEEPER);
    const waiting = await coupon(draft.id);
    const requestId = (waiting.facts as { waitingRequestId: number }).waitingRequestId;
    expect([waiting.state, record('coupon/requests', requestId).kind]).toEqual([
      'REQUESTED',
      'NEW',
    ]);
    const locked = await desk.call(`PUT ${path}`, { as: KEEPER, body: { name: 'Өөр нэр' } });
    expect([locked.status, locked.body.fields]).toEqual([
      400,
      { name: 'validation.coupon_locked_requested' },
    ]);
    await desk.post(`${REQUESTS}/${requestId}/reject`, { reason: 'Зургийг солино уу.' }, DECIDER);
    expect((await coupon(draft.id)).state).toBe('DRAFT');
    await desk.post(`${path}/ask_approval`, {}, KEEPER);
    const again = ((await coupon(draft.id)).facts as { waitingRequestId: number }).waitingRequestId;
    await desk.post(`${REQUESTS}/${again}/approve`, {}, DECIDER);
    expect([(await coupon(draft.id)).state, all('coupon').at(-1)?.id]).toEqual([
      'ON_SALE',
      draft.id,
    ]);
  });

  test('changes what is live, field by field in the history', async () => {
    const change = { ...COUPON_BODY, couponId: 9, name: 'Англи хэл' };
    const made = await desk.post(REQUESTS, change, KEEPER);
    expect([made.status, made.body.kind]).toEqual([201, 'CHANGE']);
    const second = await desk.post(REQUESTS, change, KEEPER);
    expect([second.status, second.body.fields]).toEqual([
      400,
      { couponId: 'coupons.request.one_waits' },
    ]);
    await desk.post(`${REQUESTS}/${String(made.body.id)}/approve`, {}, DECIDER);
    expect([record('coupon', 9).name, record('coupon', 9).sellPrice]).toEqual([
      'Англи хэл',
      '20000.00',
    ]);
    expect(desk.store.history.of('coupon', record('coupon', 9))).toContainEqual(
      expect.objectContaining({
        action: 'approve',
        field: 'sellPrice',
        from: '1200000.00',
        to: '20000.00',
      }),
    );
  });

  test('of a coupon that is no live one is refused', async () => {
    const draft = await desk.post(REQUESTS, { ...COUPON_BODY, couponId: 11 }, KEEPER);
    expect([draft.status, draft.body.fields]).toEqual([
      400,
      { couponId: 'coupons.request.wrong_coupon' },
    ]);
  });
});

describe('a sale', () => {
  test('is ended before its day by the action that asks for a reason, not by a day that is over', async () => {
    const path = `${COUPONS}/3`;
    const change = (endDate: string) => desk.call(`PUT ${path}`, { as: KEEPER, body: { endDate } });
    const past = await change('2026-11-20');
    expect([past.status, past.body.fields]).toEqual([
      400,
      { endDate: 'validation.coupon_end_past' },
    ]);
    expect((await change('2026-11-21')).body.state).toBe('ON_SALE');
    expect((await desk.post(`${path}/end_early`, {}, KEEPER)).status).toBe(400);
    const reason = 'Мерчант гэрээгээ цуцалсан.';
    expect((await desk.post(`${path}/end_early`, { reason }, KEEPER)).body.state).toBe('ENDED');
  });
});

describe('after the first sale', () => {
  test('nothing gets worse: by hand and by request alike', async () => {
    const worse = { sellPrice: '99000.00', expireDate: '2027-02-01' };
    const { status, body } = await desk.call(`PUT ${COUPONS}/1`, { as: KEEPER, body: worse });
    expect([status, body.fields]).toEqual([
      400,
      {
        sellPrice: 'validation.coupon_locked_sold',
        expireDate: 'validation.coupon_locked_sold',
      },
    ]);
    const sold = record('coupon', 1);
    const asked = await desk.post(
      REQUESTS,
      {
        ...COUPON_BODY,
        couponId: 1,
        name: 'Шинэ нэр',
        endDate: sold.endDate,
        expireDate: sold.expireDate,
      },
      KEEPER,
    );
    const fields = Object.keys(asked.body.fields);
    expect([asked.status, fields.includes('sellPrice'), fields.includes('name')]).toEqual([
      400,
      true,
      false,
    ]);
  });

  test('name, information and end date may change', async () => {
    const { status, body } = await desk.call(`PUT ${COUPONS}/1`, {
      as: KEEPER,
      body: { name: 'Капучино, бялуу', info: '<p>Бялуутай</p>', endDate: '2026-12-20' },
    });
    expect([status, body.name, body.endDate]).toEqual([200, 'Капучино, бялуу', '2026-12-20']);
  });

  test('an early end stops the sale and leaves what was bought', async () => {
    const reason = 'Мерчант гэрээгээ цуцалсан.';
    const { body } = await desk.post(`${COUPONS}/1/end_early`, { reason }, KEEPER);
    expect([body.state, body.isValid]).toEqual(['ENDED', true]);
    await turnTo('2026-11-22');
    expect([(await coupon(1)).state, acquired(1).some(({ isValid }) => isValid)]).toEqual([
      'ENDED',
      true,
    ]);
  });
});

describe('customers', () => {
  test('buy from their wallets, give on and use what was approved here', async () => {
    const ledger = ledgerOf(desk.store);
    const merchant = () => ledger.balanceOf('merchant', { holder: 100_005 });
    const before = Number(merchant());
    const id = await approved();
    await turnTo('2026-11-22');
    expect(await coupon(id)).toMatchObject({
      acquired: 2,
      active: 2,
      remaining: 13,
      remainingBalance: 15,
      state: 'ON_SALE',
    });
    expect(Number(merchant()) - before).toBe(34_000);
    const [first] = acquired(id);
    const journal = ledger.journal(String(first.journalNumber));
    expect([journal?.kind, journal?.lines.map(({ debit, credit }) => [debit, credit])]).toEqual([
      'MERCHANT_PAYMENT',
      [
        ['17000.00', null],
        [null, '17000.00'],
      ],
    ]);
    await turnTo('2026-11-24');
    expect(await coupon(id)).toMatchObject({
      acquired: 2,
      active: 1,
      used: 1,
      gifted: 1,
      received: 1,
      remaining: 13,
      remainingBalance: 14,
    });
    expect(acquired(id).map(({ state, way }) => [state, way])).toEqual([
      [2, 'PURCHASED'],
      [1, 'PURCHASED'],
      [0, 'RECEIVED'],
    ]);
    const { body } = await desk.get(`/gateway-lab/coupon-acquisitions/${first.id}`);
    expect((body.chain as MockRecord[]).map(({ state }) => state)).toEqual([2, 0]);
    await turnTo('2026-12-11');
    expect((await coupon(id)).state).toBe('EXPIRED');
    expect(acquired(id).map(({ isExpired }) => isExpired)).toEqual([false, false, true]);
  });

  test('do it at once when days are skipped, and never twice', async () => {
    const id = await approved();
    await turnTo('2026-12-11');
    expect(await coupon(id)).toMatchObject({ acquired: 2, used: 1, gifted: 1, state: 'EXPIRED' });
    expect(await coupon(id)).toMatchObject({ acquired: 2, used: 1, gifted: 1 });
  });

  test('cannot buy what costs more than wallets have', async () => {
    const id = await approved({
      sellPrice: '9000000.00',
      sellDiscountPrice: '0',
      discountPercent: 0,
    });
    await turnTo('2026-11-22');
    expect(await coupon(id)).toMatchObject({ acquired: 0, remaining: 15 });
  });
});

test('sales by day add up to what was acquired, and end with what is left', async () => {
  const { body } = await desk.get(`${COUPONS}/1/sales`);
  const days = body.days as { date: string; sold: number; remaining: number }[];
  const one = record('coupon', 1);
  expect(days.reduce((sum, { sold }) => sum + sold, 0)).toBe(one.acquired);
  expect([days.at(0)?.date, days.at(-1)]).toMatchObject([
    '2026-11-01',
    { date: '2026-11-21', remaining: one.remaining },
  ]);
});
