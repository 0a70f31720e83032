import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Settings from '../../../src/domain/settings';
import { FakeBrowser } from './FakeBrowser';
import { polyfillWithResolvers } from './promiseWithResolvers';

// Waits are a hundredth of the real ones.
vi.mock('../../../src/domain/settings', async (original) => {
  const settings = await original<typeof Settings>();
  const SIGN_IN = {
    ...settings.SIGN_IN,
    startMs: 2_500,
    probeMs: 300,
    permissionsMs: 600,
    refreshWaitMs: 2,
  };
  return { ...settings, SIGN_IN, NETWORK: { ...settings.NETWORK, retryBaseMs: 1 } };
});

polyfillWithResolvers();

let browser: FakeBrowser;
const opened = async (address = '/', person: string | undefined = 'worker') => {
  const page = await browser.open(address, person);
  if (page.kind !== 'page') throw new Error('the sign-in page is shown');
  return page;
};
const kindOf = (page: Awaited<ReturnType<FakeBrowser['open']>>) =>
  page.kind === 'page' ? page.authStatus.get() : { kind: page.kind };
/** Tokens of an older date than any that is good. */
const ageToken = (page: Awaited<ReturnType<typeof opened>>) => {
  const current = page.session.get();
  if (current) page.session.set({ ...current, expiresAt: Date.now() - 1 });
};
const settle = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  browser = new FakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('goes once to the provider and comes back to the deep link, with permissions', async () => {
    const page = await opened('/customers/7?tab=1#x');
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    expect(browser.address).toBe('/customers/7?tab=1#x');
    expect(browser.visits).toHaveLength(1);
    expect(browser.calls).toEqual(['/gateway-lab/permissions']);
    expect(page.session.granted().has('news:list')).toBe(true);
    expect(page.session.granted().has('worker')).toBe(true);
  });

  it('asks for no more than it needs', async () => {
    await opened('/customers/7?secret=1');
    const { searchParams } = browser.visits[0];
    expect(searchParams.get('scope')).toBe('openid');
    expect(searchParams.get('redirect_uri')).toBe('http://console.example/auth-callback');
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('response_mode')).toBe('fragment');
    expect(searchParams.get('nonce')).toMatch(/./);
    expect(searchParams.get('state')).toMatch(/./);
    expect(browser.visits[0].href).not.toContain('secret');
  });

  it('keeps the access token in session storage, and refresh and id tokens nowhere', async () => {
    const page = await opened();
    const stored = JSON.parse(browser.session.getItem('urtuu.session') ?? '{}') as Record<
      string,
      unknown
    >;
    expect(Object.keys(stored).sort()).toEqual([
      'accessToken',
      'expiresAt',
      'permissions',
      'roles',
      'user',
    ]);
    expect(Object.keys(browser.session)).toEqual(['urtuu.session']);
    expect(JSON.stringify(browser.local)).not.toMatch(/eyJ/);
    expect(JSON.stringify(browser.session).match(/eyJ[\w-]+\.eyJ/g)).toHaveLength(1);
    expect(page.session.get()?.user.fullName).toMatch(/^\S+ \S+$/);
  });

  it.each([600, -600])('does not mind a clock that is %i s off', async (clockSkewSeconds) => {
    browser.control.set({ clockSkewSeconds });
    const page = await opened();
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    const left = (page.session.get()?.expiresAt ?? 0) - Date.now();
    expect(Math.abs(left - browser.control.settings.accessTokenSeconds * 1000)).toBeLessThan(3_000);
    await page.token();
    expect(browser.control.counters.refreshGrants).toBe(0);
  });

  it.each([
    ['is dead', { down: 'drop' as const }, { kind: 'failed', reason: 'unreachable' }],
    ['answers 500', { down: '500' as const }, { kind: 'failed', reason: 'unreachable' }],
    ['hangs', { down: 'hang' as const }, { kind: 'failed', reason: 'unreachable' }],
    ['denies', { answer: 'denied' as const }, { kind: 'failed', reason: 'denied' }],
    [
      'sends another nonce',
      { answer: 'wrong-nonce' as const },
      { kind: 'failed', reason: 'rejected' },
    ],
    [
      'sends another state',
      { answer: 'wrong-state' as const },
      { kind: 'failed', reason: 'too_many' },
    ],
    [
      'refuses the code',
      { down: '400' as const, downAt: 'token' as const },
      { kind: 'failed', reason: 'rejected' },
    ],
    [
      'gives no token',
      { down: '500' as const, downAt: 'token' as const },
      { kind: 'failed', reason: 'rejected' },
    ],
    [
      'hangs over the token',
      { down: 'hang' as const, downAt: 'token' as const },
      { kind: 'failed', reason: 'too_long' },
    ],
    [
      'drops the token',
      { down: 'drop' as const, downAt: 'token' as const },
      { kind: 'failed', reason: 'rejected' },
    ],
  ])(
    'ends with a message when the provider %s, after at most two visits',
    async (_name, settings, status) => {
      browser.control.set(settings);
      expect(kindOf(await browser.open('/x', 'worker'))).toEqual(status);
      expect(browser.visits.length).toBeLessThanOrEqual(2);
      browser.control.set({ down: 'ok', answer: 'ok' });
      browser.session.removeItem('urtuu.visits');
      expect(kindOf(await browser.open('/x', 'worker'))).toEqual({ kind: 'ready' });
    },
  );

  it('never loops when the session storage is spoilt', async () => {
    browser.session.setItem('urtuu.session', '{"accessToken":"x"}');
    browser.session.setItem('urtuu.visits', 'x');
    browser.session.setItem('urtuu.returnTo', '//evil.example/');
    expect(kindOf(await browser.open('/y', 'worker'))).toEqual({ kind: 'ready' });
    expect(browser.address).toBe('/y');
  });
});

