import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { fill, input, save } from './support/inputs';
import { fillSignIn } from './support/signIn';
import { atSignIn, inside } from './support/steps';
import { expectNews, TITLE, writeNews } from './support/writeNews';

beforeEach(async () => {
  await gateway.identity({ reset: true });
  await gateway.noFaults();
});

const bar = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Бичсэн зүйл тань энд хэвээр байна.' });

describe('a session that the provider has ended', () => {
  it('keeps what was typed, says so once, and comes back to the form with its draft', async () => {
    const opened = await openConsole({
      person: 'operator',
      path: '/news/create',
      fresh: true,
      expects: [/status of 40[01]/, /ERR_EMPTY_RESPONSE/],
    });
    const { page } = opened;
    await writeNews(page);
    await gateway.identity({ revokeAll: true, resetCounters: true });
    await save(page).click();

    await bar(page).waitFor();
    await page.locator('main h1').click();
    await expect.poll(() => page.locator('[data-part=toast]').count()).toBe(0);
    await expect.poll(() => page.getByRole('alert').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/news/create');
    await expectNews(page);
    expect(await gateway.identityCounters()).toMatchObject({ authorizations: 0, refusedGrants: 1 });
    expect((await gateway.commits()).filter(({ path }) => path.endsWith('/news'))).toEqual([]);

    await gateway.identity({ down: 'drop' });
    const dead = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/.well-known/'),
    );
    await bar(page).getByRole('button', { name: 'Дахин нэвтрэх' }).click();
    await dead;
    await expectNews(page);
    await gateway.identity({ down: 'ok' });

    await bar(page).getByRole('button', { name: 'Дахин нэвтрэх' }).click();
    await atSignIn(page);
    await fillSignIn(page, 'operator');
    await expectNews(page);
    await page.getByText('Хадгалаагүй ноорог сэргээгдлээ').waitFor();
    expect(new URL(page.url()).pathname).toBe('/news/create');
    expect(await gateway.identityCounters()).toMatchObject({ authorizations: 1 });

    await save(page).click();
    await page.waitForURL(/\/news\/\d+$/);
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    expectClean(opened);
  });

  it('shows nothing of a draft to somebody else', async () => {
    const opened = await openConsole({ person: 'operator', path: '/news/create', fresh: true });
    const { page, context } = opened;
    await fill(page, { title: TITLE });
    await page.waitForFunction(() =>
      Object.keys(sessionStorage).some((key) => key.startsWith('urtuu.draft.')),
    );
    await page.evaluate(() => sessionStorage.removeItem('urtuu.session'));
    await context.clearCookies();
    await page.reload();
    await atSignIn(page);
    await fillSignIn(page, 'admin');
    await input(page, 'title').waitFor();
    await expect.poll(() => input(page, 'title').inputValue()).toBe('');
    await expect.poll(() => page.getByText('Хадгалаагүй ноорог сэргээгдлээ').count()).toBe(0);
    expectClean(opened);
  });
});

const FAILED = 'Нэвтэрч чадсангүй';
const WAITING = 'Нэвтрэх үйлчилгээний хариуг хүлээж байна';

/** What goes wrong, what the page says, and how often the authorization end point is asked. */
const OUTAGES = [
  [{ down: '500' }, FAILED, 'Нэвтрэх үйлчилгээтэй холбогдож чадсангүй. Сүлжээгээ шалгаад', 0],
  [{ down: 'hang' }, WAITING, 'Хариу ирмэгц энэ хуудас өөрөө үргэлжилнэ.', 0],
  [{ answer: 'denied' }, FAILED, 'Нэвтрэх үйлчилгээ хандахыг зөвшөөрсөнгүй.', 1],
  [
    { answer: 'wrong-nonce' },
    FAILED,
    'Нэвтрэлтийн хариуг баталгаажуулж чадсангүй. Дахин оролдоно уу.',
    1,
  ],
  [{ answer: 'wrong-state' }, FAILED, 'Нэвтрэх оролдлого хэд дараалан амжилтгүй боллоо.', 2],
] as const;

describe('a provider that fails at the start', () => {
  it('ends on a page that says so, after at most two calls, and another try works', async () => {
    const opened = await openConsole({
      person: 'economist',
      path: '/customers',
      fresh: true,
      // What hangs is answered with 503 once it is let go.
      expects: [/status of 500/, /status of 503/],
    });
    const { page } = opened;
    for (const [outage, title, words, calls] of OUTAGES) {
      await page.evaluate(() => sessionStorage.clear());
      await gateway.identity({ ...outage, resetCounters: true });
      await page.goto('/customers');
      await page.getByRole('heading', { name: title }).waitFor();
      await page.getByText(words).waitFor();
      expect(await gateway.identityCounters(), words).toMatchObject({ authorizations: calls });
      await gateway.identity({ down: 'ok', answer: 'ok' });
      await page.getByRole('button', { name: 'Дахин оролдох' }).click();
      await page.locator('tbody tr a').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/customers');
    }
    expectClean(opened);
  });
});

describe('nobody at the keyboard', () => {
  it('warns a minute before, stays for one key, and at the limit signs out with the draft kept', async () => {
    await gateway.identity({ accessTokenSeconds: 7_200, refreshTokenSeconds: 7_200 });
    const opened = await openConsole({ person: 'operator', path: '/news/create', fresh: true });
    const { page } = opened;
    await gateway.identity({ resetCounters: true });
    await page.clock.install();
    await page.reload();
    await inside(page);
    // The look for the session has ended: it would time out when the clock is moved.
    await expect.poll(() => gateway.identityCounters()).toMatchObject({ codeGrants: 1 });
    await fill(page, { title: TITLE });

    const warning = page.getByRole('alertdialog', { name: 'Та байна уу?' });
    await page.clock.fastForward('13:50');
    await expect.poll(() => warning.count()).toBe(0);
    await page.clock.fastForward('00:12');
    await warning.waitFor();
    await expect
      .poll(() => warning.innerText())
      .toMatch(/(5\d|60) секундын дараа системээс гаргана/);
    await page.keyboard.press('Enter');
    await warning.waitFor({ state: 'detached' });
    await page.clock.fastForward('13:50');
    await expect.poll(() => warning.count()).toBe(0);
    await expect.poll(() => input(page, 'title').inputValue()).toBe(TITLE);

    await page.clock.fastForward('00:12');
    await warning.waitFor();
    await page.clock.fastForward('01:01');
    await atSignIn(page);
    await expect.poll(async () => (await gateway.identityCounters()).logouts).toBe(1);
    await fillSignIn(page, 'operator');
    await inside(page);
    await expect.poll(() => input(page, 'title').inputValue()).toBe(TITLE);
    expect(new URL(page.url()).pathname).toBe('/news/create');
    expectClean(opened);
  });
});
