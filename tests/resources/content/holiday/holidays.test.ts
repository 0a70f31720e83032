import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';
import { brokenChecks, REQUEST } from '../../loans/loan/loanChecks';

const desk = gatewayDesk();
const HOLIDAYS = '/gateway-lab/holidays';
const LOANS = '/gateway-lab/loans';
const KEEPER = only('holiday:list', 'admin:access');
const REASON = 'Засгийн газар тогтоолоо өөрчилсөн.';

const add = (body: object, as = KEEPER) =>
  desk.post(HOLIDAYS, { name: 'Нөхөн амралт', isYearly: false, ...body }, as);
const effect = (body: object) => desk.post(`${HOLIDAYS}/effect`, body, KEEPER);
const loan = (id: unknown) => desk.store.collection('loans')?.get(id as number) as MockRecord;
const dueDates = (id: unknown) => (fileOf(loan(id)).book?.rows ?? []).map(({ dueDate }) => dueDate);

/** A loan of six months from 2026-11-21 on whose product moves off days off, requested by one person and paid out by another. */
async function lent(holidayShift = true): Promise<number> {
  const { body } = await desk.post(LOANS, { ...REQUEST, holidayShift });
  const right = only('loan-pending-request:list', 'loan:view', 'loan:approve');
  const reply = await desk.post(`${LOANS}/${String(body.id)}/approve`, {}, right);
  expect([reply.status, loan(body.id).state]).toEqual([200, 'LOAN_ONGOING']);
  return Number(body.id);
}

describe('a holiday', () => {
  test('moves the due dates of running loans whose product moves off it, and nothing else', async () => {
    const { falling: others } = (await effect({ date: '2026-12-21', isYearly: false })).body;
    const [shifted, fixed] = [await lent(), await lent(false)];
    const before = loan(shifted).balance;
    expect(dueDates(shifted).slice(0, 3)).toEqual(['2026-12-21', '2027-01-21', '2027-02-22']);
    expect((await effect({ date: '2026-12-21', isYearly: false })).body).toEqual({
      // The two of this test: of one of them it stays where it is.
      falling: Number(others) + 2,
      dueDates: 1,
      loans: 1,
      from: '2026-12-21',
      to: '2026-12-22',
      taken: null,
    });
    const { status, body } = await add({ date: '2026-12-21' });
    expect([status, body.movedDueDates, body.nextDate, body.state]).toEqual([
      201,
      1,
      '2026-12-21',
      'IN_FORCE',
    ]);
    expect(dueDates(shifted).slice(0, 3)).toEqual(['2026-12-22', '2027-01-21', '2027-02-22']);
    expect(dueDates(fixed)[0]).toBe('2026-12-21');
    // 31 days on 300 000 at 24 %, then 30 days on 250 000.
    expect(fileOf(loan(shifted)).book?.rows.slice(0, 2)).toMatchObject([
      { days: 31, principal: '50000.00', interest: '6115.07' },
      { days: 30, principal: '50000.00', interest: '4931.51' },
    ]);
    expect([loan(shifted).balance, loan(shifted).refundDate]).toEqual([before, '2026-12-22']);
    expect(desk.store.history.of('loans', loan(shifted))[0]).toMatchObject({
      action: 'move_due_date',
      field: 'refundDate',
      from: '2026-12-21',
      to: '2026-12-22',
      origin: 'AUTO',
      reason: 'Нөхөн амралт',
    });
    expect(await brokenChecks(desk.gateways, shifted)).toEqual([]);
  });

  test('says how many due dates fall on it, although none of them moves', async () => {
    const { body } = await effect({ date: '2026-12-03', isYearly: false });
    const rows = (desk.store.collection('loans')?.all ?? []).flatMap(
      (one) => fileOf(one).book?.rows ?? [],
    );
    const due = rows.filter(({ dueDate, state }) => dueDate === '2026-12-03' && state === 'UNPAID');
    expect(due.length).toBeGreaterThan(5);
    expect([body.falling, body.dueDates]).toEqual([due.length, 0]);
  });

  test('counts for requests and for what the console previews by, from then on', async () => {
    await add({ date: '2026-12-21' });
    const { body } = await desk.get('/gateway-lab/loan-settings');
    expect(body.daysOff).toContain('2026-12-21');
    expect(body.daysOff).toContain('07-11');
    expect(dueDates(await lent())[0]).toBe('2026-12-22');
  });

  test('that is taken out moves nothing back and is no day off any more', async () => {
    const shifted = await lent();
    const { body } = await add({ date: '2026-12-21' });
    const removed = await desk.post(`${HOLIDAYS}/${String(body.id)}/remove`, { reason: REASON });
    expect([removed.status, removed.body.state]).toEqual([200, 'REMOVED']);
    expect(dueDates(shifted)[0]).toBe('2026-12-22');
    expect(dueDates(await lent())[0]).toBe('2026-12-21');
    const again = await desk.post(`${HOLIDAYS}/${String(body.id)}/remove`, { reason: REASON });
    expect(again.status).toBe(409);
    expect((await add({ date: '2026-12-21' })).status).toBe(201);
  });

  test.each([
    [{ date: '2026-11-21' }, 400, 'validation.holiday_over'],
    [{ date: '2025-01-05' }, 400, 'validation.holiday_over'],
    [{ date: '2026-02-30' }, 400, 'validation.date_invalid'],
    [{ date: '2026-11-26' }, 409, 'validation.taken'],
    [{ date: '2030-07-11', isYearly: true }, 409, 'validation.taken'],
    [{ date: '2027-02-07' }, 409, 'validation.taken'],
  ])('%j is refused beside its day', async (body, status, message) => {
    const reply = await add(body);
    const fields = (reply.body.fields ?? {}) as Record<string, unknown>;
    expect([reply.status, fields.date]).toEqual([status, message]);
  });

  test('says before it is added that its day is taken, and that of no day nothing', async () => {
    expect((await effect({ date: '2030-07-11', isYearly: false })).body.taken).toBe(
      'Үндэсний их баяр наадам: 2 дахь өдөр',
    );
    expect((await effect({ date: 'soon', isYearly: false })).status).toBe(400);
    expect((await effect({ date: '2020-01-05', isYearly: false })).status).toBe(400);
  });

  test('is over after its day, and that of every year goes on to the next one', async () => {
    const of = (name: string) =>
      desk.store.collection('holiday')?.all.find((one) => one.name === name);
    await desk.post('/__clock', { today: '2026-11-30' });
    await desk.get(HOLIDAYS);
    expect(of('Бүгд Найрамдах Улс тунхагласан өдөр')).toMatchObject({
      state: 'IN_FORCE',
      nextDate: '2027-11-26',
    });
    await desk.post('/__clock', { today: '2027-02-08' });
    await desk.get(HOLIDAYS);
    const moon = (desk.store.collection('holiday')?.all ?? []).filter(
      ({ name, date }) => name === 'Цагаан сар' && String(date).startsWith('2027'),
    );
    expect(moon.map(({ state }) => state)).toEqual(['PAST', 'IN_FORCE', 'IN_FORCE']);
    const reply = await desk.post(`${HOLIDAYS}/${moon[0].id}/remove`, { reason: REASON });
    expect([reply.status, reply.body.state]).toEqual([409, 'PAST']);
  });

  test('is read with its right, and kept with another one', async () => {
    expect((await add({ date: '2026-12-21' }, allBut('admin:access'))).status).toBe(403);
    expect((await desk.get(HOLIDAYS, allBut('holiday:list'))).status).toBe(403);
    expect((await add({ date: '2026-12-21' })).status).toBe(201);
  });
});
