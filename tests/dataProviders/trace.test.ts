import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/auth/session';
import { createDataProvider } from '../../src/dataProviders';
import { provideCredentials } from '../../src/http/credentials';
import { ETAG } from '../../src/dataProviders/version';
import { endpointId } from '../../src/http/endpointId';
import { GatewayError } from '../../src/http/GatewayError';
import { request } from '../../src/http/request';
import { newTraceId, traceparentOf } from '../../src/http/traceparent';
import { base, goodCredentials, setupConsole } from './console';

const { seen, answer } = setupConsole();

/** Random numbers of these tests: 1, 2, 3 …, one for each byte. */
function countBytes(): void {
  let count = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).forEach((_, at, all) => (all[at] = count += 1));
    return bytes;
  });
}

const failure = (promise: Promise<unknown>): Promise<GatewayError> =>
  promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: GatewayError) => error,
  );

const traces = () => seen.map(({ headers }) => headers.get('traceparent'));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a trace', () => {
  it('has sixteen random bytes, and each of its spans eight', () => {
    countBytes();
    expect(newTraceId()).toBe('0102030405060708090a0b0c0d0e0f10');
    expect(traceparentOf('0af7651916cd43dd8448eb211c80319c')).toBe(
      '00-0af7651916cd43dd8448eb211c80319c-1112131415161718-01',
    );
  });
});

describe('the end point of a call', () => {
  it.each([
    ['PUT', '/customers/100001', 'PUT /customers/{id}'],
    ['GET', '/customers/100001/less-nomask', 'GET /customers/{id}/less-nomask'],
    [
      'POST',
      '/customers/7/access/canLend/close?reason=x',
      'POST /customers/{id}/access/canLend/close',
    ],
    [
      'GET',
      '/customers/id-by-regnum-or-phone?regnum=УЗ99112233',
      'GET /customers/id-by-regnum-or-phone',
    ],
    ['DELETE', '/keycloak/user/8d2f6a10-3c41-4b7e-9d05-000000000001', 'DELETE /keycloak/user/{id}'],
    ['GET', '/contracts/LN-2026-17/schedule', 'GET /contracts/{id}/schedule'],
    ['GET', '/customers/%D0%A3%D0%97', 'GET /customers/{id}'],
    ['GET', '/customers/Сарангэрэл', 'GET /customers/{id}'],
    ['GET', '/users/bat@example.mn', 'GET /users/{id}'],
    ['GET', '/configs/LOAN_LIMIT', 'GET /configs/{id}'],
    [
      'POST',
      '/notification/fcm/subscribe/dGhpcyBpcyBhIHRva2Vu',
      'POST /notification/fcm/subscribe/{id}',
    ],
    ['GET', '/x/abcdefghijklmnopqrstuvwxyz', 'GET /x/{id}'],
    ['GET', '/v1/accounts#top', 'GET /v1/accounts'],
  ] as const)('%s %s is %s', (method, path, expected) =>
    expect(endpointId(method, path)).toBe(expected),
  );
});

describe('every call', () => {
  it('is a trace of its own, also where no token goes', async () => {
    countBytes();
    answer(http.get(`${base('main')}/*`, () => HttpResponse.json([])));
    await request('main', '/news');
    await request('main', '/public/holidays');
    expect(traces()).toEqual([
      '00-0102030405060708090a0b0c0d0e0f10-1112131415161718-01',
      '00-191a1b1c1d1e1f202122232425262728-292a2b2c2d2e2f30-01',
    ]);
  });

  it('keeps its trace over repeats and a renewed sign-in', async () => {
    let tries = 0;
    answer(
      http.get(`${base('main')}/x`, () => {
        tries += 1;
        if (tries === 1) return HttpResponse.error();
        return HttpResponse.json({}, { status: tries === 2 ? 401 : 200 });
      }),
    );
    vi.spyOn(Math, 'random').mockReturnValue(0);
    countBytes();
    await request('main', '/x');
    expect(traces()).toEqual([
      '00-0102030405060708090a0b0c0d0e0f10-1112131415161718-01',
      '00-0102030405060708090a0b0c0d0e0f10-191a1b1c1d1e1f20-01',
      '00-0102030405060708090a0b0c0d0e0f10-2122232425262728-01',
    ]);
  });
});

