import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { provideCredentials } from '../../../src/dataProviders/credentials';
import { GatewayError } from '../../../src/dataProviders/GatewayError';
import { breakerOf } from '../../../src/dataProviders/gatewayPauses';
import { request } from '../../../src/dataProviders/httpClient';
import { clockSkew, resetClock } from '../../../src/domain/clock';
import { base, goodCredentials, setupConsole } from './console';

const { seen, answer } = setupConsole();
const TRACEPARENT = /^00-[\da-f]{32}-[\da-f]{16}-01$/;
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const failure = (promise: Promise<unknown>): Promise<GatewayError> =>
  promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: GatewayError) => error,
  );

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  resetClock();
});

describe('headers', () => {
  it('sends the bearer token, the language and who asks; no Range, no cookies', async () => {
    answer(http.get(`${base('main')}/news`, () => HttpResponse.json([])));
    await request('main', '/news');
    const [{ headers }] = seen;
    expect(Object.fromEntries(headers)).toEqual({
      accept: 'application/json',
      'accept-language': 'mn',
      authorization: 'Bearer token-1',
      traceparent: expect.stringMatching(TRACEPARENT) as string,
      'x-client': 'urtuu-admin/2.0.0',
    });
  });

  it.each([
    ['/public/holidays', false],
    ['/holidays/public', false],
    ['/v1/public/x?y=1', false],
    ['/publications', true],
    ['/x?next=/public/', true],
    ['/Public/x', true],
    ['/x/public-info', true],
  ])('of %s: token and language %s', async (path, expected) => {
    answer(http.get(`${base('main')}/*`, () => HttpResponse.json([])));
    await request('main', path);
    expect([seen[0].headers.has('authorization'), seen[0].headers.has('accept-language')]).toEqual([
      expected,
      expected,
    ]);
  });

  it('repeats the key of a list and leaves out what is empty', async () => {
    answer(http.get(`${base('org')}/x`, () => HttpResponse.json([])));
    await request('org', '/x', {
      query: { state: ['NEW', 'OLD'], page: 0, q: '', none: null, flag: false, list: [] },
    });
    expect(seen[0].url.search).toBe('?state=NEW&state=OLD&page=0&flag=false');
  });

  it.each([
    'https://evil.example/x',
    '//evil.example/x',
    '/..',
    '/a/../b',
    '/a/%2e%2E/b',
    '/a/./b',
    '\\x',
    '/a\\b',
    '/a\nb',
    '/a b',
    '/a#b',
    'news',
    '',
  ])('does not take a token to %j', async (path) => {
    expect(await failure(request('main', path))).toMatchObject({ code: 'BAD_PATH' });
    expect(seen).toHaveLength(0);
  });

  it('gives every write an idempotency key, its own one when there is one; reads and safe posts none', async () => {
    answer(http.all(`${base('main')}/x`, () => HttpResponse.json({})));
    await request('main', '/x', { method: 'POST', body: {} });
    await request('main', '/x', { method: 'PUT', body: {}, idempotencyKey: 'mine' });
    await request('main', '/x', { method: 'POST', body: {}, safePost: true });
    await request('main', '/x');
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(UUID);
    expect(keys.slice(1)).toEqual(['mine', null, null]);
  });

  it('learns the time from the Date header', async () => {
    const date = new Date(Date.now() + 600_000).toUTCString();
    answer(http.get(`${base('main')}/x`, () => HttpResponse.json({}, { headers: { Date: date } })));
    await request('main', '/x');
    expect(clockSkew()).toBeGreaterThan(590_000);
  });
});

describe('401', () => {
  it('is repeated once with a fresh token, a write with the same key', async () => {
    answer(
      http.post(`${base('main')}/x`, ({ request: { headers } }) =>
        headers.get('authorization') === 'Bearer token-2'
          ? HttpResponse.json({ id: 1 })
          : HttpResponse.json({}, { status: 401 }),
      ),
    );
    expect((await request('main', '/x', { method: 'POST', body: { a: 1 } })).json).toEqual({
      id: 1,
    });
    expect(seen).toHaveLength(2);
    expect(seen[0].headers.get('idempotency-key')).toBe(seen[1].headers.get('idempotency-key'));
    expect(seen[1].body).toEqual({ a: 1 });
  });

  it('is given up after the second', async () => {
    answer(
      http.get(`${base('main')}/x`, () => HttpResponse.json({ message: 'no' }, { status: 401 })),
    );
    expect(await failure(request('main', '/x'))).toMatchObject({
      status: 401,
      kind: 'unauthorized',
    });
    expect(seen).toHaveLength(2);
  });

  it('of a public address is not repeated', async () => {
    answer(http.get(`${base('main')}/public/x`, () => HttpResponse.json({}, { status: 401 })));
    await failure(request('main', '/public/x'));
    expect(seen).toHaveLength(1);
  });

  it('of the sign-in itself is passed on, and nothing is sent', async () => {
    const over = new GatewayError({ status: 401, code: 'SESSION_OVER' });
    provideCredentials({ ...goodCredentials, token: () => Promise.reject(over) });
    expect(await failure(request('main', '/x', { method: 'POST' }))).toBe(over);
    expect(seen).toHaveLength(0);
  });
});

