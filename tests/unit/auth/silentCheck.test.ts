import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Settings from '../../../src/domain/settings';
import { ageToken, FakeBrowser } from './FakeBrowser';
import type { FrameMessage } from './FakeFrame';
import { settle, shortWaits } from './shortWaits';

vi.mock('../../../src/domain/settings', async (original) =>
  shortWaits(await original<typeof Settings>()),
);

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const changed = (changes: (arrived: FrameMessage) => Partial<FrameMessage>) => () => {
  browser.messages = (arrived) => [{ ...arrived, ...changes(arrived) }];
};
const addressed = (pattern: RegExp, by: string) =>
  changed(({ data }) => ({ data: String(data).replace(pattern, by) }));

/** The provider redeems codes, but fails to refresh; status 0 = no answer. */
function failRefreshes(status: number) {
  const { handle } = browser.provider;
  return vi.spyOn(browser.provider, 'handle').mockImplementation(async (request) => {
    const isRefresh =
      request.url.endsWith('/token') &&
      (await request.clone().text()).includes('grant_type=refresh_token');
    if (!isRefresh) return handle(request);
    return status === 0 ? Response.error() : new Response('{}', { status });
  });
}

describe('the silent check', () => {
  it('asks for a code in one hidden frame, with proof, and takes the frame away', async () => {
    await browser.opened();
    await browser.opened();
    await vi.waitFor(() => expect(browser.control.counters.refreshGrants).toBe(1));
    const [frame, ...more] = browser.frames;
    expect(more).toEqual([]);
    expect(frame).toMatchObject({ hidden: true, isRemoved: true });
    const { pathname, searchParams } = new URL(frame.src);
    expect(pathname).toBe('/realms/urtuu/protocol/openid-connect/auth');
    const fresh = /^[\da-f-]{36}$/;
    expect(Object.fromEntries(searchParams)).toEqual({
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
    expect(searchParams.get('state')).not.toBe(searchParams.get('nonce'));
  });

  it('leaves refresh and id tokens in memory, and nothing in local storage', async () => {
    await browser.opened();
    await browser.opened();
    await vi.waitFor(() => expect(browser.control.counters.refreshGrants).toBe(1));
    await settle();
    expect(Object.keys(browser.local)).toEqual([]);
    expect(JSON.stringify(browser.session).match(/eyJ[\w-]+\.eyJ/g)).toHaveLength(1);
  });

  it('is not disturbed by what others say', async () => {
    await browser.opened();
    browser.messages = (arrived) => [
      { ...arrived, origin: 'http://evil.example' },
      { ...arrived, source: {}, data: 'http://console.example/silent-check-sso.html#state=x' },
      { ...arrived, data: { type: 'hello' } },
      arrived,
    ];
    await browser.opened();
    await vi.waitFor(() => expect(browser.control.counters.refreshGrants).toBe(1));
  });

  it.each<[string, () => void, { codeGrants: number }]>([
    [
      'comes from another origin',
      changed(() => ({ origin: 'http://evil.example' })),
      { codeGrants: 0 },
    ],
    ['comes from another window', changed(() => ({ source: {} })), { codeGrants: 0 }],
    ['is no text', changed(() => ({ data: {} })), { codeGrants: 0 }],
    ['is no address', changed(() => ({ data: 'unchanged' })), { codeGrants: 0 }],
    ['has another state', addressed(/state=[^&]+/, 'state=x'), { codeGrants: 0 }],
    ['has no state', addressed(/state=[^&]+&/, ''), { codeGrants: 0 }],
    ['has no code', addressed(/&code=[^&]+/, ''), { codeGrants: 0 }],
    ['never comes', () => (browser.messages = () => []), { codeGrants: 0 }],
    ['has a code of another', addressed(/code=[^&]+/, 'code=x'), { codeGrants: 1 }],
    ['has another nonce', () => browser.control.set({ answer: 'wrong-nonce' }), { codeGrants: 1 }],
    [
      'brings a code that is refused',
      () => browser.control.setDown('400', 'token'),
      { codeGrants: 0 },
    ],
    [
      'brings a code that meets an error',
      () => browser.control.setDown('500', 'token'),
      { codeGrants: 0 },
    ],
    [
      'brings a code that is lost',
      () => browser.control.setDown('drop', 'token'),
      { codeGrants: 0 },
    ],
    ['brings a code that hangs', () => browser.control.setDown('hang', 'token'), { codeGrants: 0 }],
  ])(
    'takes nothing from an answer that %s: the stored token serves, then the sign-in page comes',
    async (_name, spoil, counters) => {
      const stored = (await browser.opened('/customers/7')).session.get()?.accessToken;
      browser.control.resetCounters();
      spoil();
      const page = await browser.opened('/customers/7');
      expect(page.authStatus.get()).toEqual({ kind: 'ready' });
      expect(await page.token()).toBe(stored);
      await vi.waitFor(() => expect(browser.frames[0].isRemoved).toBe(true));
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

  it.each([500, 503, 0])(
    'keeps what it found when the first refresh meets %i: a later one is as good',
    async (status) => {
      const stored = (await browser.opened()).session.get()?.accessToken;
      const failed = failRefreshes(status);
      const page = await browser.opened();
      await vi.waitFor(() => expect(page.session.get()?.accessToken).not.toBe(stored));
      expect(failed).toHaveBeenCalled();
      expect(page.authStatus.get()).toEqual({ kind: 'ready' });
      failed.mockRestore();
      ageToken(page);
      expect(await page.token()).toMatch(/^ey/);
      expect(page.authStatus.get()).toEqual({ kind: 'ready' });
      expect(browser.visits).toHaveLength(1);
    },
  );

  it('loses the session, not the page, when the provider ends it before the first refresh', async () => {
    await browser.opened('/customers/7');
    failRefreshes(400);
    const page = await browser.opened('/customers/7');
    const lost = vi.fn();
    page.onSessionLost(lost);
    await vi.waitFor(() => expect(page.authStatus.get()).toEqual({ kind: 'lost' }));
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
