import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Settings from '../../src/domain/settings';
import { FakeBrowser, kindOf, tokenOf } from './FakeBrowser';
import { settle } from './shortWaits';

vi.mock('../../src/domain/settings', async (original) => {
  // Not an import of this file: another one may ask for the settings first.
  const { shortWaits } = await import('./shortWaits');
  return shortWaits(await original<typeof Settings>());
});

let browser: FakeBrowser;
// The console's modules are fetched once before a wait is measured: on a busy machine that alone is longer than a short wait.
beforeAll(() => new FakeBrowser().open('/'));
beforeEach(() => {
  browser = new FakeBrowser();
});
afterEach(async () => {
  await settle();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('goes once to the provider and comes back to the deep link, with permissions', async () => {
    const page = await browser.opened('/customers/7?tab=1#x');
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    expect(browser.address).toBe('/customers/7?tab=1#x');
    expect(browser.visits).toHaveLength(1);
    expect(browser.calls).toEqual(['/gateway-lab/permissions']);
    expect(page.session.granted().has('news:list')).toBe(true);
    expect(page.session.granted().has('worker')).toBe(true);
  });

  it('asks for no more than it needs', async () => {
    await browser.opened('/customers/7?secret=1');
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
    const page = await browser.opened();
    const stored = JSON.parse(browser.session.getItem('urtuu.session') ?? '{}') as Record<
      string,
      unknown
    >;
    expect(Object.keys(stored).sort()).toEqual([
      'accessToken',
      'expiresAt',
      'permissions',
      'roles',
      'skew',
      'user',
    ]);
    expect(Object.keys(browser.session)).toEqual(['urtuu.config', 'urtuu.session']);
    expect(JSON.stringify(browser.local)).not.toMatch(/eyJ/);
    expect(JSON.stringify(browser.session).match(/eyJ[\w-]+\.eyJ/g)).toHaveLength(1);
    expect(page.session.get()?.user.fullName).toMatch(/^\S+ \S+$/);
  });

  it.each([600, -600])('does not mind a clock that is %i s off', async (clockSkewSeconds) => {
    browser.control.set({ clockSkewSeconds });
    const page = await browser.opened();
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    const left = (page.session.get()?.expiresAt ?? 0) - Date.now();
    expect(Math.abs(left - browser.control.settings.accessTokenSeconds * 1000)).toBeLessThan(3_000);
    await page.token();
    expect(browser.control.counters.refreshGrants).toBe(0);
  });

  /** Answers of the provider about its realm come after `untilThen`. */
  function answerLater(untilThen: () => Promise<unknown>): void {
    const answer = browser.provider.handle.bind(browser.provider);
    vi.spyOn(browser.provider, 'handle').mockImplementation(async (request) => {
      if (request.url.endsWith('openid-configuration')) await untilThen();
      return answer(request);
    });
  }

  it('says that it waits for a provider that is silent, and goes on by itself when it answers', async () => {
    let isBusy = true;
    answerLater(() => (isBusy ? new Promise(() => undefined) : Promise.resolve()));
    const page = await browser.opened('/customers/7');
    expect(page.authStatus.get()).toEqual({ kind: 'waiting' });
    // Nothing comes of the limit of the start any more.
    await settle(2_600);
    expect(page.authStatus.get()).toEqual({ kind: 'waiting' });
    expect(browser.visits).toEqual([]);
    isBusy = false;
    expect(await page.left$).toContain('/realms/urtuu/protocol/openid-connect/auth?');
    expect(page.authStatus.get()).toEqual({ kind: 'redirecting' });
  });

  it('waits for an answer that takes longer than the first wait, and does not cut it short', async () => {
    let asked = 0;
    answerLater(() => {
      asked += 1;
      // Longer than the first wait of a start, shorter than the patient one.
      return settle(450);
    });
    const page = await browser.opened();
    expect(page.authStatus.get()).toEqual({ kind: 'waiting' });
    expect(await page.left$).toContain('/openid-connect/auth?');
    expect(asked).toBe(2);
  });

  it('says what it then hears of a provider that was silent', async () => {
    browser.control.setDown('hang');
    const page = await browser.opened();
    browser.control.setDown('500');
    await expect
      .poll(() => page.authStatus.get())
      .toEqual({ kind: 'failed', reason: 'unreachable' });
  });

  it.each([
    ['is dead', { down: 'drop' as const }, { kind: 'failed', reason: 'unreachable' }],
    ['answers 500', { down: '500' as const }, { kind: 'failed', reason: 'unreachable' }],
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
      browser.session.removeItem('urtuu.loginRedirects');
      expect(kindOf(await browser.open('/x', 'worker'))).toEqual({ kind: 'ready' });
    },
  );

  it.each<[string, (mode: RequestMode | undefined) => Response]>([
    ['not found', () => new Response('{"error":"Realm does not exist"}', { status: 404 })],
    ['a page of another program', () => new Response('<!doctype html>')],
    [
      'what scripts may not read',
      (mode) => (mode === 'no-cors' ? new Response('') : Response.error()),
    ],
  ])(
    'says that realm or address are wrong, and does not leave, when the answer is %s',
    async (_name, answer) => {
      browser.instead = (url, { mode }) =>
        url.pathname.endsWith('openid-configuration') ? answer(mode) : undefined;
      const page = await browser.opened();
      expect(kindOf(page)).toEqual({ kind: 'failed', reason: 'unknown_realm' });
      expect(browser.visits).toEqual([]);
    },
  );

  it('takes a line that dropped once for what it is', async () => {
    let dropped = false;
    browser.instead = (url, { mode }) => {
      if (!url.pathname.endsWith('openid-configuration') || mode === 'no-cors' || dropped)
        return undefined;
      dropped = true;
      return Response.error();
    };
    expect(kindOf(await browser.open('/x', 'worker'))).toEqual({ kind: 'ready' });
  });

  it('never loops when the session storage is spoilt', async () => {
    browser.session.setItem('urtuu.session', '{"accessToken":"x"}');
    browser.session.setItem('urtuu.loginRedirects', 'x');
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
      const page = await browser.opened();
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
    const page = await browser.opened();
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    expect([...page.session.granted()]).toEqual(['worker']);
  });

  it('are asked for again with every renewal: a right that was taken away is gone, and so is a role', async () => {
    const page = await browser.opened();
    browser.permissions = () => Response.json(['news:list']);
    await page.refreshAfter401(tokenOf(page));
    await settle();
    expect(browser.calls).toHaveLength(2);
    expect(page.session.get()?.permissions).toEqual(['news:list']);
    const person = browser.provider.people.find(({ username }) => username === 'worker');
    const before = { ...person };
    Object.assign(person ?? {}, { roles: ['pocket_agent'], realmRoles: ['pocket_agent'] });
    browser.permissions = () => Response.json(['loan:view']);
    await page.refreshAfter401(tokenOf(page));
    Object.assign(person ?? {}, before);
    await settle();
    expect(browser.calls).toHaveLength(3);
    expect(page.session.granted().has('loan:view')).toBe(true);
  });
});