describe('permissions', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['401', () => new Response('{}', { status: 401 })],
    ['403', () => new Response('{}', { status: 403 })],
    ['500', () => new Response('{}', { status: 500 })],
    ['no answer in time', () => new Promise<Response>(() => undefined)],
    ['HTML', () => new Response('<p>')],
    ['an empty object', () => Response.json({})],
    ['a list of other things', () => Response.json(['a', 7])],
  ])(
    'that cannot be had (%s) allow nothing until a retry brings them',
    async (_name, permissions) => {
      const good = browser.permissions;
      browser.permissions = permissions;
      const page = await opened();
      expect(page.authStatus.get()).toEqual({ kind: 'no-permissions' });
      expect(page.session.granted().size).toBe(0);
      browser.permissions = good;
      await page.retryPermissions();
      expect(page.authStatus.get()).toEqual({ kind: 'ready' });
      expect(page.session.granted().has('news:list')).toBe(true);
    },
  );

  it('may come in an object, and may be none', async () => {
    browser.permissions = () => Response.json({ permissions: [] });
    const page = await opened();
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    expect([...page.session.granted()]).toEqual(['worker']);
  });

  it('are asked for again when the roles change, not otherwise', async () => {
    const page = await opened();
    await page.refreshAfter401();
    await settle();
    expect(browser.calls).toHaveLength(1);
    const person = browser.provider.people.find(({ username }) => username === 'worker');
    const before = { ...person };
    Object.assign(person ?? {}, { roles: ['pocket_agent'], realmRoles: ['pocket_agent'] });
    browser.permissions = () => Response.json(['loan:view']);
    await page.refreshAfter401();
    Object.assign(person ?? {}, before);
    await settle();
    expect(browser.calls).toHaveLength(2);
    expect(page.session.granted().has('loan:view')).toBe(true);
  });
});

