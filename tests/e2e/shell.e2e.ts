import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { declared } from '../contract/support/entities';
import { expectClean, openConsole, viewports } from './support/console';
import { gateway } from './support/gateway';
import { input, save } from './support/inputs';
import { told } from './support/messages';
import { asked, follow, inside } from './support/steps';

beforeEach(() => gateway.noFaults());

const rail = (page: Page) => page.locator('[data-part=shell]').getAttribute('data-rail');

describe('the side menu', () => {
  it('finds entries in Cyrillic and in Latin letters, and folds by its key', async () => {
    const opened = await openConsole({ person: 'operator' });
    const { page } = opened;
    const search = page.getByRole('searchbox', { name: 'Цэсээс хайх' });
    const found = page.locator('[data-part=rail-found]');
    for (const query of ['мэдээ', 'medee', 'МЭДЭЭ']) {
      await search.fill(query);
      await page.locator('[data-part=rail] [role="status"]').getByText('2 цэс олдлоо').waitFor();
      await expect.poll(() => found.first().getAttribute('href'), { message: query }).toBe('/news');
    }
    await search.fill('ийм юм алга');
    await page.getByText('Ийм цэс олдсонгүй').waitFor();
    await search.press('Escape');
    await expect.poll(() => search.inputValue()).toBe('');
    await search.press('[');
    await expect.poll(() => rail(page)).toBe('open');
    await search.fill('hariltsagch hai');
    await found.first().click();
    await page.waitForURL('**/customers/search');
    await expect
      .poll(() => page.locator('[data-part=rail] [aria-current="page"]').innerText())
      .toBe('Харилцагч хайх');
    await expect
      .poll(() => page.locator('[data-part=rail-version]').innerText())
      .toMatch(/^Хувилбар \d+\.\d+\.\d+$/);

    await page.locator('main h1').click();
    await page.keyboard.press('BracketLeft');
    await expect.poll(() => rail(page)).toBe('closed');
    await page.reload();
    await inside(page);
    await expect.poll(() => rail(page)).toBe('closed');
    await page.locator('main h1').click();
    await page.keyboard.press('BracketLeft');
    await expect.poll(() => rail(page)).toBe('open');
    await page.locator('[data-part=rail-brand]').click();
    await page.getByRole('heading', { level: 1, name: 'Сайн байна уу, Номин' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expectClean(opened);
  });

  it('closes on navigation at 1024 px, and on a click into the content at 390 px', async () => {
    const opened = await openConsole({
      person: 'operator',
      path: '/profile',
      viewport: viewports.tablet,
    });
    const { page } = opened;
    await expect.poll(() => rail(page)).toBe('closed');
    const toggle = page.locator('[data-part=topbar]').getByRole('button', { name: 'Цэс нээх' });
    await toggle.click();
    await expect.poll(() => rail(page)).toBe('open');
    // The head of the profile: nothing there leads anywhere.
    await page.locator('main [data-part=record-head]').click({ position: { x: 700, y: 10 } });
    await expect.poll(() => rail(page)).toBe('open');
    await page
      .locator('[data-part=rail]')
      .getByRole('button', { name: 'Харилцагч', exact: true })
      .click();
    await follow(page, '/customers');
    await page.waitForURL('**/customers');
    // The bar closes once more when the new page takes the place of the old one.
    await page.locator('tbody tr a').first().waitFor();
    await expect.poll(() => rail(page)).toBe('closed');

    await page.setViewportSize(viewports.phone);
    await toggle.click();
    await expect.poll(() => rail(page)).toBe('open');
    await page.mouse.click(370, 500);
    await expect.poll(() => rail(page)).toBe('closed');
    expectClean(opened);
  });
});

describe('moving about', () => {
  it('names every page in the window, ends the progress bar, and drops the page number', async () => {
    const opened = await openConsole({ person: 'operator', path: '/customers?page=2' });
    const { page } = opened;
    await page.locator('tbody tr a').first().waitFor();
    await expect.poll(() => page.title()).toBe('Харилцагчид · Өртөө');
    await page.getByText('21–40 / нийт').waitFor();
    await page
      .locator('[data-part=rail]')
      .getByRole('button', { name: 'Контент', exact: true })
      .click();
    await follow(page, '/news');
    await page.waitForURL((url) => url.pathname === '/news');
    await page.getByRole('heading', { level: 1, name: /^Мэдээнүүд/ }).waitFor();
    await expect.poll(() => page.title()).toBe('Мэдээнүүд · Өртөө');
    expect(page.url()).not.toContain('page=2');
    await page.locator('[data-part=progress-run]').waitFor({ state: 'detached' });
    expect(
      await page
        .locator('[data-part=progress-step]')
        .evaluate((bar) =>
          Promise.all(bar.getAnimations().map(({ finished }) => finished)).then(() => true),
        ),
    ).toBe(true);
    await page
      .locator('[data-part=rail]')
      .getByRole('button', { name: 'Харилцагч', exact: true })
      .click();
    await follow(page, '/customers');
    await page.getByText('1–20 / нийт').waitFor();
    expect(page.url()).not.toContain('page=2');

    await page.goto('/no/such/page');
    await page.getByRole('heading', { level: 1, name: 'Хуудас олдсонгүй' }).waitFor();
    await expect.poll(() => page.title()).toBe('Хуудас олдсонгүй · Өртөө');
    expectClean(opened);
  });

  it('has a page at the name of every entity, or says that there is none', async () => {
    const opened = await openConsole({ person: 'admin', path: '/no/such/page' });
    const { page } = opened;
    const names = declared
      .map(({ entity }) => entity)
      .filter(({ name, paths }) => paths?.list !== undefined && paths.list !== `/${name}`)
      .map(({ name }) => name);
    expect(names).toContain('customers/income/all');
    for (const name of names) {
      await page.evaluate(async (path) => {
        // As the router does it: forms that guard what was typed warn of a place that it did not make.
        history.pushState({ idx: history.state.idx + 1 }, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
        // Until the page before has left.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }, `/${name}`);
      await expect
        .poll(() => page.locator('main h1').count(), { message: name })
        .toBeGreaterThan(0);
      if (name === 'customers/income/all')
        await page.getByRole('heading', { level: 1, name: 'Хуудас олдсонгүй' }).waitFor();
    }
    expectClean(opened);
  });

  it('offers the way up beyond 500 px', async () => {
    const opened = await openConsole({
      person: 'operator',
      path: '/customers',
      viewport: { width: 1440, height: 400 },
    });
    const { page } = opened;
    await page.locator('tbody tr').nth(19).waitFor();
    const up = page.getByRole('button', { name: 'Дээш буцах' });
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(() => up.count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 501));
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await up.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expectClean(opened);
  });

  it('is offline at once: a save fails with the words for it, and nothing is sent later', async () => {
    const opened = await openConsole({
      person: 'operator',
      path: '/news',
      expects: [/ERR_INTERNET_DISCONNECTED/],
    });
    const { page, context, requests } = opened;
    await page.locator('tbody tr a').first().click();
    await page.waitForURL(/\/news\/\d+$/);
    await page.clock.install();
    await page.goto(`${page.url()}/update`);
    await input(page, 'title').waitFor();
    await page.locator('[data-part=topbar-badge]').waitFor();
    await input(page, 'title').fill('Сүлжээгүй үед бичсэн гарчиг');
    await context.setOffline(true);
    await page.getByText('Сүлжээ тасарсан байна.').waitFor();
    await save(page).click();
    await told(page, 'Сервертэй холбогдоход алдаа гарлаа.');
    await expect.poll(() => input(page, 'title').inputValue()).toBe('Сүлжээгүй үед бичсэн гарчиг');

    const before = requests.length;
    await context.setOffline(false);
    await page.getByText('Сүлжээ тасарсан байна.').waitFor({ state: 'detached' });
    await page.clock.fastForward('01:00');
    await expect
      .poll(() => asked(opened, before), { message: 'the bell looks again' })
      .toContain('/gateway-lab/notification/me');
    expect(requests.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect((await gateway.commits()).filter(({ method }) => method === 'PUT')).toEqual([]);
    expectClean(opened);
  });
});

it('keeps the places of the top bar for what comes later, also on a page that asks for nothing', async () => {
  const opened = await openConsole({ person: 'operator', path: '/customers/search' });
  const { page } = opened;
  const places = () =>
    page
      .locator('[data-part=topbar] > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  await page.reload();
  await page.locator('[data-part=topbar] [data-part=skeleton]').first().waitFor();
  const first = await places();
  await page.locator('[data-part=topbar-badge]').waitFor();
  const later = await places();
  // Where search begins, and language, theme and person stand.
  for (const place of [2, -3, -2, -1])
    expect(Math.abs((first.at(place) ?? 0) - (later.at(place) ?? 0))).toBeLessThanOrEqual(2);
  expectClean(opened);
});