describe('answers that are none', () => {
  it.each([
    ['HTML', '<!doctype html><title>x</title>', 200],
    ['cut JSON', '{"id": 1, "na', 200],
    ['null', 'null', 200],
    ['nothing', '', 200],
    ['204', null, 204],
  ])('%s: a failure, after a write of unknown outcome', async (_name, body, status) => {
    answer(
      http.all(
        `${base('main')}/x`,
        () => new HttpResponse(body, { status, headers: { 'X-Request-Id': 'r-1' } }),
      ),
    );
    expect(await failure(request('main', '/x'))).toMatchObject({
      code: 'BAD_BODY',
      unknownOutcome: false,
    });
    expect(await failure(request('main', '/x', { method: 'POST', body: {} }))).toMatchObject({
      code: 'BAD_BODY',
      unknownOutcome: true,
      requestId: 'r-1',
      message: 'errors.bad_answer',
    });
  });

  it('nothing is enough where nothing is expected, HTML is not', async () => {
    answer(http.delete(`${base('main')}/x`, () => new HttpResponse(null, { status: 204 })));
    expect((await request('main', '/x', { method: 'DELETE' })).json).toBeNull();
    answer(http.delete(`${base('main')}/x`, () => HttpResponse.html('<p>')));
    expect(await failure(request('main', '/x', { method: 'DELETE' }))).toMatchObject({
      code: 'BAD_BODY',
    });
  });

  it('a dropped connection: unknown after a write, and not repeated', async () => {
    answer(http.post(`${base('main')}/x`, () => HttpResponse.error()));
    expect(await failure(request('main', '/x', { method: 'POST' }))).toMatchObject({
      status: 0,
      kind: 'no-response',
      unknownOutcome: true,
      message: 'error.connection',
    });
    expect(seen).toHaveLength(1);
  });

  it('without a connection: at once, nothing sent, nothing queued', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await failure(request('main', '/x', { method: 'POST' }))).toMatchObject({
      code: 'OFFLINE',
      unknownOutcome: false,
    });
    expect(await failure(request('main', '/x'))).toMatchObject({ code: 'OFFLINE' });
    expect(seen).toHaveLength(0);
  });
});

