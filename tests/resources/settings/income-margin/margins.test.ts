import { describe, expect, test } from 'vitest';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { inForce } from '../../../engine/inForce';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const MARGINS = '/gateway-customer/income-margins';
const INCOMES = '/gateway-customer/incomes';
const KEEPER = only('cus-income-margin:access');
const REASON = 'Эрсдэлийн хорооны шийдвэр';

const change = async (id: number, margin: unknown, as = KEEPER) =>
  inForce(desk.call, await desk.post(`${MARGINS}/${id}/change`, { margin, reason: REASON }, as));
const register = (type: string) =>
  desk.post(INCOMES, {
    customerId: 100_002,
    type,
    material: 'EMPLOYER_LETTER',
    medium: 'PAPER',
    date: '2026-11-20',
    months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month) => ({
      month,
      amount: '2000000.00',
    })),
    files: [
      {
        picture: {
          name: 'zurag.png',
          type: 'image/png',
          size: 70,
          data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEUAAAD///+l2Z/dAAAAG0lEQVR4AQEQAO//AAAAAAAAAAAAAAAAAAAAAAAQAAHAZx+0AAAAAElFTkSuQmCC',
        },
      },
    ],
  });

/** Id, type, the margin at first, another one, and what six months of 2 000 000 then come to. */
const TABLE: readonly [number, string, string, number, string][] = [
  [1, 'SALARY', '80', 75, '1500000.00'],
  [2, 'BUSINESS', '60', 1, '20000.00'],
  [3, 'RENT', '70', 65.5, '1310000.00'],
  [4, 'PENSION', '90', 100, '2000000.00'],
  [5, 'HERDER', '50', 33.33, '666600.00'],
  [6, 'OTHER', '40', 20, '400000.00'],
];

describe.each(TABLE)('margin %i, of %s', (id, type, usual, margin, amount) => {
  test(`changed from ${usual} to ${margin} is what the next income is calculated by`, async () => {
    const before = await register(type);
    expect([before.status, before.body.margin]).toEqual([201, usual]);
    expect((await change(id, margin)).status).toBe(200);
    const after = await register(type);
    expect([after.status, after.body.margin, after.body.amount]).toEqual([
      201,
      String(margin),
      amount,
    ]);
    // What was registered before keeps its own.
    const kept = await desk.get(`${INCOMES}/${String(before.body.id)}`);
    expect(kept.body.margin).toBe(usual);
    const { body } = await desk.get('/gateway-customer/incomes/standing?customerId=100002');
    expect((body.margins as Record<string, string>)[type]).toBe(String(margin));
    const history = await desk.get(`${MARGINS}/${id}/history`, KEEPER);
    expect(history.body).toContainEqual(
      expect.objectContaining({ field: 'margin', from: Number(usual), to: margin }),
    );
  });
});

test('the others stay as they are', async () => {
  await change(1, 75);
  const { body } = await desk.get(`${MARGINS}?size=20`, KEEPER);
  const margins = (body.content as { type: string; margin: number }[]).map((one) => [
    one.type,
    one.margin,
  ]);
  expect(Object.fromEntries(margins)).toEqual({
    SALARY: 75,
    BUSINESS: 60,
    RENT: 70,
    PENSION: 90,
    HERDER: 50,
    OTHER: 40,
  });
});

test.each([[0], [0.99], [100.01], [null], ['олон'], [-5]])(
  '%s is refused at its field',
  async (margin) => {
    const { status, body } = await change(1, margin);
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['margin']]);
    expect((await desk.get(`${MARGINS}/1`, KEEPER)).body.margin).toBe(80);
  },
);

test('a change says why, and takes its own right', async () => {
  const silent = await desk.post(`${MARGINS}/1/change`, { margin: 75 }, KEEPER);
  expect(silent.status).toBe(400);
  const others = allBut('cus-income-margin:access');
  expect((await desk.get(MARGINS, others)).status).toBe(403);
  expect((await change(1, 75, others)).status).toBe(403);
  expect((await desk.get(`${MARGINS}/1`, KEEPER)).body.margin).toBe(80);
});

test('it says how many incomes of its type there are', async () => {
  const incomes = desk.store.collection('customers/income/requests')?.all ?? [];
  const count = (state: string) =>
    incomes.filter((one) => one.type === 'SALARY' && one.state === state).length;
  const { body } = await desk.get(`${MARGINS}/1`);
  expect([body.waiting, body.approved]).toEqual([count('PENDING'), count('APPROVED')]);
  expect(count('APPROVED')).toBeGreaterThan(0);
});
