import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../../src/http/GatewayError';
import { breakerOf } from '../../src/http/gatewayPauses';
import { request } from '../../src/http/request';
import { base, setupConsole } from './console';
import { failure, restoreAfterEach } from './failure';

restoreAfterEach();

const { seen, answer } = setupConsole();

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
