import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../mocks/engine';
import { call, testGateways } from './testGateways';

let gateways: Gateways;
beforeEach(async () => {
  gateways = await testGateways(20);
});

const NEWS = {
  title: 'Шинэ',
  category: 'loan',
  type: 'pocket_app',
  shortDescription: 'Товч',
  content: '<p>Бүтэн</p>',
};
const fault = (body: object) => call(gateways, 'POST /__fault', { body });
const raw = (signal?: AbortSignal) =>
  gateways.handle(
    new Request('http://localhost/gateway-lab/news', {
      method: 'POST',
      headers: { Authorization: 'Bearer admin', 'Idempotency-Key': 'key-1' },
      body: JSON.stringify(NEWS),
      signal,
    }),
  );

test('the clock moves for everything that the gateways stamp', async () => {
  await call(gateways, 'POST /__clock', { body: { today: '2027-02-03' } });
  const { body, headers } = await call(gateways, 'POST /gateway-lab/news', { body: NEWS });
  expect(new Date(headers.get('date') ?? '').getUTCFullYear()).toBe(2027);
  expect(String(body.createdAt)).toMatch(/^2027-02-03T10:/);
  const moved = await call(gateways, 'POST /__clock', {
    body: { now: '2026-12-31T16:30:00.000Z' },
  });
  expect(moved.body.today).toBe('2027-01-01');
});

test('a new day has come for every record when the clock answers, before anybody asks', async () => {
  const { store } = gateways;
  const idle = () => store.collection('merchant-employee')?.all.map(({ idleDays }) => idleDays);
  const before = idle();
  await call(gateways, 'POST /__clock', { body: { today: '2026-11-28' } });
  expect(before?.length).toBeGreaterThan(0);
  expect(idle()).toEqual(before?.map((days) => (days === null ? null : Number(days) + 7)));
});

test('whoever is outside says what was asked for, and nobody else does', async () => {
  const say = async (body: object) => (await call(gateways, 'POST /__outside', { body })).status;
  const { outside } = gateways.store;
  expect(await say({ who: 'qpay', about: 'QP1', says: '90.00' })).toBe(200);
  expect([outside.word('qpay', 'QP1'), outside.word('qpay', 'QP2')]).toEqual(['90.00', undefined]);
  expect(await say({ who: 'qpay', about: 'QP1', says: null })).toBe(200);
  expect(outside.word('qpay', 'QP1')).toBeUndefined();
  expect(await say({ who: 'neighbour', about: 'QP1', says: '90.00' })).toBe(400);
  expect(await say({ who: 'qpay', about: 'QP1', says: 90 })).toBe(400);
});

describe('faults', () => {
  test.each([
    ['400', 400],
    ['401', 401],
    ['403', 403],
    ['409', 409],
    ['429', 429],
    ['500', 500],
    ['503', 503],
  ])('%s comes before anything is done, once', async (kind, status) => {
    await fault({ method: 'POST', path: '/gateway-lab/news', fault: kind });
    const refused = await raw();
    expect(refused?.status).toBe(status);
    expect(await refused?.json()).toMatchObject({ requestId: expect.any(String) });
    expect(refused?.headers.get('retry-after')).toBe(status === 429 ? '2' : null);
    expect(gateways.store.journal.commits).toEqual([]);
    expect((await raw())?.status).toBe(201);
  });

  test('a drop before and a drop after the commit', async () => {
    await fault({ path: '/gateway-lab/*', fault: 'drop' });
    expect((await raw())?.type).toBe('error');
    expect(gateways.store.journal.commits.length).toBe(0);
    await fault({ path: '/gateway-lab/*', fault: 'drop-after-commit' });
    expect((await raw())?.type).toBe('error');
    expect(gateways.store.journal.commits.length).toBe(1);
    expect((await raw())?.headers.get('idempotency-replayed')).toBe('true');
    expect(gateways.store.journal.commits.length).toBe(1);
  });

  test('an answer that breaks off, and one that is a page', async () => {
    await fault({ path: '/gateway-lab/news', fault: 'cut' });
    await expect((await raw())?.text()).rejects.toThrow('terminated');
    await fault({ path: '/gateway-lab/news', fault: 'html' });
    const page = await raw();
    expect([page?.status, page?.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(gateways.store.journal.commits.length).toBe(1);
  });

  test('hanging ends when the caller gives up', async () => {
    await fault({ path: '/gateway-lab/news', fault: 'hang' });
    const abort = new AbortController();
    const hanging = raw(abort.signal);
    abort.abort();
    await expect(hanging.then((response) => response?.type)).resolves.toBe('error');
    expect(gateways.store.journal.commits).toEqual([]);
  });

  test('times, and a kind that nobody knows', async () => {
    await fault({ path: '/gateway-lab/news', fault: '500', times: 2 });
    const statuses = [await raw(), await raw(), await raw()].map((response) => response?.status);
    expect(statuses).toEqual([500, 500, 201]);
    expect((await fault({ path: '/x', fault: 'fire' })).status).toBe(400);
  });
});

test('the journal notes every request, the commits every effect, a reset forgets all', async () => {
  await raw();
  await raw();
  await call(gateways, 'GET /gateway-lab/news?size=2', {
    as: null,
    headers: { 'X-Client': 'urtuu-admin/2.0.0' },
  });
  const journal = (await call(gateways, 'GET /__journal')).body as unknown as Record<
    string,
    unknown
  >[];
  expect(
    journal.map(({ method, status, idempotencyKey, user }) => [
      method,
      status,
      idempotencyKey,
      user,
    ]),
  ).toEqual([
    ['POST', 201, 'key-1', 'admin'],
    ['POST', 201, 'key-1', 'admin'],
    ['GET', 401, null, null],
  ]);
  expect(journal[0].bodyHash).toBe(journal[1].bodyHash);
  expect(journal[2]).toMatchObject({
    client: 'urtuu-admin/2.0.0',
    authorized: false,
    query: 'size=2',
  });
  const commits = (await call(gateways, 'GET /__commits')).body as unknown as Record<
    string,
    unknown
  >[];
  expect(commits).toMatchObject([
    { resource: 'news', id: 41, idempotencyKey: 'key-1', user: 'admin' },
  ]);
  await call(gateways, 'POST /__reset');
  expect((await call(gateways, 'GET /__journal')).body).toEqual([]);
  expect((await call(gateways, 'GET /gateway-lab/news')).body.totalElements).toBe(40);
});
