import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Settings from '../../src/domain/settings';
import { ageToken, FakeBrowser, kindOf } from './FakeBrowser';
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

describe('a reload', () => {
  it('shows the page at once, stays on it, and can refresh afterwards', async () => {
    await browser.opened('/customers/7');
    const page = await browser.opened('/customers/7');
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    expect(browser.visits).toHaveLength(1);
    expect(browser.calls).toHaveLength(1);
    await expect.poll(() => browser.control.counters.codeGrants).toBe(2);
    await settle();
    ageToken(page);
    await page.token();
    expect(browser.control.counters).toMatchObject({
      authorizations: 2,
      silentAuthorizations: 1,
      codeGrants: 2,
      refreshGrants: 1,
    });
    expect(browser.visits).toHaveLength(1);
  });

  it('makes who needs a token wait for what the check finds', async () => {
    await browser.opened();
    const page = await browser.opened();
    expect(browser.control.counters.codeGrants).toBe(1);
    const stored = page.session.get()?.accessToken ?? '';
    const [one, other] = await Promise.all([
      page.refreshAfter401(stored),
      page.refreshAfter401(stored),
    ]);
    expect(one).toBe(other);
    expect(one).not.toBe(stored);
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    expect(browser.control.counters).toMatchObject({ codeGrants: 2, refreshGrants: 0 });
    expect(browser.visits).toHaveLength(1);
  });

  it('does not leave the page where third-party cookies are blocked', async () => {
    await browser.opened();
    browser.thirdPartyCookies = false;
    const page = await browser.opened();
    await settle();
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    expect(browser.visits).toHaveLength(1);
  });

  it('with a dead provider serves the stored token; at its end the page stays and says so', async () => {
    await browser.opened();
    browser.control.set({ down: 'drop' });
    const page = await browser.opened();
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    expect(await page.token()).toMatch(/^ey/);
    const lost = vi.fn();
    page.onSessionExpired(lost);
    ageToken(page);
    await expect(page.token()).rejects.toMatchObject({ status: 401 });
    await settle();
    expect(lost).toHaveBeenCalledWith('expired');
    expect(page.authStatus.get()).toEqual({ kind: 'lost' });
  });

  it('of somebody whose session ended serves the token, and goes to the sign-in page at its end', async () => {
    await browser.opened('/customers/7');
    browser.control.revokeAll();
    const page = await browser.opened('/customers/7');
    await settle();
    expect(page.authStatus.get()).toEqual({ kind: 'ready' });
    const drafts = vi.fn();
    page.onSessionExpired(drafts);
    ageToken(page);
    await page.token().catch(() => undefined);
    expect(await page.left$).toContain('/openid-connect/auth');
    expect(drafts).toHaveBeenCalledWith('expired');
    expect(browser.session.getItem('urtuu.returnTo')).toBe('/customers/7');
  });

  it('shows nothing of a person when another has signed in meanwhile', async () => {
    await browser.opened('/', 'worker');
    const stored = browser.session.getItem('urtuu.session') ?? '';
    browser.session.removeItem('urtuu.session');
    browser.control.revokeAll();
    await browser.opened('/', 'agent');
    browser.session.setItem('urtuu.session', stored);
    const page = await browser.opened('/');
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
      await browser.opened('/customers/7');
      for (const step of order) {
        browser.visits = [];
        browser.session.removeItem('urtuu.loginRedirects');
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
      browser.session.removeItem('urtuu.loginRedirects');
      expect(kindOf(await browser.reload('worker'))).toEqual({ kind: 'ready' });
      expect(browser.address).toBe('/customers/7');
    },
  );
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