describe('a failed call', () => {
  const TRACE = '0102030405060708090a0b0c0d0e0f10';
  const write = (path = '/x/7') =>
    failure(request('customer', path, { method: 'PUT', body: {}, idempotencyKey: 'k' }));
  const respond = (...response: ConstructorParameters<typeof Response>) =>
    answer(http.put(`${base('customer')}/x/7`, () => new Response(...response)));

  it.each([
    ['refused', '{}', { status: 500 }],
    ['unreadable', '<p>', { status: 200 }],
  ])('%s without a number: it is known by its trace', async (_name, body, init) => {
    countBytes();
    respond(body, init);
    expect(await write()).toMatchObject({
      requestId: TRACE,
      call: {
        gateway: 'customer',
        endpoint: 'PUT /x/{id}',
        traceId: TRACE,
        ms: expect.any(Number) as number,
      },
    });
  });

  it('without an answer is known by its trace', async () => {
    countBytes();
    answer(http.put(`${base('customer')}/x/7`, () => HttpResponse.error()));
    expect(await write()).toMatchObject({ code: 'NO_RESPONSE', requestId: TRACE });
  });

  it.each([
    ['header', '{}', { 'X-Request-Id': 'r-1' }, 'r-1'],
    ['body', '{"requestId":"r-2"}', {}, 'r-2'],
    [
      'trace',
      '{}',
      { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
      '0af7651916cd43dd8448eb211c80319c',
    ],
  ])(
    "shows the gateway's own number from the %s and keeps the trace",
    async (_name, body, headers, shown) => {
      countBytes();
      respond(body, { status: 409, headers: headers as Record<string, string> });
      expect(await write()).toMatchObject({ requestId: shown, call: { traceId: TRACE } });
    },
  );

  it('that never left has an end point, and no number', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const offline = await write();
    expect([
      offline.code,
      offline.requestId,
      offline.call?.endpoint,
      offline.call?.traceId,
    ]).toEqual(['OFFLINE', undefined, 'PUT /x/{id}', undefined]);
    vi.unstubAllGlobals();
    const over = new GatewayError({ status: 401, code: 'SESSION_OVER' });
    provideCredentials({ ...goodCredentials, token: () => Promise.reject(over) });
    const signedOut = await write();
    expect([signedOut.requestId, signedOut.call?.endpoint]).toEqual([undefined, 'PUT /x/{id}']);
    const bad = await write('/../УЗ99112233');
    expect([bad.code, bad.call?.endpoint]).toEqual(['BAD_PATH', 'PUT /{id}/{id}']);
    expect(seen).toHaveLength(0);
  });

  it('of the data provider is known too when only the shape of its answer is wrong', async () => {
    vi.spyOn(session, 'granted').mockReturnValue(new Set(['news:list']));
    const provider = createDataProvider({
      addressOf: () => ({ gateway: 'main', endpoint: '/news', namers: ['news:list'] }),
    });
    answer(
      http.all(`${base('main')}/*`, () =>
        HttpResponse.json({ rows: [] }, { headers: { 'X-Request-Id': 'r-9' } }),
      ),
    );
    const list = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' } };
    const errors = await Promise.all(
      [
        provider.getList('news', { ...list, filter: {} } as never),
        provider.getMany('news', { ids: [1] }),
        provider.getOne('news', { id: 17 }),
        provider.create('news', { data: {} }),
        provider.update('news', { id: 17, data: {}, previousData: { id: 17, [ETAG]: '"1"' } }),
        provider.action('news', {
          id: 17,
          action: 'publish',
          seen: { id: 17, [ETAG]: '"1"' },
          idempotencyKey: 'k',
        }),
        provider.history('news', { id: 17 }),
      ].map(failure),
    );
    expect(errors.map(({ code, call, unknownOutcome }) => [code, call?.endpoint, unknownOutcome]))
      // The kinds of calls that the console makes of a record.
      .toEqual([
        ['BAD_BODY', 'GET /news', false],
        ['BAD_BODY', 'GET /news', false],
        ['BAD_BODY', 'GET /news/{id}', false],
        ['BAD_BODY', 'POST /news', true],
        ['BAD_BODY', 'PUT /news/{id}', true],
        ['BAD_BODY', 'POST /news/{id}/publish', true],
        ['BAD_BODY', 'GET /news/{id}/history', false],
      ]);
  });
});
