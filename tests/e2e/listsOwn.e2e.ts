import type { Page } from 'playwright-core';
import { utils } from 'xlsx';
import { beforeEach, expect, it } from 'vitest';
import { expectClean } from './support/console';
import { savedSheet } from './support/downloads';
import { gateway } from './support/gateway';
import { tabTo } from './support/tabTo';
import { visit } from './support/visit';

beforeEach(() => gateway.reset());

const heads = (page: Page) => page.locator('thead th button').allInnerTexts();
const widthOf = (page: Page, name: string) =>
  page
    .getByRole('columnheader', { name })
    .first()
    .evaluate((head) => head.getBoundingClientRect().width);

it('is the officer’s own list: arranged by keys, saved as a view, the first one, and exported so', async () => {
  const opened = await visit({ person: 'economist', path: '/loans' });
  const { page } = opened;
  await page.locator('tbody tr a').first().waitFor();
  // The view that is open says of every row that it is ongoing.
  expect(await heads(page)).toEqual([
    'Зээлийн код',
    'Харилцагчийн нэр',
    'Регистрийн дугаар',
    'Зээлийн дүн,\u00a0₮',
    'Зээлийн үлдэгдэл,\u00a0₮',
    'Эргэн төлөх огноо',
    'Хэтэрсэн хоног',
    'Активын ангилал',
  ]);

  await tabTo(page, page.getByRole('button', { name: 'Багана', exact: true }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Багана' });
  await panel.getByRole('checkbox', { name: 'Регистрийн дугаар' }).focus();
  await page.keyboard.press('Space');
  await panel.getByRole('button', { name: 'Дээш зөөх: Активын ангилал' }).focus();
  // The focus goes with the column.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Enter');
  await panel.getByRole('radio', { name: 'Тавиу мөр' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  const own = [
    'Зээлийн код',
    'Харилцагчийн нэр',
    'Активын ангилал',
    'Зээлийн дүн,\u00a0₮',
    'Зээлийн үлдэгдэл,\u00a0₮',
    'Эргэн төлөх огноо',
    'Хэтэрсэн хоног',
  ];
  await expect.poll(() => heads(page)).toEqual(own);
  const row = page.locator('tbody tr').first();
  await expect.poll(() => row.evaluate((one) => one.getBoundingClientRect().height)).toBe(40);

  await tabTo(
    page,
    page.getByRole('separator', { name: 'Баганын өргөн: Харилцагчийн нэр', exact: true }),
  );
  const before = await widthOf(page, 'Харилцагчийн нэр');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf(page, 'Харилцагчийн нэр')).toBeGreaterThan(before + 16);
  const wide = await widthOf(page, 'Харилцагчийн нэр');

  await page.getByLabel('Нэг хуудсанд:').selectOption('5');
  await page.getByRole('columnheader', { name: 'Зээлийн үлдэгдэл' }).getByRole('button').click();
  await page.waitForURL('**sort=balance**');
  await page.getByRole('button', { name: 'Харагдац', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Шинэ харагдац болгож хадгалах…' }).press('Enter');
  await page.getByLabel('Харагдацын нэр').pressSequentially('Миний зээлүүд');
  await page.keyboard.press('Enter');
  const tab = page.getByRole('button', { name: 'Миний зээлүүд', exact: true });
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('true');
  await page.getByRole('button', { name: 'Харагдац', exact: true }).click();
  await page
    .getByRole('menuitemcheckbox', { name: 'Жагсаалтыг “Миний зээлүүд” харагдацаар нээх' })
    .click();
  await page.keyboard.press('Escape');

  await page.goto('/loans');
  await expect.poll(() => heads(page)).toEqual(own);
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('true');
  await expect.poll(() => page.locator('tbody tr:not([aria-hidden])').count()).toBe(5);
  await expect.poll(() => widthOf(page, 'Харилцагчийн нэр')).toBe(wide);
  await expect
    .poll(() =>
      page.getByRole('columnheader', { name: 'Зээлийн үлдэгдэл' }).getAttribute('aria-sort'),
    )
    .toBe('ascending');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel татах' }).first().click();
  const sheet = await savedSheet(await download);
  const [names, first] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  expect(names).toEqual([
    'Зээлийн код',
    'Харилцагчийн нэр',
    'Активын ангилал',
    'Активын ангилал (код)',
    ...own.slice(3),
  ]);
  expect(first.slice(2, 4)).toEqual(['Хэвийн', 1]);

  // Another view has its own columns.
  await page.getByRole('button', { name: 'Бүгд', exact: true }).click();
  await expect.poll(() => heads(page)).toContain('Төлөв');
  expectClean(opened);
});
