import { describe, expect, test } from 'vitest';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const BRANCHES = '/gateway-lab/branches';
const KEEPER = only('app-manage-branch:list', 'app-manage-branch:create');

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
  weekday < 6 ? { weekday, open: true, start: '09:00', end: '18:00' } : { weekday, open: false },
);
const BRANCH = {
  code: 'AR-01',
  name: 'Архангай салбар',
  mapAddress: { lat: 47.4754, lng: 101.4545 },
  schedule: WEEK,
};
const without = (index: number) => WEEK.filter((_, at) => at !== index);

describe('a branch', () => {
  test.each([
    [{ mapAddress: undefined }, 'mapAddress', 'validation.required'],
    [{ mapAddress: { lat: 91, lng: 106 } }, 'mapAddress', 'validation.branch_map_required'],
    [{ schedule: undefined }, 'schedule', 'validation.required'],
    [{ schedule: without(3) }, 'schedule', 'validation.branch_schedule_required'],
    [
      { schedule: [...without(0), { weekday: 1, open: true }] },
      'schedule',
      'validation.branch_schedule_required',
    ],
    [
      { schedule: [...without(0), { weekday: 1, open: true, start: '18:00', end: '09:00' }] },
      'schedule',
      'kinds.schedule.order',
    ],
    [
      { schedule: [...without(0), { weekday: 1, open: true, start: '09:00', end: '09:00' }] },
      'schedule',
      'kinds.schedule.order',
    ],
  ])('with %j is refused at its field', async (change, field, message) => {
    const { status, body } = await desk.post(BRANCHES, { ...BRANCH, ...change }, KEEPER);
    expect([status, (body.fields as Record<string, unknown>)[field]]).toEqual([400, message]);
  });

  test('is open by its hours and the clock of Ulaanbaatar, at every call', async () => {
    // The tests begin on Saturday 2026-11-21 at 18:00.
    const { status, body } = await desk.post(BRANCHES, BRANCH, KEEPER);
    expect([status, body.openNow]).toEqual([201, 'CLOSED']);
    const path = `${BRANCHES}/${String(body.id)}`;
    await desk.post('/__clock', { now: '2026-11-23T02:00:00.000Z' });
    expect((await desk.get(path, KEEPER)).body.openNow).toBe('OPEN');
    await desk.post('/__clock', { now: '2026-11-23T10:00:00.000Z' });
    expect((await desk.get(path, KEEPER)).body.openNow).toBe('CLOSED');
    const open = await desk.get(`${BRANCHES}?openNow=OPEN&size=50`, KEEPER);
    // At 18:00 on a Monday: the two that close at 19:00 and 20:00.
    expect((open.body.content as { name: string }[]).map(({ name }) => name).sort()).toEqual([
      'Баянзүрх салбар',
      'Хан-Уул салбар',
    ]);
  });

  test('is closed on a holiday, and says when it opens after it', async () => {
    const { body: made } = await desk.post(BRANCHES, BRANCH, KEEPER);
    const path = `${BRANCHES}/${String(made.id)}`;
    await desk.post('/__clock', { now: '2026-11-22T02:00:00.000Z' });
    const holiday = { name: 'Амралтын өдөр', date: '2026-11-23', isYearly: false };
    expect((await desk.post('/gateway-lab/holidays', holiday)).status).toBe(201);
    await desk.post('/__clock', { now: '2026-11-23T02:00:00.000Z' });
    const { body } = await desk.get(path, KEEPER);
    expect([body.openNow, body.facts]).toEqual([
      'CLOSED',
      {
        opening: {
          isOpen: false,
          next: { weekday: 2, day: '2026-11-24', time: '09:00', inDays: 1 },
        },
      },
    ]);
    const open = await desk.get(`${BRANCHES}?openNow=OPEN&size=50`, KEEPER);
    expect(open.body.content).toEqual([]);
  });

  test('has a code and a name of its own', async () => {
    const { status, body } = await desk.post(BRANCHES, { ...BRANCH, code: 'ub-01' }, KEEPER);
    expect([status, body.fields, body.existingId]).toEqual([409, { code: 'validation.taken' }, 1]);
  });

  test('follows new hours at once, with what they were', async () => {
    await desk.post('/__clock', { now: '2026-11-23T02:00:00.000Z' });
    const closed = WEEK.map(({ weekday }) => ({ weekday, open: false }));
    const { body } = await desk.call(`PUT ${BRANCHES}/1`, {
      as: KEEPER,
      body: { schedule: closed },
    });
    expect(body.openNow).toBe('CLOSED');
    const history = (await desk.get(`${BRANCHES}/1/history`, KEEPER)).body as unknown as Record<
      string,
      unknown
    >[];
    expect(history.find(({ field }) => field === 'schedule')).toMatchObject({ to: closed });
  });

  test('is looked at with one right and written with another', async () => {
    expect((await desk.get(BRANCHES, allBut('app-manage-branch:list'))).status).toBe(403);
    const refused = await desk.post(BRANCHES, BRANCH, allBut('app-manage-branch:create'));
    expect(refused.status).toBe(403);
  });
});
