// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT } from '../../src/domain/settings';
import { askEarly } from '../../src/http/askEarly';
import { keepOpening } from '../../src/http/early';
import { request } from '../../src/http/request';
import { base, setupConsole } from './console';

const { seen, answer } = setupConsole();

const NAMES = {
  opening: 'urtuu.opening',
  session: 'urtuu.session',
  locale: 'urtuu.locale',
  client: CLIENT,
  validity: 5,
};

/** The token that the console under test sends first. */
const TOKEN = 'token-1';

const address = `${base('main')}/news?page=0&size=20`;
const ask = () => request('main', '/news', { query: { page: 0, size: 20 } });
const signedIn = (accessToken = TOKEN, expiresAt = Date.now() + 60_000) =>
  sessionStorage.setItem('urtuu.session', JSON.stringify({ accessToken, expiresAt }));

beforeEach(() => {
  window.history.replaceState(null, '', '/news?page=2');
  keepOpening({ page: '/news?page=2', address });
  signedIn();
  answer(http.get(`${base('main')}/news`, () => HttpResponse.json([{ id: 1 }])));
});

afterEach(() => {
  delete window.urtuuEarly;
  sessionStorage.clear();
  localStorage.clear();
});

describe('the call for the rows of a page', () => {
  it('is sent before the program, once, with all that the program would send', async () => {
    askEarly(NAMES);
    await expect.poll(() => seen).toHaveLength(1);
    const { json } = await ask();
    expect(json).toEqual([{ id: 1 }]);
    expect(seen).toHaveLength(1);
    expect(Object.fromEntries(seen[0].headers)).toEqual({
      accept: 'application/json',
      'accept-language': 'mn',
      authorization: 'Bearer token-1',
      traceparent: expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/) as string,
      'x-client': CLIENT,
    });
    // The next one is a call of its own.
    await ask();
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['another page', () => window.history.replaceState(null, '', '/news?page=3')],
    ['nobody signed in', () => sessionStorage.removeItem('urtuu.session')],
    ['a token that ends', () => signedIn(TOKEN, Date.now() + 4_000)],
    ['nothing kept', () => sessionStorage.removeItem('urtuu.opening')],
    ['something else kept', () => sessionStorage.setItem('urtuu.opening', '{"page":')],
  ])('is not sent for %s', (_name, change) => {
    change();
    const fetched = vi.spyOn(globalThis, 'fetch');
    askEarly(NAMES);
    expect(fetched).not.toHaveBeenCalled();
    expect(window.urtuuEarly).toBeUndefined();
    fetched.mockRestore();
  });

  it('is given up where the program would send another one', async () => {
    signedIn('token-0');
    askEarly(NAMES);
    const early = window.urtuuEarly;
    await ask();
    expect(early?.control.signal.aborted).toBe(true);
    expect(window.urtuuEarly).toBeUndefined();
    expect(seen.at(-1)?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it('is asked again when it was lost', async () => {
    let calls = 0;
    answer(
      http.get(`${base('main')}/news`, () => {
        calls += 1;
        return calls === 1 ? HttpResponse.error() : HttpResponse.json([{ id: 2 }]);
      }),
    );
    askEarly(NAMES);
    expect((await ask()).json).toEqual([{ id: 2 }]);
    expect(calls).toBe(2);
  });
});
