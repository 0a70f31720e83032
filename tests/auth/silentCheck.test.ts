import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Settings from '../../src/domain/settings';
import { ageToken, FakeBrowser, tokenOf } from './FakeBrowser';
import type { FrameMessage } from './FakeFrame';
import { settle } from './shortWaits';

vi.mock('../../src/domain/settings', async (original) => {
  // Not an import of this file: another one may ask for the settings first.
  const { shortWaits } = await import('./shortWaits');
  return shortWaits(await original<typeof Settings>());
});

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
});
afterEach(async () => {
  await settle();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const changed = (changes: (arrived: FrameMessage) => Partial<FrameMessage>) => () => {
  browser.messages = (arrived) => [{ ...arrived, ...changes(arrived) }];
};
const addressed = (pattern: RegExp, by: string) =>
  changed(({ data }) => ({ data: String(data).replace(pattern, by) }));

/** Until keycloak-js has the tokens of the provider's session. */
const found = (page: Awaited<ReturnType<FakeBrowser['opened']>>, stored: string | undefined) =>
  expect.poll(() => page.session.get()?.accessToken).not.toBe(stored);

describe('the silent check', () => {
  it('is one of keycloak-js, in hidden frames that go again: cookies, then a code, with proof', async () => {
    const stored = (await browser.opened()).session.get()?.accessToken;
    await found(await browser.opened(), stored);
    const hidden = { isRemoved: true, style: { display: 'none' } };
    expect(browser.frames).toMatchObject([hidden, hidden]);
    const [cookies, check] = browser.frames.map(({ attributes }) => new URL(attributes.src));
    expect(cookies.pathname).toBe('/realms/urtuu/protocol/openid-connect/3p-cookies/step1.html');
    expect(check.pathname).toBe('/realms/urtuu/protocol/openid-connect/auth');
    const fresh = /^[\da-f-]{36}$/;
    expect(Object.fromEntries(check.searchParams)).toEqual({
      client_id: 'urtuu-console',
      redirect_uri: 'http://console.example/silent-check-sso.html',
      state: expect.stringMatching(fresh) as string,
      nonce: expect.stringMatching(fresh) as string,
      response_mode: 'fragment',
      response_type: 'code',
      scope: 'openid',
      prompt: 'none',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
    expect(check.searchParams.get('state')).not.toBe(check.searchParams.get('nonce'));
  });

  it('has a new proof each time', async () => {
    await browser.opened();
    for (let turn = 0; turn < 3; turn += 1) {
      const stored = browser.session.getItem('urtuu.session');
      await browser.opened();
      await expect.poll(() => browser.session.getItem('urtuu.session')).not.toBe(stored);
    }
    const asked = browser.frames
      .map(({ attributes }) => new URL(attributes.src).searchParams.get('code_challenge'))
      .filter((challenge) => challenge !== null);
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(3);
  });

  it('leaves refresh and id tokens in memory, and nothing in local storage', async () => {
    const stored = (await browser.opened()).session.get()?.accessToken;
    await found(await browser.opened(), stored);
    expect(Object.keys(browser.local)).toEqual([]);
    expect(JSON.stringify(browser.session).match(/eyJ[\w-]+\.eyJ/g)).toHaveLength(1);
  });

  it('is not disturbed by what others say', async () => {
    const stored = (await browser.opened()).session.get()?.accessToken;
    browser.messages = (arrived) => [
      { ...arrived, origin: 'http://evil.example' },
      { ...arrived, source: {}, data: 'http://console.example/silent-check-sso.html#state=x' },
      { ...arrived, origin: 'http://evil.example', data: { type: 'hello' } },
      arrived,
    ];
    await found(await browser.opened(), stored);
  });

  it.each<[string, () => void, { codeGrants: number; refusedGrants: number }]>([
    [
      'comes from another origin',
      changed(() => ({ origin: 'http://evil.example' })),
      { codeGrants: 0, refusedGrants: 0 },
    ],
    [
      'comes from another window',
      changed(() => ({ source: {} })),
      { codeGrants: 0, refusedGrants: 0 },
    ],
    // keycloak-js has no proof for a state that it does not know, so the provider refuses the code.
    ['has another state', addressed(/state=[^&]+/, 'state=x'), { codeGrants: 1, refusedGrants: 1 }],
    ['has no state', addressed(/state=[^&]+&/, ''), { codeGrants: 0, refusedGrants: 0 }],
    ['has no code', addressed(/&code=[^&]+/, ''), { codeGrants: 0, refusedGrants: 0 }],
    ['never comes', () => (browser.messages = () => []), { codeGrants: 0, refusedGrants: 0 }],
    [
      'has a code of another',
      addressed(/code=[^&]+/, 'code=x'),
      { codeGrants: 1, refusedGrants: 1 },
    ],
    [
      'has another nonce',
      () => browser.control.set({ answer: 'wrong-nonce' }),
      { codeGrants: 1, refusedGrants: 0 },
    ],
    [
      'brings a code that is refused',
      () => browser.control.setDown('400', 'token'),
      { codeGrants: 0, refusedGrants: 0 },
    ],
    [
      'brings a code that meets an error',
      () => browser.control.setDown('500', 'token'),
      { codeGrants: 0, refusedGrants: 0 },
    ],
    [
      'brings a code that is lost',
      () => browser.control.setDown('drop', 'token'),
      { codeGrants: 0, refusedGrants: 0 },
    ],
    [
      'brings a code that hangs',
      () => browser.control.setDown('hang', 'token'),
      { codeGrants: 0, refusedGrants: 0 },
    ],
  ])(
    'takes nothing from an answer that %s: the stored token serves, then the sign-in page comes',
    async (_name, spoil, counters) => {
      const stored = (await browser.opened('/customers/7')).session.get()?.accessToken;
      browser.control.resetCounters();
      spoil();
      const page = await browser.opened('/customers/7');
      expect(page.authStatus.get()).toEqual({ kind: 'ready' });
      expect(await page.token()).toBe(stored);
      await expect.poll(() => browser.frames).toHaveLength(2);
      await settle();
      expect(page.session.get()?.accessToken).toBe(stored);
      ageToken(page);
      await page.token().catch(() => undefined);
      expect(await page.left$).toContain('/openid-connect/auth');
      expect(browser.control.counters).toMatchObject({
        ...counters,
        authorizations: 1,
        refreshGrants: 0,
      });
      expect(browser.session.getItem('urtuu.returnTo')).toBe('/customers/7');
    },
  );

  it('makes nobody wait more than once for an answer that never comes', async () => {
    await browser.opened();
    browser.messages = () => [];
    const page = await browser.opened();
    const started = Date.now();
    ageToken(page);
    await page.token().catch(() => undefined);
    const waited = Date.now() - started;
    expect(waited).toBeGreaterThan(300);
    const again = Date.now();
    await page.token().catch(() => undefined);
    // Compared, because a busy machine makes both longer.
    expect(Date.now() - again).toBeLessThan(waited);
  });

  it('that is answered late, after the stored token has been served alone, is as good', async () => {
    const stored = (await browser.opened()).session.get()?.accessToken;
    let answer = () => undefined as void;
    const late = new Promise<void>((resolve) => (answer = resolve));
    browser.untilAnswer = () => late;
    const page = await browser.opened();
    await settle(700);
    expect(page.session.get()?.accessToken).toBe(stored);
    answer();
    await found(page, stored);
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    expect(browser.visits).toHaveLength(1);
  });

  it('that has found a session loses it, not the page, when the provider ends it afterwards', async () => {
    const stored = (await browser.opened('/customers/7')).session.get()?.accessToken;
    const page = await browser.opened('/customers/7');
    await found(page, stored);
    const lost = vi.fn();
    page.onSessionExpired(lost);
    browser.control.revokeAll();
    await expect(page.refreshAfter401(tokenOf(page))).rejects.toMatchObject({ status: 401 });
    expect(lost.mock.calls).toEqual([['ended']]);
    await settle();
    expect(page.authStatus.get()).toEqual({ kind: 'lost' });
    expect(browser.visits).toHaveLength(1);
    expect(browser.session.getItem('urtuu.session')).toBeNull();
  });

  it.each<[string, 'drop' | 'hang']>([
    ['is dead', 'drop'],
    ['hangs', 'hang'],
  ])('lets go of a person who signs out while the provider %s', async (_name, down) => {
    await browser.opened();
    browser.control.setDown(down, 'auth');
    const page = await browser.opened();
    void page.signOut();
    expect(new URL(await page.left$).pathname).toBe('/realms/urtuu/protocol/openid-connect/logout');
  });

  it('does not bring back who has signed out meanwhile', async () => {
    await browser.opened();
    const page = await browser.opened();
    await page.signOut();
    await settle();
    expect(page.session.get()).toBeNull();
    expect(page.authStatus.get()).toEqual({ kind: 'signed-out' });
    expect(browser.session.getItem('urtuu.session')).toBeNull();
  });
});
