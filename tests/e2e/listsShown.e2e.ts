import { type Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { expectClean, openConsole, viewports } from './support/console';
import { gateway } from './support/gateway';
import { keptConnection } from './support/keptConnection';
import { failedRequest } from './support/problems';

beforeEach(() => gateway.reset());

const range = (page: Page, words: string) =>
  page.locator('[data-part=list-foot]').getByText(words, { exact: true }).waitFor();

const firstRow = (page: Page) => page.locator('tbody tr a').first();

it('remembers the columns that were chosen', async () => {
  const opened = await openConsole({ person: 'admin', path: '/news' });
  const { page } = opened;
  await firstRow(page).waitFor();
  const heads = () => page.locator('thead th button').allInnerTexts();
  await page.getByRole('button', { name: 'Багана' }).click();
  const panel = page.getByRole('dialog', { name: 'Багана' });
  await panel.getByRole('checkbox', { name: 'Товч тайлбар' }).click();
  await panel.getByRole('checkbox', { name: 'Үүсгэсэн ажилтан' }).click();
  await expect.poll(() => panel.getByRole('checkbox', { name: 'Гарчиг' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.reload();
  await firstRow(page).waitFor();
  await expect
    .poll(() => heads())
    .toEqual(['Гарчиг', 'Ангилал', 'Төрөл', 'Төлөв', 'Үүсгэсэн огноо', 'Товч тайлбар']);
  expectClean(opened);
});

it('tells four kinds of nothing apart', async () => {
  const opened = await openConsole({ person: 'admin', path: '/news', expects: [failedRequest] });
  const { page } = opened;
  await firstRow(page).waitFor();
  const title = page.locator('[data-part=empty-title]');

  await page.locator('search').getByLabel('Хайх').fill('ийм мэдээ байхгүй');
  await title.getByText('Илэрц олдсонгүй').waitFor();
  await page
    .locator('[data-part=empty]')
    .getByRole('button', { name: 'Шүүлтүүр цэвэрлэх' })
    .click();
  await range(page, '1–20 / нийт 40');

  const empty = { content: [], totalElements: 0, totalPages: 0, size: 20, numberOfElements: 0 };
  await page.route('**/gateway-lab/news?**', (route) => route.fulfill({ json: empty }));
  await page.goto('/news');
  await title.getByText('Одоогоор хоосон байна').waitFor();
  await page.unroute('**/gateway-lab/news?**');

  // A total that cannot be true hides no row.
  await page.route('**/gateway-lab/news?**', (route) =>
    route.fulfill({ json: { content: [{ id: 1, title: 'Нэг мөр' }], totalElements: 'олон' } }),
  );
  await page.goto('/news');
  await page.getByRole('link', { name: 'Нэг мөр' }).waitFor();
  await page.unroute('**/gateway-lab/news?**');

  for (const fault of ['500', 'html', 'cut'] as const) {
    await gateway.fault({ method: 'GET', path: '/gateway-lab/news', fault, times: 0 });
    await page.goto('/news');
    // Reads are repeated before they count as failed.
    await title.getByText('Мэдээлэл авч чадсангүй').waitFor();
    expect([fault, await page.getByText('Илэрц олдсонгүй').count()]).toEqual([fault, 0]);
    await gateway.noFaults();
    await page.getByRole('button', { name: 'Дахин оролдох' }).click();
    await range(page, '1–20 / нийт 40');
  }

  await gateway.fault({ method: 'GET', path: '/gateway-lab/news', fault: '403', times: 0 });
  await page.goto('/news');
  await title.getByText('Хандах эрхгүй').waitFor();
  await page.locator('[data-part=empty]').getByText('news:list').waitFor();
  await gateway.noFaults();

  const denied = await openConsole({ person: 'nobody', path: '/news' });
  await denied.page.getByRole('heading', { level: 1, name: 'Хандах эрхгүй' }).waitFor();
  await denied.page.getByText('news:list').first().waitFor();
  expectClean(opened);
});

it('shows cards in a narrow window', async () => {
  const opened = await openConsole({
    person: 'admin',
    path: '/customers',
    viewport: viewports.phone,
  });
  const { page } = opened;
  await page.locator('[data-part=list-cards] > li').nth(19).waitFor();
  await expect.poll(() => page.locator('table').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator('[data-part=list-cards] a').first().click();
  await page.waitForURL(/\/customers\/\d+$/);
  expectClean(opened);
});

it('shows every state whole at 800 px, whatever of the row is out of sight', async () => {
  const opened = await openConsole({
    person: 'admin',
    path: '/coupon',
    viewport: viewports.narrow,
  });
  const { page } = opened;
  await firstRow(page).waitFor();
  const heads = await page.locator('thead th').allInnerTexts();
  const states = page.locator(`tbody tr td:nth-child(${heads.indexOf('Төлөв') + 1})`);
  /** The states of which a part is cut, or stands outside of the window. */
  const cut = () =>
    states.evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const said = document.createRange();
        said.selectNodeContents(cell);
        const { right, width } = said.getBoundingClientRect();
        const isWhole = width > 0 && right <= innerWidth && cell.scrollWidth <= cell.clientWidth;
        return isWhole ? [] : [cell.textContent];
      }),
    );
  await expect.poll(cut).toEqual([]);
  await expect.poll(() => states.allInnerTexts()).toContain('Батлуулахаар илгээсэн');
  expectClean(opened);
});

it('has rows that are real links', async () => {
  const opened = await openConsole({ person: 'admin', path: '/news' });
  const { page, context } = opened;
  await firstRow(page).waitFor();
  await expect.poll(() => firstRow(page).getAttribute('href')).toMatch(/^\/news\/\d+$/);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    firstRow(page).click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL(/\/news\/\d+$/);
  expect(page.url()).toMatch(/\/news$/);
  // So has the rest of the row.
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('tbody tr')
      .nth(1)
      .locator('td')
      .nth(3)
      .click({ modifiers: ['Control'] }),
  ]);
  await other.waitForURL(/\/news\/\d+$/);
  expectClean(opened);
});

