import type { Page } from 'playwright-core';
import { utils } from 'xlsx';
import { beforeEach, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { savedSheet } from './support/downloads';
import { gateway } from './support/gateway';
import { tabTo } from './support/tabTo';

beforeEach(() => gateway.reset());

const heads = (page: Page) => page.locator('thead th button').allInnerTexts();
const widthOf = (page: Page, name: string) =>
  page
    .getByRole('columnheader', { name })
    .first()
    .evaluate((head) => head.getBoundingClientRect().width);

it('is the officer’s own list: arranged by keys, saved as a view, the first one, and exported so', async () => {
  const opened = await openConsole({ person: 'economist', path: '/loans' });
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

it('is arranged with the mouse too: columns are dragged to another place and to another width', async () => {
  const opened = await openConsole({ person: 'economist', path: '/loans' });
  const { page } = opened;
  await page.locator('tbody tr a').first().waitFor();
  await page.getByRole('button', { name: 'Багана', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Багана' });
  const item = (name: string) =>
    panel.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: true }) });
  await item('Активын ангилал').dragTo(item('Регистрийн дугаар'));
  await expect
    .poll(async () => (await heads(page)).slice(0, 4))
    .toEqual(['Зээлийн код', 'Харилцагчийн нэр', 'Активын ангилал', 'Регистрийн дугаар']);
  // Downwards the column comes to stand where the other one was.
  await item('Активын ангилал').dragTo(item('Хэтэрсэн хоног'));
  await expect
    .poll(async () => (await heads(page)).slice(-2))
    .toEqual(['Хэтэрсэн хоног', 'Активын ангилал']);
  await panel.getByRole('checkbox', { name: 'Активын ангилал' }).press('Alt+ArrowUp');
  await expect
    .poll(async () => (await heads(page)).slice(-2))
    .toEqual(['Активын ангилал', 'Хэтэрсэн хоног']);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });

  const edge = page.getByRole('separator', {
    name: 'Баганын өргөн: Харилцагчийн нэр',
    exact: true,
  });
  const before = await widthOf(page, 'Харилцагчийн нэр');
  const drag = async (by: number) => {
    const box = await edge.boundingBox();
    if (!box) throw new Error('The column has no edge.');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + by / 2, y);
    await page.mouse.move(box.x + box.width / 2 + by, y);
    await page.mouse.up();
  };
  await drag(60);
  await expect.poll(() => widthOf(page, 'Харилцагчийн нэр')).toBe(Math.round(before + 60));
  await drag(-40);
  await expect.poll(() => widthOf(page, 'Харилцагчийн нэр')).toBe(Math.round(before + 60) - 40);
  // The width is kept; a double click gives the column what it needs.
  await page.reload();
  await expect.poll(() => widthOf(page, 'Харилцагчийн нэр')).toBe(Math.round(before + 60) - 40);
  await edge.dblclick();
  await expect.poll(() => widthOf(page, 'Харилцагчийн нэр')).toBe(before);
  expectClean(opened);
});
