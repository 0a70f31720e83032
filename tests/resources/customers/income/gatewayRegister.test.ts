import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import { call, testGateways } from '../../../engine/testGateways';
import { allBut, incomeDesk, INCOMES, only, REASON } from './incomeDesk';

let gateways: Gateways;
const { get, post, action, income, filesOf, clean } = incomeDesk(() => gateways);
beforeAll(async () => {
  gateways = await testGateways(60);
});
beforeEach(clean);

const STATEMENTS = '/gateway-customer/bank-statement-verification';

describe('registration', () => {
  const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map(
    (month) => ({
      month,
      amount: '2000000.00',
    }),
  );
  const picture = {
    name: 'zurag.png',
    type: 'image/png',
    size: 70,
    data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEUAAAD///+l2Z/dAAAAG0lEQVR4AQEQAO//AAAAAAAAAAAAAAAAAAAAAAAQAAHAZx+0AAAAAElFTkSuQmCC',
  };
  const whole = {
    customerId: 100_002,
    type: 'SALARY',
    material: 'EMPLOYER_LETTER',
    medium: 'PAPER',
    date: '2026-11-20',
    months,
    files: [{ picture }],
  };
  const create = (body: object, as?: string) => post(INCOMES, { ...whole, ...body }, as);

  test('an income is registered, sent by its maker, and calculated', async () => {
    const { status, body } = await create({});
    expect([status, body.state, body.amount, body.margin, body.fileCount]).toEqual([
      201,
      'REGISTERING',
      '1600000.00',
      '80',
      1,
    ]);
    const sent = await action(Number(body.id), 'send_income');
    expect([sent.status, sent.body.state]).toEqual([200, 'PENDING']);
    expect(filesOf(Number(body.id)).map(({ state }) => state)).toEqual(['PENDING_BY_WORKER']);
  });

  test('who may register alone finds what became of the sending by its key', async () => {
    const as = only('customer:create');
    const { body } = await create({}, as);
    const one = `${INCOMES}/${String(body.id)}`;
    const headers = { 'Idempotency-Key': 'send-1' };
    const sent = await call(gateways, `POST ${one}/send_income`, { as, body: {}, headers });
    expect(sent.status).toBe(200);
    expect((await get(`${one}/history`, as)).status).toBe(403);
    const found = await get(`${one}/history?idempotencyKey=send-1`, as);
    expect([found.status, found.body]).toEqual([
      200,
      [expect.objectContaining({ action: 'send_income', from: 'REGISTERING', to: 'PENDING' })],
    ]);
    expect((await get(`${one}/history?idempotencyKey=send-2`, as)).body).toEqual([]);
  });

  test.each([
    ['no type', { type: null }, 'type', 'validation.income_type_required'],
    ['a day to come', { date: '2026-11-22' }, 'date', 'validation.income_date'],
    ['five months', { months: months.slice(1) }, 'months', 'validation.income_min_months'],
    [
      'an old month',
      { months: [...months, { month: '2025-10', amount: '1.00' }] },
      'months',
      'validation.income_last_year',
    ],
    [
      'an amount of zero',
      { months: [...months.slice(1), { month: '2026-05', amount: '0.00' }] },
      'months',
      'validation.income_amount',
    ],
    ['no file', { files: [] }, 'files', 'income.files_needed'],
  ])('%s is refused beside its field', async (_, body, field, message) => {
    const answer = await create(body);
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: message }]);
  });

  test('a month that an approved income has is refused', async () => {
    const taken = income(610_005)?.months as { month: string }[];
    expect(taken.map(({ month }) => month).at(-1)).toBe('2026-02');
    const answer = await create({
      customerId: 100_001,
      months: [...months, { month: '2026-02', amount: '2000000.00' }],
    });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { months: 'validation.income_month_confirmed' },
    ]);
  });

  test('needs the right to create customers', async () => {
    expect((await create({}, allBut('customer:create'))).status).toBe(403);
    expect((await create({}, only('customer:create'))).status).toBe(201);
  });

  test.each(['send_income', 'send_income_again'])(
    '%s is closed with every other right',
    async (name) => {
      const id = name === 'send_income' ? 610_007 : 610_006;
      expect((await action(id, name, {}, allBut('customer:create'))).status).toBe(403);
    },
  );
});