it('never lets a late answer win', async () => {
  const opened = await openConsole({ person: 'admin', path: '/news' });
  const { page } = opened;
  await firstRow(page).waitFor();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  let asked = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (asked = resolve));
  await page.route(/\/gateway-lab\/news\?.*q=/, async (route) => {
    const slow = new URL(route.request().url()).searchParams.get('q') === 'зээл';
    const answer = await route.fetch(keptConnection);
    if (slow) {
      asked();
      await held;
    }
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  const search = page.locator('search').getByLabel('Хайх');
  await search.fill('зээл');
  await arrived;
  await search.fill('Оюутны зээлийн бүртгэл');
  await range(page, '1–1 / нийт 1');
  release();
  await page.getByRole('link', { name: 'Оюутны зээлийн бүртгэл эхэллээ' }).waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  expectClean(opened);
});

it('shows hostile text as text', async () => {
  const opened = await openConsole({
    person: 'admin',
    path: '/',
    // The policy stops handlers even in the text that the sanitiser is reading.
    expects: [/^Executing inline event handler violates/, /^\[policy\] script-src-attr: inline/],
  });
  const { page } = opened;
  const hostile = [
    '<img src=x onerror=alert(1)><script>alert(2)</script>',
    '=HYPERLINK("https://evil.example","x")',
    'Ө'.repeat(10_000),
    '\u202Eгажиг\u202C \u200Fмөр',
    '👩‍👩‍👧‍👦 %{name} {{x}}',
  ];
  const record = (title: string, index: number) => ({
    id: index + 1,
    title,
    category: '<b>нэгэн</b>',
    type: 'pocket_app',
    state: 'PUBLISHED',
    shortDescription: title,
    content:
      '<p onclick="alert(3)">Аюулгүй<script>alert(4)</script><a href="javascript:alert(5)">x</a></p>',
    createdAt: 'огноо биш',
    createdBy: null,
  });
  await page.route('**/gateway-lab/news?**', (route) =>
    route.fulfill({ json: { content: hostile.map(record), totalElements: 5 } }),
  );
  await page.route('**/gateway-lab/news/1', (route) =>
    route.fulfill({ json: record(hostile[0], 0) }),
  );
  let alerted = 0;
  page.on('dialog', (dialog) => {
    alerted += 1;
    void dialog.dismiss();
  });
  await page.goto('/news');
  await firstRow(page).waitFor();
  await expect.poll(() => firstRow(page).innerText()).toBe(hostile[0]);
  await expect
    .poll(() => page.locator('tbody tr').nth(1).locator('a').innerText())
    .toBe(hostile[1]);
  await expect.poll(() => page.locator('tbody img, tbody script, tbody b').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  await firstRow(page).click();
  await page.getByRole('heading', { level: 1, name: hostile[0] }).waitFor();
  const body = page.locator('[data-part=record-main]');
  await body.getByRole('region', { name: 'Агуулга' }).getByText('Аюулгүй').waitFor();
  await expect.poll(() => body.locator('script, [onclick], [href^="javascript"]').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  expect(alerted).toBe(0);
  expectClean(opened);
});