describe('errors of gateways', () => {
  const fail = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    answer(
      http.all(`${base('main')}/x`, () => HttpResponse.json(body as never, { status, headers })),
    );

  it('carry code, message, fields and number; fields land on inputs', async () => {
    fail(
      400,
      {
        code: 'INVALID',
        message: ' Буруу\n утга ',
        fields: { name: 'validation.required', age: ['бага', 'x'], bad: 7 },
      },
      { 'X-Request-Id': 'abc-1' },
    );
    const error = await failure(request('main', '/x', { method: 'POST', body: {} }));
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({
      status: 400,
      kind: 'other',
      code: 'INVALID',
      message: 'Буруу утга',
      requestId: 'abc-1',
      unknownOutcome: false,
    });
    expect(error.body.errors).toEqual({
      name: 'validation.required',
      age: 'бага',
      bad: 'errors.field_refused',
    });
  });

  it('with hostile field names pollute nothing', async () => {
    answer(
      http.post(
        `${base('main')}/x`,
        () => new HttpResponse('{"fields":{"__proto__":"x","constructor":"y"}}', { status: 422 }),
      ),
    );
    const error = await failure(request('main', '/x', { method: 'POST' }));
    expect(Object.getPrototypeOf(error.fields)).toBe(Object.prototype);
    expect(Object.entries(error.fields ?? {})).toEqual([['constructor', 'y']]);
  });

  it.each([
    [403, 'forbidden', false],
    [409, 'conflict', false],
    [412, 'conflict', false],
    [422, 'other', false],
    [500, 'server', true],
    [503, 'server', true],
  ])(
    'of a write with %i are of kind %s, unknown %s, and never repeated',
    async (status, kind, unknownOutcome) => {
      fail(status, {}, { 'Retry-After': '0' });
      expect(await failure(request('main', '/x', { method: 'POST' }))).toMatchObject({
        kind,
        unknownOutcome,
      });
      expect(seen).toHaveLength(1);
    },
  );

  it('take the number from traceparent when there is no other', async () => {
    fail(404, {}, { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
    expect((await failure(request('main', '/x'))).requestId).toBe(
      '0af7651916cd43dd8448eb211c80319c',
    );
  });

  it('tell how long to wait', async () => {
    fail(429, {}, { 'Retry-After': '90' });
    expect(await failure(request('main', '/x', { method: 'POST' }))).toMatchObject({
      retryAfter: 90,
      message: 'errors.too_many',
    });
  });
});

describe('repeats', () => {
  it.each([
    [500, 3],
    [503, 3],
    [408, 3],
    [429, 3],
    [400, 1],
    [404, 1],
    [403, 1],
    [409, 1],
  ])('of a read answered %i: %i requests', async (status, requests) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    answer(http.get(`${base('main')}/x`, () => HttpResponse.json({}, { status })));
    await failure(request('main', '/x'));
    expect(seen).toHaveLength(requests);
  });

  it.each([
    ['a read', {}],
    ['a safe post', { method: 'POST' as const, body: {}, safePost: true }],
  ])('help %s over a bad moment', async (_name, options) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let tries = 0;
    answer(
      http.all(`${base('main')}/y`, () =>
        (tries += 1) < 3 ? HttpResponse.error() : HttpResponse.json({ id: 7 }),
      ),
    );
    expect((await request('main', '/y', options)).json).toEqual({ id: 7 });
  });

  it('wait as long as the gateway asks, up to 30 s', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    answer(
      http.get(`${base('main')}/x`, () =>
        HttpResponse.json({}, { status: 503, headers: { 'Retry-After': '31' } }),
      ),
    );
    await failure(request('main', '/x'));
    expect(seen).toHaveLength(1);
  });

  it('stay within a tenth of the calls, plus three', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let sent = 0;
    vi.stubGlobal('fetch', () => {
      sent += 1;
      breakerOf('main').succeeded();
      return Promise.resolve(new Response('{}', { status: 500 }));
    });
    for (let call = 0; call < 1000; call += 1) await failure(request('main', '/x'));
    expect(sent).toBeLessThanOrEqual(1103);
    expect(sent).toBeGreaterThan(1000);
  });
});

describe('deadlines', () => {
  const hang = () => {
    vi.useFakeTimers();
    let sent = 0;
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
      sent += 1;
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    });
    return () => sent;
  };

  it.each([
    ['a read', {}, 15_000, false],
    ['a safe post', { method: 'POST' as const, safePost: true }, 15_000, false],
    ['a write', { method: 'PUT' as const, body: {} }, 30_000, true],
    [
      'an upload',
      { method: 'POST' as const, body: new FormData(), deadline: 'upload' as const },
      120_000,
      true,
    ],
  ])('%s that hangs ends, and is not repeated', async (_name, options, ms, unknownOutcome) => {
    const sent = hang();
    const ended = vi.fn();
    const error = failure(request('main', '/x', options)).finally(ended);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({
      status: 0,
      code: 'TIMEOUT',
      kind: 'no-response',
      unknownOutcome,
    });
    expect(sent()).toBe(1);
  });

  it('leave the abort of the caller an abort', async () => {
    hang();
    const control = new AbortController();
    const error = failure(request('main', '/x', { signal: control.signal }));
    await vi.advanceTimersByTimeAsync(10);
    control.abort();
    expect((await error).name).toBe('AbortError');
  });
});

describe('a dead gateway', () => {
  it('gets no reads for 30 s after five failures in a row; writes and other gateways go on', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.useFakeTimers({ now: 0 });
    let sent = 0;
    vi.stubGlobal('fetch', (address: string) => {
      sent += 1;
      return address.startsWith(base('zms'))
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response('{}'));
    });
    const read = async () => {
      const error = failure(request('zms', '/x'));
      await vi.advanceTimersByTimeAsync(100);
      return error;
    };
    await read();
    await read();
    expect(sent).toBe(5);
    expect(await read()).toMatchObject({ code: 'PAUSED', kind: 'no-response' });
    expect(sent).toBe(5);
    await failure(request('zms', '/x', { method: 'POST' }));
    await request('main', '/x');
    expect(sent).toBe(7);
    await vi.advanceTimersByTimeAsync(30_000);
    await read();
    expect(sent).toBe(8);
    expect(await read()).toMatchObject({ code: 'PAUSED' });
  });
});
