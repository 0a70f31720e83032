import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { provideCredentials } from '../../src/http/credentials';
import { GatewayError } from '../../src/http/GatewayError';
import { request } from '../../src/http/request';
import { clockSkew } from '../../src/domain/clock';
import { base, goodCredentials, setupConsole } from './console';
import { failure, restoreAfterEach } from './failure';

restoreAfterEach();

const { seen, answer } = setupConsole();
const TRACEPARENT = /^00-[\da-f]{32}-[\da-f]{16}-01$/;
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

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
      'x-client': expect.stringMatching(/^urtuu-admin\/\d+\.\d+\.\d+$/) as string,
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
  it('asks for another token than the one that was refused', async () => {
    const renew = vi.fn(goodCredentials.renew);
    provideCredentials({ ...goodCredentials, renew });
    answer(
      http.get(`${base('main')}/x`, ({ request: { headers } }) =>
        headers.get('authorization') === 'Bearer token-2'
          ? HttpResponse.json({})
          : HttpResponse.json({}, { status: 401 }),
      ),
    );
    await request('main', '/x');
    expect(renew.mock.calls).toEqual([['token-1']]);
  });

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

describe('while the console is only looked at', () => {
  it('no write leaves, and what only asks does', async () => {
    answer(http.all(`${base('main')}/*`, () => HttpResponse.json([])));
    provideCredentials({ ...goodCredentials, isViewOnly: () => true });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const error = await failure(request('main', '/news', { method, body: {} }));
      expect([error.code, error.message]).toEqual(['VIEW_ONLY', 'errors.view_only']);
    }
    expect(seen).toHaveLength(0);
    await request('main', '/news');
    await request('main', '/news/search', { method: 'POST', safePost: true, body: {} });
    expect(seen).toHaveLength(2);
    provideCredentials(goodCredentials);
  });
});
