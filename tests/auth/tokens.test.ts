import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Settings from '../../src/domain/settings';
import { clientMessageKey } from '../../src/http/GatewayError';
import { ageToken, FakeBrowser, tokenOf } from './FakeBrowser';
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
  vi.unstubAllGlobals();
});

describe('tokens', () => {
  it('are refreshed once for twenty calls at the same time', async () => {
    const page = await browser.opened();
    ageToken(page);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => page.token()));
    expect(new Set(tokens).size).toBe(1);
    expect(browser.control.counters.refreshGrants).toBe(1);
    expect(JSON.parse(browser.session.getItem('urtuu.session') ?? '{}')).toMatchObject({
      accessToken: tokens[0],
    });
  });

  it('are refreshed 5 s before their end, and not earlier', async () => {
    const page = await browser.opened();
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
      const page = await browser.opened();
      ageToken(page);
      browser.control.setDown(down, 'token');
      setTimeout(() => browser.control.setDown('ok'), down === 'hang' ? 50 : 3);
      expect(await page.token()).toMatch(/^ey/);
      expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    },
  );

  it('wait for keycloak-js that could not be loaded: the next try loads it and renews by the provider', async () => {
    await browser.opened();
    const client = '../../src/auth/identityClient';
    vi.doMock(client, () => {
      throw new Error('No connection.');
    });
    const page = await browser.opened();
    ageToken(page);
    await expect(page.token()).rejects.toMatchObject({ status: 0, code: 'IDENTITY_UNREACHABLE' });
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    vi.doUnmock(client);
    await expect(page.token()).rejects.toMatchObject({ status: 401, code: 'SESSION_OVER' });
    await expect.poll(() => page.authStatus.get()).toEqual({ kind: 'redirecting' });
  });

  it('that cannot be refreshed leave the person signed in, after four tries', async () => {
    const page = await browser.opened();
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

  it('of a provider that hangs are given up in one bounded wait, with words of its own, and serve again afterwards', async () => {
    const page = await browser.opened();
    ageToken(page);
    browser.control.setDown('hang', 'token');
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const failure = await page.token().catch((error: unknown) => error);
    const waits = timers.mock.calls.filter(([, ms]) => ms === 300);
    timers.mockRestore();
    // Two whole waits fit into the bound of the tests; four were waited for without it.
    expect(waits).toHaveLength(2);
    expect(failure).toMatchObject({ code: 'IDENTITY_UNREACHABLE', unknownOutcome: false });
    expect(clientMessageKey('no-response', failure as { status: number; code: string })).toBe(
      'errors.identity_silent',
    );
    browser.control.setDown('ok');
    expect(await page.token()).toMatch(/^ey/);
  });

  it('are refreshed once for calls that hear of the refusal one after the other', async () => {
    const page = await browser.opened();
    const refused = tokenOf(page);
    const fresh = await page.refreshAfter401(refused);
    expect(fresh).not.toBe(refused);
    expect(await page.refreshAfter401(refused)).toBe(fresh);
    expect(browser.control.counters.refreshGrants).toBe(1);
    expect(await page.refreshAfter401(fresh)).not.toBe(fresh);
    expect(browser.control.counters.refreshGrants).toBe(2);
  });

  it('that are refused end the session but not the page: drafts first, no redirect, rights still shown', async () => {
    const page = await browser.opened();
    const seen: string[] = [];
    page.onSessionExpired((reason) => seen.push(`${reason} ${page.authStatus.get().kind}`));
    browser.control.revokeAll();
    await expect(page.refreshAfter401(tokenOf(page))).rejects.toMatchObject({
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