describe('a reload', () => {
  it('shows the page at once, stays on it, and can refresh afterwards', async () => {
    await opened('/customers/7');
    const page = await opened('/customers/7');
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    expect(browser.visits).toHaveLength(1);
    expect(browser.calls).toHaveLength(1);
    await vi.waitFor(() => expect(browser.control.counters.codeGrants).toBe(2));
    await settle();
    ageToken(page);
    await page.token();
    expect(browser.control.counters).toMatchObject({ silentAuthorizations: 1, refreshGrants: 1 });
    expect(browser.visits).toHaveLength(1);
  });

  it('does not leave the page where third-party cookies are blocked', async () => {
    await opened();
    browser.control.set({ thirdPartyCookies: false });
    const page = await opened();
    await settle();
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    expect(browser.visits).toHaveLength(1);
  });

  it('with a dead provider serves the stored token; at its end the page stays and says so', async () => {
    await opened();
    browser.control.set({ down: 'drop' });
    const page = await opened();
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    expect(await page.token()).toMatch(/^ey/);
    const lost = vi.fn();
    page.onSessionLost(lost);
    ageToken(page);
    await expect(page.token()).rejects.toMatchObject({ status: 401 });
    await settle();
    expect(lost).toHaveBeenCalledWith('expired');
    expect(page.authStatus.get()).toEqual({ kind: 'lost' });
  });

  it('of somebody whose session ended serves the token, and goes to the sign-in page at its end', async () => {
    await opened('/customers/7');
    browser.control.revokeAll();
    const page = await opened('/customers/7');
    await settle();
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    const drafts = vi.fn();
    page.onSessionLost(drafts);
    ageToken(page);
    await page.token().catch(() => undefined);
    expect(await page.left$).toContain('/openid-connect/auth');
    expect(drafts).toHaveBeenCalledWith('expired');
    expect(browser.session.getItem('urtuu.returnTo')).toBe('/customers/7');
  });

  it('shows nothing of a person when another has signed in meanwhile', async () => {
    await opened('/', 'worker');
    const stored = browser.session.getItem('urtuu.session') ?? '';
    browser.session.removeItem('urtuu.session');
    browser.control.revokeAll();
    await opened('/', 'agent');
    browser.session.setItem('urtuu.session', stored);
    const page = await opened('/');
    await page.left$;
    expect(page.session.get()).toBeNull();
    expect(browser.session.getItem('urtuu.session')).toBeNull();
  });
});

describe('every order of trouble', () => {
  const steps = ['reload', 'expired', 'revoked', 'dead'] as const;
  const orders = permutations(steps);

  it.each(orders.map((order) => [order.join(', '), order] as const))(
    '%s: ends, with at most two visits each time',
    async (_name, order) => {
      await opened('/customers/7');
      for (const step of order) {
        browser.visits = [];
        browser.session.removeItem('urtuu.visits');
        if (step === 'expired') browser.control.expireAccessTokens();
        if (step === 'revoked') browser.control.revokeAll();
        browser.control.set({ down: step === 'dead' ? 'drop' : 'ok' });
        const page = await browser.reload('worker');
        expect(browser.visits.length).toBeLessThanOrEqual(2);
        expect(['ready', 'failed']).toContain(kindOf(page).kind);
        if (page.kind !== 'page') continue;
        if (step === 'expired' || step === 'dead') ageToken(page);
        await page
          .token()
          .catch((error: { status: number }) => expect([0, 401]).toContain(error.status));
        await settle(5);
        expect(browser.visits.length).toBeLessThanOrEqual(2);
      }
      browser.control.set({ down: 'ok' });
      browser.session.removeItem('urtuu.visits');
      expect(kindOf(await browser.reload('worker'))).toEqual({ kind: 'ready' });
      expect(browser.address).toBe('/customers/7');
    },
  );
});

