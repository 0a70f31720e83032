import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { metacogBonus, reachedByCategory, resultOf, shareOf } from '../../../../src/domain/metacog';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const METACOG = '/gateway-lab/metacog';
const LEAD = only('questions:list', 'question:access');
const SEER = only('questions:list');

describe('what a test comes to', () => {
  test.each([
    [59, 'FAILED', 0],
    [60, 'PASSED', 20],
    [79, 'PASSED', 20],
    [80, 'PASSED', 30],
    [94, 'PASSED', 30],
    [95, 'PASSED', 50],
    [100, 'PASSED', 50],
    [0, 'FAILED', 0],
  ] as const)('%i of 100 points: %s, bonus %i', (points, result, bonus) => {
    const reached = { points, possible: 100 };
    expect([resultOf('COMPLETED', reached), metacogBonus('COMPLETED', reached)]).toEqual([
      result,
      bonus,
    ]);
    expect([resultOf('INCOMPLETE', reached), metacogBonus('UNCERTAIN', reached)]).toEqual([
      'NOT_TAKEN',
      0,
    ]);
  });

  test('is never rounded up', () => {
    expect(shareOf({ points: 599, possible: 1000 })).toBe(59);
    expect(shareOf({ points: 0, possible: 0 })).toBe(0);
  });

  test('is told by category', () => {
    expect(
      reachedByCategory([
        { category: 'Purpose', isRight: true, point: 5 },
        { category: 'TrueFalse', isRight: false, point: 10 },
        { category: 'Purpose', isRight: false, point: 7 },
      ]),
    ).toEqual([
      { category: 'Purpose', points: 5, possible: 12 },
      { category: 'TrueFalse', points: 0, possible: 10 },
    ]);
  });
});

const results = () => desk.store.collection('metacog')?.all ?? [];
const movements = (source: unknown) =>
  (desk.store.collection('bonus-points')?.all ?? []).filter((one) => one.source === source);
const customerOf = ({ customerId }: MockRecord) =>
  desk.store.collection('customers')?.get(customerId as number) as MockRecord;
const found = (fits: (result: MockRecord) => boolean): MockRecord => {
  const result = results().find(fits);
  if (!result) throw new Error('No such result is in the sample.');
  return result;
};
const toAward = () =>
  found(({ bonusAllocated, bonus }) => bonusAllocated === 'NOT_AWARDED' && Number(bonus) > 0);
const award = (id: unknown, as = LEAD) => desk.post(`${METACOG}/${String(id)}/award`, {}, as);

describe('the bonus of a test', () => {
  test('arrives at its customer, whose balance and history follow', async () => {
    const result = toAward();
    const before = Number(customerOf(result).bonusPoint);
    const { status, body } = await award(result.id);
    expect([status, body.bonusAllocated]).toEqual([200, 'AWARDED']);
    expect(movements(result.code)).toEqual([
      expect.objectContaining({
        customerId: result.customerId,
        type: null,
        credit: result.bonus,
        debit: 0,
      }),
    ]);
    expect(customerOf(result).bonusPoint).toBe(before + Number(result.bonus));
    expect(desk.store.history.of('customers', customerOf(result))).toContainEqual(
      expect.objectContaining({
        action: 'award_bonus',
        field: 'bonusPoint',
        from: before,
        to: before + Number(result.bonus),
        origin: 'MANUAL',
        source: `metacog/${result.id}`,
      }),
    );
    // The customer's own page of points says the same.
    const path = `/gateway-customer/customers/${String(result.customerId)}/points/summary`;
    const summary = await desk.get(path, only('customer:view'));
    expect(summary.body.byType).toContainEqual({
      type: null,
      count: 1,
      credit: result.bonus,
      debit: 0,
    });
  });

  test('is given once', async () => {
    const { id, code } = toAward();
    await award(id);
    const again = await award(id);
    expect([again.status, again.body.code, movements(code).length]).toEqual([
      409,
      'TRANSITION_FORBIDDEN',
      1,
    ]);
  });

  test('is not given for a test that was not finished, or reached too little', async () => {
    const unfinished = found(({ state }) => state === 'INCOMPLETE');
    const failed = found(({ result }) => result === 'FAILED');
    const uncertain = found(({ bonusAllocated }) => bonusAllocated === 'UNCERTAIN');
    const answers = [unfinished, failed, uncertain].map(({ id }) => award(id));
    expect((await Promise.all(answers)).map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'CONDITION_FAILED'],
      [409, 'CONDITION_FAILED'],
      [409, 'TRANSITION_FORBIDDEN'],
    ]);
    expect(movements(failed.code)).toEqual([]);
  });

  test('is given by nobody who may only see, or do everything else', async () => {
    const { id, code } = toAward();
    expect((await award(id, SEER)).status).toBe(403);
    expect((await award(id, allBut('question:access'))).status).toBe(403);
    expect(movements(code)).toEqual([]);
  });
});