describe('signing out', () => {
  it('forgets everything, tells the cleaners and the other tabs, and ends the provider’s session', async () => {
    const page = await browser.opened('/customers/7');
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
    expect(address.search).toBe('');
    const [{ id_token_hint: hint, ...rest }] = browser.sent;
    expect(hint).toMatch(/^ey/);
    expect(rest).toEqual({
      client_id: 'urtuu-console',
      post_logout_redirect_uri: 'http://console.example/auth-callback',
    });
  });

  it('leads from the way back to the sign-in, and then home', async () => {
    expect(await browser.open('/auth-callback')).toEqual({ kind: 'sign-in page' });
    expect(kindOf(await browser.open('/auth-callback', 'worker'))).toEqual({ kind: 'ready' });
    expect(browser.address).toBe('/');
  });

  it('is open to somebody whose rights could not be read', async () => {
    browser.permissions = () => new Response('{}', { status: 500 });
    const page = await browser.opened();
    expect(page.authStatus.get()).toEqual({ kind: 'no-permissions' });
    void page.signOut();
    expect(new URL(await page.left$).pathname).toBe('/realms/urtuu/protocol/openid-connect/logout');
    expect(browser.sent[0].id_token_hint).toMatch(/^ey/);
  });

  it('is open to somebody whom the provider has denied the console, without a word of a token', async () => {
    browser.control.set({ answer: 'denied' });
    const page = await browser.opened();
    expect(kindOf(page)).toEqual({ kind: 'failed', reason: 'denied' });
    void page.signOut();
    const address = new URL(await page.left$);
    expect(address.pathname).toBe('/realms/urtuu/protocol/openid-connect/logout');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'urtuu-console',
      post_logout_redirect_uri: 'http://console.example/auth-callback',
    });
    expect(browser.sent).toEqual([]);
  });

  it('works without a connection', async () => {
    const page = await browser.opened();
    browser.control.set({ down: 'drop' });
    await page.signOut();
    expect(page.session.get()).toBeNull();
    expect(page.authStatus.get()).toEqual({ kind: 'signed-out' });
  });

  it('for want of activity keeps drafts and the way back', async () => {
    const page = await browser.opened('/customers/7');
    page.onSessionExpired(() => browser.session.setItem('urtuu.draft.a', 'typed'));
    void page.signOut({ idle: true });
    await page.left$;
    expect(browser.session.getItem('urtuu.draft.a')).toBe('typed');
    expect(browser.session.getItem('urtuu.returnTo')).toBe('/customers/7');
    expect(browser.session.getItem('urtuu.session')).toBeNull();
  });

  it('in another tab signs this one out', async () => {
    const page = await browser.opened();
    new (browser.channel())().postMessage({ type: 'signed-out', keepDrafts: false });
    expect(page.authStatus.get()).toEqual({ kind: 'signed-out' });
    expect(page.session.get()).toBeNull();
  });
});
