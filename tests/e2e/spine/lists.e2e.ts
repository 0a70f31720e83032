import { type Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { expectClean, openConsole } from '../support/console';
import { gateway } from '../support/gateway';
import { follow } from '../support/steps';

beforeEach(() => gateway.reset());

const range = (page: Page, words: string) =>
  page.locator('[data-part=list-foot]').getByText(words, { exact: true }).waitFor();

const firstRow = (page: Page) => page.locator('tbody tr a').first();

const lists = async (path: string) =>
  (await gateway.journal()).filter((entry) => entry.path === path && entry.method === 'GET');

it('pages, sorts and sizes on the server, and says where it is', async () => {
  const opened = await openConsole({ person: 'admin', path: '/customers' });
  const { page } = opened;
  await range(page, '1–20 / нийт 640');
  await page.getByRole('button', { name: 'Дараагийн хуудас руу шилжих' }).click();
  await range(page, '21–40 / нийт 640');
  await page.waitForURL('**/customers?**page=2**');
  await page.getByRole('button', { name: 'Дараагийн хуудас руу шилжих' }).click();
  await range(page, '41–60 / нийт 640');
  await page.goBack();
  await range(page, '21–40 / нийт 640');
  const size = page.getByLabel('Нэг хуудсанд:');
  await expect
    .poll(() => size.locator('option').allInnerTexts())
    .toEqual(['2', '5', '10', '20', '25', '50', '100']);
  for (const [chosen, words] of [
    ['2', '1–2 / нийт 640'],
    ['100', '1–100 / нийт 640'],
    ['5', '1–5 / нийт 640'],
  ]) {
    await size.selectOption(chosen);
    await range(page, words);
    await expect.poll(() => page.locator('tbody tr a').count()).toBe(Number(chosen));
  }
  await page.getByRole('columnheader', { name: 'Зээлийн эрх' }).getByRole('button').click();
  await page.waitForURL('**sort=creditLimit**');
  await expect
    .poll(async () =>
      (await lists('/gateway-customer/customers')).some(({ query }) =>
        query.includes('sort=creditLimit'),
      ),
    )
    .toBe(true);
  await expect
    .poll(() => page.getByRole('columnheader', { name: 'Зээлийн эрх' }).getAttribute('aria-sort'))
    .toBe('ascending');
  expectClean(opened);
});

it('shows what the address says, backwards and forwards', async () => {
  const opened = await openConsole({ person: 'admin', path: '/news' });
  const { page } = opened;
  const query = () => new URL(page.url()).search;
  const next = page.getByRole('button', { name: 'Дараагийн хуудас руу шилжих' });
  await range(page, '1–20 / нийт 40');
  await next.click();
  await range(page, '21–40 / нийт 40');
  expect(query()).toContain('page=2');
  await page.goBack();
  await range(page, '1–20 / нийт 40');
  expect(query()).toBe('');
  await page.goForward();
  await range(page, '21–40 / нийт 40');
  expect(query()).toContain('page=2');

  // By a bare link from a record the list comes as it was left, and its address says so.
  await firstRow(page).click();
  await page.locator('[data-part=record]').waitFor();
  await follow(page, '/news');
  await range(page, '21–40 / нийт 40');
  expect(query()).toBe('?page=2');
  await page.reload();
  await range(page, '21–40 / нийт 40');
  // The page counts until another screen is opened, the order beyond that.
  await page.getByRole('columnheader', { name: 'Гарчиг' }).getByRole('button').click();
  await page.waitForURL('**sort=title**');
  await next.click();
  await range(page, '21–40 / нийт 40');
  await follow(page, '/');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await range(page, '21–40 / нийт 40');
  expect(query()).toContain('page=2');
  await follow(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Мэдээнүүд' }).click();
  await range(page, '1–20 / нийт 40');
  expect(query()).toBe('?sort=title&order=ASC');
  // The list's own link, chosen while it is open, is the list as it opens.
  await follow(page, '/news');
  await page.waitForURL((url) => url.search === '');
  await expect
    .poll(() =>
      page.getByRole('columnheader', { name: 'Үүсгэсэн огноо' }).getAttribute('aria-sort'),
    )
    .toBe('descending');
  expectClean(opened);
});

it('keeps filters in the address, as chips, and in saved views', async () => {
  const opened = await openConsole({ person: 'admin', path: '/news' });
  const { page } = opened;
  await range(page, '1–20 / нийт 40');
  await page.getByRole('button', { name: '+ Шүүлт' }).click();
  await page.getByRole('menuitem', { name: 'Төлөв' }).click();
  const panel = page.getByRole('button', { name: /^Төлөв: / });
  if ((await page.getByRole('dialog').count()) === 0) await panel.click();
  await page.getByRole('checkbox', { name: 'Нийтлээгүй' }).click();
  await range(page, '1–10 / нийт 10');
  expect(decodeURIComponent(page.url())).toContain('UNPUBLISHED');
  await page.keyboard.press('Escape');

  // A filter that is open and empty is there after a look at a record, too.
  await page.getByRole('button', { name: '+ Шүүлт' }).click();
  await page.getByRole('menuitem', { name: 'Үүсгэсэн огноо' }).click();
  const filters = page.locator('[data-part=filter]');
  await expect.poll(() => filters.count()).toBe(5);
  await page.keyboard.press('Escape');
  await firstRow(page).click();
  await page.locator('[data-part=record]').waitFor();
  await page.goBack();
  await range(page, '1–10 / нийт 10');
  await expect.poll(() => filters.count()).toBe(5);
  await page.reload();
  await range(page, '1–10 / нийт 10');
  const chip = page.locator('[data-part=filter-chip]');
  expect((await chip.innerText()).replaceAll(/\s+/g, ' ')).toContain('Төлөв: Нийтлээгүй');

  const views = page.getByRole('button', { name: 'Харагдац', exact: true });
  await views.click();
  await page.getByRole('menuitem', { name: 'Шинэ харагдац болгож хадгалах…' }).click();
  await page.getByLabel('Харагдацын нэр').fill('Ноорогууд');
  await page.keyboard.press('Enter');
  await chip.getByRole('button', { name: 'Шүүлт хасах: Төлөв' }).click();
  await range(page, '1–20 / нийт 40');
  await page.reload();
  await page.getByRole('button', { name: 'Ноорогууд', exact: true }).click();
  await range(page, '1–10 / нийт 10');
  await views.click();
  await page.getByRole('menuitem', { name: '“Ноорогууд” харагдацыг устгах' }).click();
  await page.getByRole('button', { name: 'Ноорогууд', exact: true }).waitFor({ state: 'detached' });
  expectClean(opened);
});
