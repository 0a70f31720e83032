import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, type OpenConsole, type OpenOptions } from '../e2e/support/console';
import { save } from '../e2e/support/inputs';
import { baseUrl } from '../e2e/support/provided';
import { fillSignIn } from '../e2e/support/signIn';
import { atSignIn, chooseFrom, follow } from '../e2e/support/steps';
import { expectNews, writeNews } from '../e2e/support/writeNews';
import { keycloak, keycloakUrl } from './support/admin';

const CUSTOMERS = '/customers';

/** Longer than any test: nothing is renewed but where a test says so. */
const LONG = 600;
/** The console renews a token 5 s before its end. */
const SHORT = 10;

const PEOPLE = ['economist', 'operator'];

beforeEach(async () => {
  for (const person of PEOPLE) await keycloak.endSessions(person);
  await keycloak.setAccessTokenSeconds(LONG);
});

const visit = (options: OpenOptions) => openConsole({ ...options, fresh: true });

// What browsers write of answers that a test brings about.
const REFUSED = /^Failed to load resource: .* status of 403 .*\/gateway-lab\/news\//;
const TOKEN_REFUSED = /^Failed to load resource: .* status of 400 .*\/openid-connect\/token/;
const NO_PROVIDER = /\/\.well-known\/openid-configuration/;

/** The browser's console stayed quiet, and nobody was asked but the console and Keycloak. */
function expectQuiet({ problems, requests }: OpenConsole): void {
  expect(problems).toEqual([]);
  const known = (url: string) =>
    url.startsWith(`${baseUrl}/`) || url.startsWith(`${keycloakUrl}/`) || /^(data|blob):/.test(url);
  expect(requests.map(({ url }) => url).filter((url) => !known(url))).toEqual([]);
}

const rows = (page: Page) => page.locator('tbody tr a').first().waitFor();

const asked = ({ requests }: OpenConsole, endPoint: string) =>
  requests.filter(({ url }) => url.includes(`/protocol/openid-connect/${endPoint}`));

/** When the page's token runs out, ms; long ago where the page has already found that its session is over. */
const expiry = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('urtuu.session') ?? '{}') as { expiresAt?: number })
        .expiresAt ?? 0,
  );

/** Waits until the page's token is about to run out, or is gone: on a slow machine the renewal meets the ended session first. */
const untilStale = (page: Page) =>
  expect.poll(async () => (await expiry(page)) - Date.now()).toBeLessThan(4_500);