describe('tokens', () => {
  it('are refreshed once for twenty calls at the same time', async () => {
    const page = await opened();
    ageToken(page);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => page.token()));
    expect(new Set(tokens).size).toBe(1);
    expect(browser.control.counters.refreshGrants).toBe(1);
    expect(JSON.parse(browser.session.getItem('urtuu.session') ?? '{}')).toMatchObject({
      accessToken: tokens[0],
    });
  });

  it('are refreshed 5 s before their end, and not earlier', async () => {
    const page = await opened();
    const current = page.session.get();
    if (!current) throw new Error('no session');
    page.session.set({ ...current, expiresAt: Date.now() + 6_000 });
    expect(await page.token()).toBe(current.accessToken);
    await page.token(30);
    expect(browser.control.counters.refreshGrants).toBe(1);
  });

  it.each(['500', 'drop', 'hang'] as const)(
    'survive a provider that answers with %s for a moment',
    async (down) => {
      const page = await opened();
      ageToken(page);
      browser.control.setDown(down, 'token');
      setTimeout(() => browser.control.setDown('ok'), down === 'hang' ? 50 : 3);
      expect(await page.token()).toMatch(/^ey/);
      expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    },
  );

  it('that cannot be refreshed leave the person signed in, after four tries', async () => {
    const page = await opened();
    ageToken(page);
    browser.control.setDown('500', 'token');
    const before = browser.control.counters.tokens;
    await expect(page.token()).rejects.toMatchObject({
      status: 0,
      code: 'IDENTITY_UNREACHABLE',
      unknownOutcome: false,
    });
    expect(browser.control.counters.tokens - before).toBe(4);
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
  });

  it('that are refused end the session but not the page: drafts first, no redirect, rights still shown', async () => {
    const page = await opened();
    const seen: string[] = [];
    page.onSessionLost((reason) => seen.push(`${reason} ${page.authStatus.get().kind}`));
    browser.control.revokeAll();
    await expect(page.refreshAfter401()).rejects.toMatchObject({
      status: 401,
      code: 'SESSION_OVER',
    });
    await expect(page.token()).rejects.toMatchObject({ status: 401 });
    expect(seen).toEqual(['ended ready']);
    expect(page.authStatus.get()).toEqual({ kind: 'lost' });
    expect(page.session.granted().has('news:list')).toBe(true);
    expect(browser.session.getItem('urtuu.session')).toBeNull();
    expect(browser.visits).toHaveLength(1);
    void page.signInAgain();
    expect(await page.left$).toContain('/openid-connect/auth');
  });
});

describe('signing out', () => {
  it('forgets everything, tells the cleaners and the other tabs, and ends the provider’s session', async () => {
    const page = await opened('/customers/7');
    browser.session.setItem('urtuu.draft.a', 'x');
    browser.local.setItem('urtuu.locale', 'en');
    browser.local.setItem('kc-callback-1', '{}');
    const clean = vi.fn();
    page.onSignOut(clean);
    const heard: unknown[] = [];
    new (browser.channel())().addEventListener('message', (message) =>
      heard.push((message as MessageEvent).data),
    );
    void page.signOut();
    expect(page.authStatus.get()).toEqual({ kind: 'signed-out' });
    expect(Object.keys(browser.session)).toEqual([]);
    expect(Object.keys(browser.local)).toEqual(['urtuu.locale']);
    expect(clean).toHaveBeenCalledOnce();
    expect(heard).toEqual([{ type: 'signed-out', keepDrafts: false }]);
    const address = new URL(await page.left$);
    expect(address.pathname).toBe('/realms/urtuu/protocol/openid-connect/logout');
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe('http://console.example/');
    expect(address.searchParams.get('id_token_hint')).toMatch(/^ey/);
  });

  it('works without a connection', async () => {
    const page = await opened();
    browser.control.set({ down: 'drop' });
    await page.signOut();
    expect(page.session.get()).toBeNull();
    expect(page.authStatus.get()).toEqual({ kind: 'signed-out' });
  });

  it('for want of activity keeps drafts and the way back', async () => {
    const page = await opened('/customers/7');
    page.onSessionLost(() => browser.session.setItem('urtuu.draft.a', 'typed'));
    void page.signOut({ idle: true });
    await page.left$;
    expect(browser.session.getItem('urtuu.draft.a')).toBe('typed');
    expect(browser.session.getItem('urtuu.returnTo')).toBe('/customers/7');
    expect(browser.session.getItem('urtuu.session')).toBeNull();
  });

  it('in another tab signs this one out', async () => {
    const page = await opened();
    new (browser.channel())().postMessage({ type: 'signed-out', keepDrafts: false });
    expect(page.authStatus.get()).toEqual({ kind: 'signed-out' });
    expect(page.session.get()).toBeNull();
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [
      item,
      ...rest,
    ]),
  );
}
