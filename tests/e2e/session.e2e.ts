import { beforeEach, describe, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { fillSignIn } from './support/signIn';
import { atSignIn, becomeStranger, chooseFrom, inside } from './support/steps';

beforeEach(() => gateway.identity({ reset: true }));

const FILTERED = '/news?filter=%7B%22category%22%3A%5B%22LOAN%22%5D%7D';

describe('signing in', () => {
  it('leads to the address that was asked for, with its filters, by one look at the provider', async () => {
    const opened = await openConsole({ person: 'operator' });
    const { page, requests } = opened;
    await becomeStranger(opened);
    await gateway.identity({ resetCounters: true });
    const before = requests.length;

    await page.goto(FILTERED);
    await atSignIn(page);
    await fillSignIn(page, 'operator', 'wrong');
    await page.getByText('Хэрэглэгчийн нэр эсвэл нууц үг буруу байна.').waitFor();
    await expect.poll(() => gateway.identityCounters()).toMatchObject({ codeGrants: 0, tokens: 0 });

    await fillSignIn(page, 'operator');
    await page.locator('tbody tr a').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/news');
    expect(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '')).toEqual({
      category: ['LOAN'],
    });
    await expect
      .poll(() => gateway.identityCounters())
      .toMatchObject({
        authorizations: 1,
        tokens: 1,
        codeGrants: 1,
      });

    const calls = requests.slice(before).map(({ url }) => new URL(url).pathname);
    const token = calls.indexOf('/realms/urtuu/protocol/openid-connect/token');
    expect(calls.slice(token + 1).find((path) => path.startsWith('/gateway-'))).toBe(
      '/gateway-lab/permissions',
    );
    const answered = (await gateway.journal()).filter(
      ({ path }) => path === '/gateway-lab/permissions',
    );
    expect(answered.at(-1)).toMatchObject({
      method: 'GET',
      authorized: true,
      status: 200,
      client: expect.stringMatching(/^urtuu-admin\/\d+\.\d+\.\d+$/) as string,
      language: 'mn',
    });
    expectClean(opened);
  });

  it('asks the provider for a code with a proof and nothing more, and leaves no code behind', async () => {
    const opened = await openConsole({
      person: 'economist',
      path: '/customers?page=2',
      fresh: true,
    });
    const { page, requests } = opened;
    const [asked] = requests.filter(({ url }) => url.includes('/protocol/openid-connect/auth?'));
    const { searchParams } = new URL(asked.url);
    expect([...searchParams.keys()].sort()).toEqual([
      'client_id',
      'code_challenge',
      'code_challenge_method',
      'nonce',
      'redirect_uri',
      'response_mode',
      'response_type',
      'scope',
      'state',
      'ui_locales',
    ]);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('response_mode')).toBe('fragment');
    expect(searchParams.get('response_type')).toBe('code');
    expect(searchParams.get('scope')).toBe('openid');
    expect(searchParams.get('ui_locales')).toBe('mn');
    expect(new URL(searchParams.get('redirect_uri') ?? '').pathname).toBe('/auth-callback');
    const visited = await page.evaluate(() => {
      const { navigation } = window as unknown as {
        navigation: { entries(): { url: string | null }[] };
      };
      return navigation.entries().map(({ url }) => url ?? '');
    });
    expect(visited.filter((url) => url.includes('#') || url.includes('/auth-callback'))).toEqual(
      [],
    );
    expect(page.url()).toMatch(/\/customers\?page=2$/);
    expectClean(opened);
  });
});