describe('a real Keycloak', () => {
  it('signs in to the address that was asked for, and leaves nothing behind', async () => {
    const opened = await visit({ person: 'economist', path: '/customers/100001/contract?x=1' });
    const { page } = opened;
    expect(page.url()).toBe(`${baseUrl}/customers/100001/contract?x=1`);
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, localStorage]));
    expect(stored.match(/eyJ[\w-]+\.eyJ/g)).toHaveLength(1);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expectQuiet(opened);
  });

  it('knows the session after a reload, without a form', async () => {
    const opened = await visit({ person: 'economist', path: CUSTOMERS });
    const { page } = opened;
    await rows(page);
    const before = asked(opened, 'token').length;
    await page.reload();
    await rows(page);
    await expect.poll(() => asked(opened, 'token').length).toBeGreaterThan(before);
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    expect(page.url()).toBe(baseUrl + CUSTOMERS);
    expectQuiet(opened);
  });

  it('renews tokens in two tabs at once, each with its own chain', async () => {
    await keycloak.setAccessTokenSeconds(SHORT);
    const opened = await visit({ person: 'economist', path: CUSTOMERS });
    const { page, context } = opened;
    await rows(page);
    const other = await context.newPage();
    await other.goto(CUSTOMERS);
    await rows(other);
    for (let round = 0; round < 3; round += 1) {
      const before = await Promise.all([page, other].map(expiry));
      await Promise.all([page, other].map(untilStale));
      await Promise.all([page, other].map((one) => one.locator('tbody tr a').first().click()));
      await Promise.all(
        [page, other].map((one) => one.locator('[data-part=record-head]').waitFor()),
      );
      await expect
        .poll(async () =>
          (await Promise.all([page, other].map(expiry))).map((end, at) => end > before[at]),
        )
        .toEqual([true, true]);
      await Promise.all([page, other].map((one) => follow(one, CUSTOMERS)));
      await Promise.all([page, other].map(rows));
    }
    await expect.poll(() => page.locator('[data-part=toast]').count()).toBe(0);
    expect(await keycloak.sessions('economist')).toBe(1);
    expectQuiet(opened);
  });

  it('takes away with a role what only the role gave', async () => {
    await keycloak.setAccessTokenSeconds(SHORT);
    const opened = await visit({ person: 'operator', path: '/news', expects: [REFUSED] });
    const { page } = opened;
    try {
      await rows(page);
      await keycloak.setRole('operator', 'pocket_operator', false);
      await untilStale(page);
      await page.locator('tbody tr a').first().click();
      await page.getByRole('heading', { name: 'Хандах эрхгүй' }).waitFor();
      await expect.poll(() => page.locator('[data-part=rail] a[href="/news"]').count()).toBe(0);
    } finally {
      await keycloak.setRole('operator', 'pocket_operator', true);
    }
  });

  it('ends a session, and what was typed is there after signing in again', async () => {
    await keycloak.setAccessTokenSeconds(SHORT);
    const opened = await visit({
      person: 'operator',
      path: '/news/create',
      expects: [TOKEN_REFUSED],
    });
    const { page } = opened;
    await writeNews(page);
    await keycloak.endSessions('operator');
    await untilStale(page);
    await save(page).click();
    await page.getByRole('button', { name: 'Дахин нэвтрэх' }).first().click();
    await atSignIn(page);
    await keycloak.setAccessTokenSeconds(LONG);
    await fillSignIn(page, 'operator');
    await page.waitForURL(`${baseUrl}/news/create`);
    await expectNews(page);
  });

  it('signs out everywhere: the session is gone, and the next visit asks for a password', async () => {
    const opened = await visit({ person: 'economist', path: CUSTOMERS });
    const { page, context, requests } = opened;
    await rows(page);
    const other = await context.newPage();
    await other.goto('/contract');
    await rows(other);
    expect(await keycloak.sessions('economist')).toBe(1);
    await chooseFrom(page, /^Хэрэглэгчийн цэс/, 'Гарах');
    await other.getByRole('heading', { name: 'Системээс гарлаа.' }).waitFor();
    await atSignIn(page);
    expect(await keycloak.sessions('economist')).toBe(0);
    const [left] = asked(opened, 'logout');
    expect([left.method, new URL(left.url).search]).toEqual(['POST', '']);
    expect(requests.filter(({ url }) => /[?&]id_token_hint=/.test(url))).toEqual([]);
    await page.goto(CUSTOMERS);
    await atSignIn(page);
    expectQuiet(opened);
  });

  it('lets somebody without any right in, and out again', async () => {
    const opened = await visit({ person: 'nobody' });
    const { page } = opened;
    await chooseFrom(page, /^Хэрэглэгчийн цэс/, 'Гарах');
    await atSignIn(page);
    expect(await keycloak.sessions('nobody')).toBe(0);
    expectQuiet(opened);
  });

  it.each([
    ['realm', { realm: 'nowhere' }, `${keycloakUrl}/realms/nowhere`],
    ['base address', { url: `${keycloakUrl}/auth` }, `${keycloakUrl}/auth/realms/urtuu`],
  ])('is not gone to with a wrong %s: the console says so', async (_what, identity, named) => {
    const opened = await visit({ person: 'economist', path: CUSTOMERS, expects: [NO_PROVIDER] });
    const { page, requests } = opened;
    await rows(page);
    await opened.context.clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      const config = (await answer.json()) as { identity: object };
      await route.fulfill({
        response: answer,
        json: { ...config, identity: { ...config.identity, ...identity } },
      });
    });
    const before = requests.length;
    await page.reload();
    await page.getByText(named).waitFor();
    expect(requests.slice(before).filter(({ url }) => url.includes('openid-connect/auth'))).toEqual(
      [],
    );
  });
});
