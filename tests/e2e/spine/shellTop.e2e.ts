import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectClean, openConsole } from '../support/console';
import { gateway } from '../support/gateway';
import { failedRequest } from '../support/problems';
import { chooseFrom, inside } from '../support/steps';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const LIGHT = 'rgb(243, 246, 248)';
const DARK = 'rgb(6, 19, 23)';

describe('the top bar', () => {
  it('does without what it cannot fetch, and has it when the connection is back', async () => {
    const opened = await openConsole({
      person: 'operator',
      path: '/customers',
      expects: [failedRequest],
    });
    const { page, context } = opened;
    const bell = page.locator('[data-part=topbar]').getByRole('button', { name: /мэдэгдэл/i });
    await bell.waitFor();
    let refused = 0;
    await context.route(/\/assets\/TopBarExtras-/, (route) => {
      refused += 1;
      return route.abort();
    });
    await page.reload();
    await page.locator('tbody tr a').first().waitFor();
    // Asked for twice before it is given up.
    await expect.poll(() => refused).toBe(2);
    await expect.poll(() => page.locator('tbody tr a').count()).toBe(20);
    await expect.poll(() => bell.count()).toBe(0);
    await context.unroute(/\/assets\/TopBarExtras-/);
    // A failure may be dealt with after the browser has said that it is online.
    await expect
      .poll(async () => {
        await context.setOffline(true);
        await context.setOffline(false);
        return bell.count();
      })
      .toBe(1);
    expectClean(opened);
  });

  it('changes the language without a reload, and keeps it', async () => {
    const opened = await openConsole({ person: 'operator', path: '/customers' });
    const { page } = opened;
    await page.locator('tbody tr a').first().waitFor();
    await page.evaluate(() => Object.assign(window, { mark: 'the same page' }));
    const seen = async () => ({
      heading: (await page.locator('main h1').innerText()).split(/[\s\d]/)[0],
      title: await page.title(),
      lang: await page.locator('html').getAttribute('lang'),
      mark: await page.evaluate(() => (window as unknown as { mark?: string }).mark),
    });
    await chooseFrom(page, /^Хэл солих/, 'English');
    await page.locator('main h1').filter({ hasText: 'Customers' }).waitFor();
    expect(await seen()).toEqual({
      heading: 'Customers',
      title: 'Customers · Urtuu',
      lang: 'en',
      mark: 'the same page',
    });
    await chooseFrom(page, /^Change language/, 'Русский');
    await page.locator('main h1').filter({ hasText: 'Клиенты' }).waitFor();
    expect(await seen()).toMatchObject({ lang: 'ru', mark: 'the same page' });
    const answered = page.waitForRequest(/\/gateway-customer\/customers\?/);
    await page.reload();
    expect(await (await answered).headerValue('accept-language')).toBe('ru');
    await page.locator('main h1').filter({ hasText: 'Клиенты' }).waitFor();
    expect(await seen()).toEqual({
      heading: 'Клиенты',
      title: 'Клиенты · Өртөө',
      lang: 'ru',
      mark: undefined,
    });
    await chooseFrom(page, /^Сменить язык/, 'Монгол');
    await page.locator('main h1').filter({ hasText: 'Харилцагчид' }).waitFor();
    expectClean(opened);
  });

  it('is light, dark, or as the computer', async () => {
    const opened = await openConsole({ person: 'operator', theme: 'light' });
    const { page } = opened;
    expect(await background(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => background(page)).toBe(DARK);
    await chooseFrom(page, /^Өнгөний горим/, 'Цайвар');
    await expect.poll(() => background(page)).toBe(LIGHT);
    await page.reload();
    await inside(page);
    expect(await background(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: 'light' });
    await chooseFrom(page, /^Өнгөний горим/, 'Бараан');
    await expect.poll(() => background(page)).toBe(DARK);
    await chooseFrom(page, /^Өнгөний горим/, 'Системийн тохиргоогоор');
    await expect.poll(() => background(page)).toBe(LIGHT);
    expectClean(opened);
  });

  it('counts notifications, marks them received and seen, and leads to their screens', async () => {
    await gateway.reset();
    const opened = await openConsole({ person: 'economist' });
    const { page } = opened;
    const bell = page.locator('[data-part=topbar]').getByRole('button', { name: /^Мэдэгдэл/ });
    await page.getByRole('button', { name: 'Мэдэгдэл: уншаагүй 4' }).waitFor();
    await expect.poll(() => page.locator('[data-part=topbar-badge]').innerText()).toBe('4');
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Мэдэгдэл' });
    await panel.waitFor();
    await expect.poll(() => panel.locator('[data-part=bell-list] button').count()).toBe(7);
    await panel.getByRole('button', { name: /Шинэ харилцагч бүртгүүллээ/ }).click();
    await page.waitForURL('**/customers/100640');
    await page.getByRole('button', { name: 'Мэдэгдэл: уншаагүй 3' }).waitFor();
    const marks = async () =>
      (await gateway.journal())
        .filter(({ method, path }) => method === 'POST' && path.includes('/notification/'))
        .map(({ path, status }) => `${path.replace(/\d+$/, 'id')} ${status}`)
        .sort();
    await expect
      .poll(marks)
      .toEqual([
        '/gateway-lab/notification/received/id 200',
        '/gateway-lab/notification/received/id 200',
        '/gateway-lab/notification/seen/id 200',
      ]);
    await page.reload();
    await page.getByRole('button', { name: 'Мэдэгдэл: уншаагүй 3' }).waitFor();

    await bell.click();
    await panel.getByRole('button', { name: 'Энэ төхөөрөмжид мэдэгдэл хүлээн авах' }).click();
    await page
      .locator('[data-part=toast]')
      .getByText('Төхөөрөмжид мэдэгдэл илгээх тохиргоо хийгдээгүй байна.')
      .waitFor();
    expectClean(opened);
  });

  it('offers push messages only with the permission', async () => {
    const opened = await openConsole({ person: 'only:customer:list' });
    const { page } = opened;
    await page
      .locator('[data-part=topbar]')
      .getByRole('button', { name: /^Мэдэгдэл/ })
      .click();
    await page.getByRole('dialog', { name: 'Мэдэгдэл' }).waitFor();
    await expect.poll(() => page.getByText('Энэ төхөөрөмжид мэдэгдэл хүлээн авах').count()).toBe(0);
    expectClean(opened);
  });

  it('shows the tenant, the full name, and the way to account, one-time codes and password', async () => {
    const opened = await openConsole({ person: 'tenant', locale: 'ru' });
    const { page, context } = opened;
    await page.locator('[data-part=topbar-tenant]').waitFor();
    const menu = page
      .locator('[data-part=topbar]')
      .getByRole('button', { name: /^Меню пользователя/ });
    const pageOf = async (entry: string) => {
      await menu.click();
      const [opening] = await Promise.all([
        context.waitForEvent('page'),
        page.locator('[role="menuitem"]').filter({ hasText: entry }).click(),
      ]);
      await opening.locator('h1').waitFor();
      const shown = {
        title: await opening.locator('h1').innerText(),
        parts: await opening.locator('h2').allInnerTexts(),
        target: await opening.locator(':target h2').allInnerTexts(),
      };
      await opening.close();
      return shown;
    };
    expect(await pageOf('Двухэтапный вход (OTP)')).toEqual({
      title: 'Вход в систему',
      parts: ['Смена пароля', 'Двухэтапный вход (OTP)'],
      target: ['Двухэтапный вход (OTP)'],
    });
    expect(await pageOf('Смена пароля')).toEqual({
      title: 'Вход в систему',
      parts: ['Смена пароля', 'Двухэтапный вход (OTP)'],
      target: ['Смена пароля'],
    });
    expect(await pageOf('Настройки учётной записи')).toEqual({
      title: 'Моя учётная запись',
      parts: ['Личные данные', 'Смена пароля', 'Двухэтапный вход (OTP)'],
      target: [],
    });
    await menu.click();
    await page.locator('[role="menuitem"]').filter({ hasText: 'Профиль' }).click();
    await page.waitForURL('**/profile');
    expectClean(opened);
  });
});