describe('the sample', () => {
  test('has every state, of the test, its result and its bonus', () => {
    const values = (field: string) => [...new Set(results().map((one) => one[field]))].sort();
    expect(values('state')).toEqual(['COMPLETED', 'INCOMPLETE', 'UNCERTAIN']);
    expect(values('result')).toEqual(['FAILED', 'NOT_TAKEN', 'PASSED']);
    expect(values('bonusAllocated')).toEqual(['AWARDED', 'NOT_AWARDED', 'UNCERTAIN']);
  });

  test('has a movement for every bonus, and balances that are their sums', () => {
    const awarded = results().filter(({ bonusAllocated }) => bonusAllocated === 'AWARDED');
    expect(awarded.length).toBeGreaterThan(2);
    for (const result of awarded) {
      expect(movements(result.code).map(({ credit }) => credit)).toEqual([result.bonus]);
      const own = (desk.store.collection('bonus-points')?.all ?? []).filter(
        ({ customerId }) => customerId === result.customerId,
      );
      const balance = own.reduce((sum, one) => sum + Number(one.credit) - Number(one.debit), 0);
      expect(balance).toBe(customerOf(result).bonusPoint);
    }
  });

  test('says of a question how often it was answered, and how often rightly', async () => {
    const given = results()
      .flatMap(({ answers }) => answers as { questionId: number; isRight: boolean }[])
      .filter(({ questionId }) => questionId === 1);
    const { body } = await desk.get('/gateway-lab/questions/1', SEER);
    expect(given.length).toBeGreaterThan(0);
    expect(body.askedCount).toBe(given.length);
    const right = given.filter(({ isRight }) => isRight).length;
    expect(body.rightShare).toBe(Math.round((right / given.length) * 10_000) / 100);
  });
});

describe('the figures of a period', () => {
  const period = (query: string, as = SEER) => desk.get(`${METACOG}/period${query}`, as);

  test('are those of the tests that began in it, and follow an award', async () => {
    const all = '?from=2020-01-01&to=2026-11-21';
    const { body } = await period(all);
    const count = (result: string) => results().filter((one) => one.result === result).length;
    expect([body.passed, body.failed, body.unfinished]).toEqual([
      count('PASSED'),
      count('FAILED'),
      count('NOT_TAKEN'),
    ]);
    expect(body.arrived).toBe(body.awarded);
    const result = toAward();
    await award(result.id);
    const after = (await period(all)).body;
    expect(after.awarded).toBe(Number(body.awarded) + Number(result.bonus));
    expect(after.arrived).toBe(after.awarded);
    expect((await period('?from=2020-01-01&to=2020-01-02')).body).toEqual({
      passed: 0,
      failed: 0,
      unfinished: 0,
      awarded: 0,
      arrived: 0,
    });
  });

  test.each([
    ['', { from: 'validation.fill_dates', to: 'validation.fill_dates' }],
    ['?from=2026-11-01', { to: 'validation.fill_dates' }],
    ['?to=2026-11-01', { from: 'validation.fill_dates' }],
    ['?from=2026-13-01&to=2026-11-01', { from: 'validation.fill_dates' }],
    ['?from=2026-11-02&to=2026-11-01', { to: 'validation.date_order' }],
  ])('%s is refused at its days', async (query, fields) => {
    const { status, body } = await period(query);
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('are seen with the right to see results alone', async () => {
    const refused = await period('?from=2026-11-01&to=2026-11-02', allBut('questions:list'));
    expect(refused.status).toBe(403);
  });
});