describe('reads', () => {
  test('the standing of a customer: months, terms, what it rests on', async () => {
    const { status, body } = await get(
      `${INCOMES}/standing?customerId=100001`,
      only('customer:view'),
    );
    expect([status, body.windowMonths, body.monthsMin, body.waiting]).toEqual([200, 12, 6, 1]);
    expect(body.current).toMatchObject({ id: 610_005, isStale: true });
    const states = (body.months as { month: string; standing: string }[]).slice(-12);
    expect(states.map(({ standing }) => standing)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'EMPTY',
      'EMPTY',
      'WAITING',
      'WAITING',
      'WAITING',
      'WAITING',
      'WAITING',
      'WAITING',
    ]);
    expect(
      (await get(`${INCOMES}/standing?customerId=100001`, allBut('customer:view'))).status,
    ).toBe(403);
  });

  test('loans by income have its age', async () => {
    const { body } = await get(
      `${INCOMES}/loans?customerId=100001&size=1`,
      only('cus-income:admin-list'),
    );
    expect((body.content as object[])[0]).toMatchObject({
      customerId: 100_001,
      incomeId: 610_005,
      ageDays: 244,
      isStale: true,
    });
    expect((await get(`${INCOMES}/loans`, allBut('cus-income:admin-list'))).status).toBe(403);
  });

  test.each([
    ['sent', 'cus-income:admin-list'],
    ['approved', 'cus-income:approved-list'],
    ['all?customerId=100002', 'customer:view'],
  ])('the list %s needs %s', async (list, right) => {
    expect((await get(`${INCOMES}/${list}`, only(right))).status).toBe(200);
    expect((await get(`${INCOMES}/${list}`, allBut(right))).status).toBe(403);
  });
});

describe('bank statements', () => {
  test('are marked with a reason, and back', async () => {
    const path = `${STATEMENTS}/640001`;
    expect((await post(`${path}/verify_statement`, {})).status).toBe(400);
    const good = await post(`${path}/verify_statement`, { reason: REASON });
    expect([good.status, good.body.checkState, good.body.checkReason]).toEqual([
      200,
      'VERIFIED',
      REASON,
    ]);
    expect((await post(`${path}/verify_statement`, { reason: REASON })).body.code).toBe(
      'TRANSITION_FORBIDDEN',
    );
    const bad = await post(
      `${path}/refuse_statement`,
      { reason: REASON },
      only('cus-income:admin-list'),
    );
    expect([bad.status, bad.body.checkState]).toEqual([200, 'NOT_VERIFIED']);
    expect(
      (await post(`${path}/verify_statement`, { reason: REASON }, allBut('cus-income:admin-list')))
        .status,
    ).toBe(403);
  });

  test('the sums by month are those of the lines', async () => {
    const { status, body } = await get(`${STATEMENTS}/640001/transactions`);
    expect([
      status,
      (body.transactions as object[]).length,
      (body.sums as object[]).length,
    ]).toEqual([200, 12, 6]);
  });
});

describe('all incomes', () => {
  const ALL = `${INCOMES}/all`;

  test('are those of one customer', async () => {
    const { status, body } = await get(`${ALL}?customerId=100002`, only('customer:view'));
    expect(status).toBe(200);
    expect(new Set(body.content.map(({ customerId }) => customerId))).toEqual(new Set([100_002]));
  });

  test.each(['', '?customerId=', '?state=APPROVED', '?id=610002'])(
    'are not told of everybody: %j',
    async (query) => {
      const { status, body } = await get(`${ALL}${query}`, only('customer:view'));
      expect([status, body.fields, body.content]).toEqual([
        400,
        { customerId: 'validation.required' },
        undefined,
      ]);
    },
  );
});
