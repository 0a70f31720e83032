// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../../src/http/GatewayError';
import { formatDate } from '../../src/domain/dates';
import { rootErrors, watchForErrors } from '../../src/observe/globalErrorHandlers';
import { reportBroken, reportError } from '../../src/observe/report';
import { forgetReports, type Report } from '../../src/observe/sendReport';

const state = vi.hoisted(() => ({ reports: null as { url: string } | null, user: 'u-1' }));
vi.mock('../../src/config/config', () => ({ config: () => ({ reports: state.reports }) }));
vi.mock('../../src/auth/session', () => ({
  session: { get: () => ({ user: { id: state.user } }) },
}));

const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
vi.stubGlobal('fetch', send);
const sent = (): Report[] => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
/** Hashing and loading take their turns: waits for that many reports, and a little for one too many. */
async function settle(count = 0) {
  await expect.poll(() => send.mock.calls.length).toBeGreaterThanOrEqual(count);
  await new Promise((resolve) => setTimeout(resolve, 30));
}

watchForErrors((pathname) => (pathname === '/' ? '/' : undefined));

beforeEach(() => {
  state.reports = { url: 'https://sink.example/reports' };
  send.mockClear();
  send.mockImplementation(() => Promise.resolve(new Response()));
  forgetReports();
});

describe('an error report', () => {
  it('has the listed fields, scrubbed, and goes to the configured sink alone', async () => {
    const error = new TypeError('УБ99112233 has no name');
    error.stack = 'TypeError: УБ99112233\n    at show (https://c.example/assets/list-a1.js:3:41)';
    reportBroken(error, {}, 'A1B2C3D4');
    await settle(1);
    expect(send.mock.calls.map(([url]) => url)).toEqual(['https://sink.example/reports']);
    expect(send.mock.calls[0][1]).toMatchObject({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
    });
    expect(sent()).toEqual([
      {
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        kind: 'render',
        route: '/',
        name: 'TypeError',
        message: '[regnum] has no name',
        place: 'list-a1.js:3:41',
        code: 'A1B2C3D4',
        // First half of the SHA-256 of "u-1".
        user: 'a24a7f55f278dd49fb1f99c5507800cb',
      },
    ]);
  });

  it('of a call has its gateway, end point, trace, code, status and number, not the words of the gateway', async () => {
    const error = new GatewayError({
      status: 500,
      code: 'BROKEN',
      serverMessage: 'Bat Bold owes',
      requestId: 'r-7',
    }).during({
      gateway: 'customer',
      endpoint: 'PUT /customers/{id}/access',
      traceId: '0af7651916cd43dd8448eb211c80319c',
      ms: 42,
    });
    error.stack = 'GatewayError\n    at read (https://c.example/assets/index-b2.js:1:2)';
    reportError(error, { kind: 'rejection' });
    await settle(1);
    expect(sent()).toEqual([
      {
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        kind: 'rejection',
        route: '/',
        name: 'GatewayError',
        message: 'BROKEN',
        place: 'index-b2.js:1:2',
        gateway: 'customer',
        endpoint: 'PUT /customers/{id}/access',
        status: 500,
        requestId: 'r-7',
        traceId: '0af7651916cd43dd8448eb211c80319c',
        ms: 42,
        user: 'a24a7f55f278dd49fb1f99c5507800cb',
      },
    ]);
  });

  it('tells the same failure of two end points apart', async () => {
    for (const endpoint of ['GET /news/{id}', 'GET /news/{id}', 'GET /customers/{id}']) {
      const error = new GatewayError({ status: 500 }).during({ gateway: 'main', endpoint });
      error.stack = 'GatewayError';
      reportError(error, { kind: 'rejection' });
      await settle(1);
    }
    await settle(2);
    expect(sent().map(({ endpoint }) => endpoint)).toEqual([
      'GET /news/{id}',
      'GET /customers/{id}',
    ]);
  });

  it('is sent once for the same failure, however it comes to light', async () => {
    const error = new Error('once');
    rootErrors(() => undefined).onCaughtError?.(error, {});
    reportBroken(error, {}, 'C0DE');
    await settle(1);
    reportBroken(Object.assign(new Error('once'), { stack: error.stack }), {}, 'C0DE');
    await settle();
    expect(sent().map(({ code }) => code)).toEqual(['C0DE']);
  });

  it('is one of at most twenty a minute', async () => {
    for (let count = 0; count < 30; count += 1)
      reportError(`failure ${String.fromCharCode(97 + count)}`, { kind: 'error' });
    await settle(20);
    expect(send).toHaveBeenCalledTimes(20);
  });

  it('is dropped without a word when the sink is down, or when there is none', async () => {
    const words = vi.spyOn(console, 'error');
    send.mockImplementation(() => Promise.reject(new TypeError('down')));
    reportError(new Error('a'), { kind: 'error' });
    await settle(1);
    expect(send).toHaveBeenCalledTimes(1);
    state.reports = null;
    reportError(new Error('b'), { kind: 'error' });
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    expect(words).not.toHaveBeenCalled();
  });
});

describe('the last resort', () => {
  it('hears of errors, rejections and violations that nobody caught', async () => {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('loose') }));
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('left') });
    window.dispatchEvent(rejection);
    const aborted = Object.assign(new Event('unhandledrejection'), {
      reason: new DOMException('gone', 'AbortError'),
    });
    window.dispatchEvent(aborted);
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'img-src',
      blockedURI: 'https://evil.example/?q=УБ99112233',
    });
    document.dispatchEvent(violation);
    await settle(3);
    const told = sent().map(({ kind, message }) => `${kind}: ${message}`);
    expect(told.sort()).toEqual(['error: loose', 'rejection: left', 'violation: img-src foreign']);
  });

  it('tells the form of a value that is no date, not the value', async () => {
    formatDate('Bold 1990-13-45');
    await settle(1);
    expect(sent().map(({ kind, message }) => [kind, message])).toEqual([
      ['invalid-date', 'aaaa dddd-dd-dd'],
    ]);
  });
});