describe('a reload', () => {
  it('shows the page at once and looks for the session in silence only', async () => {
    const opened = await openConsole({ person: 'economist', path: '/customers', fresh: true });
    const { page, requests } = opened;
    await gateway.identity({ resetCounters: true });
    const before = requests.length;
    await page.reload();
    await page.locator('tbody tr a').first().waitFor();
    await expect
      .poll(() => gateway.identityCounters())
      .toMatchObject({ authorizations: 1, silentAuthorizations: 1, codeGrants: 1 });
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    await expect
      .poll(() => gateway.identityCounters())
      .toMatchObject({
        tokens: 1,
        refreshGrants: 0,
        refusedGrants: 0,
      });
    expect(new URL(page.url()).pathname).toBe('/customers');
    const protocol = requests
      .slice(before)
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith('/realms/'));
    expect(protocol).toEqual([
      '/realms/urtuu/protocol/openid-connect/3p-cookies/step1.html',
      '/realms/urtuu/resources/cookies-step1.js',
      '/realms/urtuu/protocol/openid-connect/3p-cookies/step2.html',
      '/realms/urtuu/resources/cookies-step2.js',
      '/realms/urtuu/protocol/openid-connect/auth',
      '/realms/urtuu/protocol/openid-connect/token',
    ]);
    expectClean(opened);
  });

  it('can renew its token afterwards, and sign out at the provider', async () => {
    const opened = await openConsole({
      person: 'economist',
      path: '/customers',
      fresh: true,
      expects: [/status of 401/],
    });
    const { page } = opened;
    await gateway.identity({ resetCounters: true });
    await page.reload();
    await page.locator('tbody tr a').first().waitFor();
    await expect.poll(() => gateway.identityCounters()).toMatchObject({ codeGrants: 1 });
    await gateway.identity({ expireAccessTokens: true, resetCounters: true });
    await page.locator('tbody tr a').first().click();
    await page.locator('[data-part=record-head]').waitFor();
    await expect
      .poll(() => gateway.identityCounters())
      .toMatchObject({
        authorizations: 0,
        tokens: 1,
        refreshGrants: 1,
      });
    await chooseFrom(page, /^Хэрэглэгчийн цэс/, 'Гарах');
    await atSignIn(page);
    await expect.poll(() => gateway.identityCounters()).toMatchObject({ logouts: 1 });
    expectClean(opened);
  });

  it('of somebody whose session has ended shows the page, without a word in the browser’s console', async () => {
    const opened = await openConsole({ person: 'economist', path: '/news', fresh: true });
    const { page, context } = opened;
    await context.clearCookies();
    await gateway.identity({ resetCounters: true });
    await page.reload();
    await expect
      .poll(() => gateway.identityCounters())
      .toMatchObject({ authorizations: 1, silentAuthorizations: 1, tokens: 0 });
    await inside(page);
    expect(new URL(page.url()).pathname).toBe('/news');
    expectClean(opened);
  });

  it('works with the stored token while the provider is dead', async () => {
    const opened = await openConsole({
      person: 'economist',
      path: '/customers',
      fresh: true,
      expects: [/ERR_EMPTY_RESPONSE|Failed to load resource/],
    });
    const { page } = opened;
    await gateway.identity({ down: 'drop' });
    await page.reload();
    await page.locator('tbody tr a').first().waitFor();
    expectClean(opened);
  });

  it('signs in anew without a form when the token has run out but the provider still knows the person', async () => {
    const opened = await openConsole({ person: 'economist', path: '/customers', fresh: true });
    const { page } = opened;
    await page.evaluate(() => sessionStorage.removeItem('urtuu.session'));
    await gateway.identity({ resetCounters: true });
    await page.reload();
    await page.locator('tbody tr a').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/customers');
    await expect
      .poll(() => gateway.identityCounters())
      .toMatchObject({
        authorizations: 1,
        silentAuthorizations: 0,
      });
    expectClean(opened);
  });
});

describe('a token that runs out', () => {
  it('is renewed once for all calls of a page', async () => {
    await gateway.identity({ accessTokenSeconds: 8 });
    const opened = await openConsole({ person: 'economist', path: '/customers', fresh: true });
    const { page } = opened;
    await page.locator('tbody tr a').first().waitFor();
    const runsOut = await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('urtuu.session') ?? '{}') as {
        expiresAt: number;
      };
      return kept.expiresAt;
    });
    // Before the token is about to end: what renews it from here on, a call of the frame included, is counted.
    await gateway.identity({ resetCounters: true, accessTokenSeconds: 300 });
    await page.waitForFunction((end) => end - Date.now() < 4_900, runsOut);
    await page.locator('tbody tr a').first().click();
    await page.waitForURL(/\/customers\/\d+/);
    await page.locator('[data-part=record-head]').waitFor();
    await page.locator('[data-part=rail] a[href="/customers/search"]').click();
    await inside(page);
    await expect
      .poll(() => gateway.identityCounters())
      .toMatchObject({
        authorizations: 0,
        tokens: 1,
        refreshGrants: 1,
      });
    await expect.poll(() => page.locator('[data-part=toast]').count()).toBe(0);
    expectClean(opened);
  });

  it('is renewed once when the gateways refuse it, and nobody notices', async () => {
    const opened = await openConsole({
      person: 'economist',
      path: '/customers',
      fresh: true,
      expects: [/status of 401/],
    });
    const { page } = opened;
    await page.locator('tbody tr a').first().waitFor();
    await gateway.identity({ expireAccessTokens: true, resetCounters: true });
    const repeated = page.waitForResponse(
      (answer) => /\/customers\/\d+$/.test(answer.url()) && answer.status() === 200,
    );
    await page.locator('tbody tr a').first().click();
    await repeated;
    await page.locator('[data-part=record-head]').waitFor();
    await expect
      .poll(() => gateway.identityCounters())
      .toMatchObject({
        authorizations: 0,
        tokens: 1,
        refreshGrants: 1,
      });
    await expect.poll(() => page.locator('[data-part=toast]').count()).toBe(0);
    expectClean(opened);
  });
});
