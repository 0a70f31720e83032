import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { holdBack } from './support/holdBack';
import { fill, input, save } from './support/inputs';
import { tabTo } from './support/tabTo';

beforeEach(() => gateway.reset());

const EMPTY = 'Хоосон байж болохгүй.';

const summary = (page: Page): Locator => page.locator('[data-part=error-summary]');
const links = (page: Page): Promise<string[]> => summary(page).getByRole('link').allInnerTexts();
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
const commits = async () => (await gateway.commits()).length;

/** Whether two boxes have a common part. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Not on the screen.');
  const apart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !apart;
}

it('offers to save when its inputs are there: before, the button would move from under the pointer', async () => {
  const opened = await openConsole({ person: 'agent', path: '/customers' });
  const { page } = opened;
  const release = await holdBack(page, /\/assets\/inputs-/);
  await page.goto('/customers/create');
  const foot = page.locator('[data-part=form-foot]');
  await page.locator('fieldset [data-part=skeleton]').first().waitFor();
  await foot.waitFor({ state: 'attached' });
  await expect.poll(() => foot.isVisible()).toBe(false);
  release();
  await input(page, 'lastName').waitFor();
  await save(page).click();
  await expect.poll(() => links(page)).toContain(`Эцэг/эхийн нэр: ${EMPTY}`);
  expectClean(opened);
});

it('leaves the focus with who types already, when its first inputs come late', async () => {
  const opened = await openConsole({ person: 'only:wa-donation-admin:access', path: '/donation' });
  const { page } = opened;
  const release = await holdBack(page, /\/assets\/DateInput-/);
  await page.goto('/donation/create');
  await input(page, 'shortDescription').click();
  await page.keyboard.type('Нэг ');
  release();
  await input(page, 'title').waitFor();
  await page.keyboard.type('хоёр');
  await expect.poll(() => input(page, 'shortDescription').inputValue()).toBe('Нэг хоёр');
  await expect.poll(() => input(page, 'title').inputValue()).toBe('');
  expectClean(opened);
});

describe('a form, by the keyboard alone', () => {
  it('sums up six mistakes, leads to each, and is saved when they are mended', async () => {
    const opened = await openConsole({ person: 'agent', path: '/customers/create' });
    const { page } = opened;
    await input(page, 'salary').waitFor();
    await tabTo(page, input(page, 'salary'));
    await page.keyboard.type('12abc');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => links(page))
      .toEqual([
        `Эцэг/эхийн нэр: ${EMPTY}`,
        `Нэр: ${EMPTY}`,
        `Регистрийн дугаар: ${EMPTY}`,
        `Утас: ${EMPTY}`,
        `И-мэйл: ${EMPTY}`,
        'Цалин: Дүнг ойлгосонгүй. Тоогоор, эсвэл «2 сая», «500 мянга» гэж бичнэ үү.',
      ]);
    await expect.poll(() => focused(page)).toBe('lastName');
    expect(await commits()).toBe(0);
    const mending = [
      ['lastName', 'Дорж'],
      ['firstName', 'Цэцэг'],
      ['regnum', 'УЗ89041525'],
      ['phone', '88112299'],
      ['email', 'tsetseg@example.mn'],
      ['salary', '2 сая'],
    ] as const;
    for (const [index, [name, value]] of mending.entries()) {
      // The first link is always the next mistake.
      await tabTo(page, summary(page).getByRole('link').first(), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe(name);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(value);
      await expect.poll(async () => (await links(page)).length).toBe(5 - index);
    }
    await expect.poll(() => summary(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Цэцэг/ }).waitFor();
    expect(await commits()).toBe(1);
    expectClean(opened);
  });

  it('chooses by typing, sends nothing while a list is open, and forgets what is left on purpose', async () => {
    const opened = await openConsole({ person: 'agent', path: '/customers' });
    const { page } = opened;
    const create = page.locator('main a[href="/customers/create"]');
    await tabTo(page, create);
    await page.keyboard.press('Enter');
    await tabTo(page, input(page, 'firstName'));
    await page.keyboard.insertText('Туяа');
    await tabTo(page, input(page, 'salary'));
    await page.keyboard.type('777000');

    const [province, district] = [input(page, 'city'), input(page, 'district')];
    await tabTo(page, province);
    await page.keyboard.type('улаанб');
    await page.keyboard.press('Enter');
    await expect.poll(() => province.inputValue()).toBe('Улаанбаатар');
    await tabTo(page, district);
    await page.keyboard.type('баянз');
    await page.getByRole('option', { name: 'Баянзүрх' }).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => district.inputValue()).toBe('Баянзүрх');
    // An opened list that is closed again, and one in which nothing fits.
    await page.keyboard.type('ъъъ');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect.poll(() => summary(page).count()).toBe(0);
    expect(await commits()).toBe(0);
    await page.keyboard.press('Escape');

    await tabTo(page, page.getByRole('button', { name: 'Болих', exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Хадгалахгүй гарах' }));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/customers');
    await tabTo(page, create);
    await page.keyboard.press('Enter');
    await input(page, 'salary').waitFor();
    const held = async () => [
      await input(page, 'firstName').inputValue(),
      await input(page, 'salary').inputValue(),
      await province.inputValue(),
    ];
    await expect.poll(held).toEqual(['', '', '']);
    await page.reload();
    await input(page, 'salary').waitFor();
    await expect.poll(held).toEqual(['', '', '']);
    expectClean(opened);
  });

  it('says that nothing was changed, and sends nothing', async () => {
    const opened = await openConsole({ person: 'agent', path: '/customers/100001/update' });
    const { page } = opened;
    const foot = page.locator('[data-part=form-foot]');
    const profession = input(page, 'profession');
    await profession.waitFor();
    await profession.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('х');
    await foot.getByText('1 талбар өөрчлөгдсөн').waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await foot.getByText('Өөрчлөлт хийгээгүй тул хадгалах зүйл алга.').waitFor();
    expect(await commits()).toBe(0);
    expectClean(opened);
  });
});

it('a value that somebody has already is named at its field, with the way to its record', async () => {
  const opened = await openConsole({
    person: 'agent',
    path: '/customers/create',
    expects: [/^Failed to load resource/],
  });
  const { page } = opened;
  const phone = '99112233';
  await fill(page, {
    lastName: 'Дорж',
    firstName: 'Цэцэг',
    regnum: 'УЗ89041525',
    phone,
    email: 'tsetseg@example.mn',
  });
  await save(page).click();
  await expect.poll(() => links(page)).toEqual(['Утас: Энэ утгатай өөр бүртгэл байна.']);
  await expect.poll(() => focused(page)).toBe('phone');
  await page.getByRole('button', { name: 'Тэр бүртгэлийг нээх' }).waitFor();
  expectClean(opened);
});

it('a range that is none is said, and nothing is asked for it', async () => {
  const opened = await openConsole({ person: 'economist', path: '/loans' });
  const { page } = opened;
  await page.waitForSelector('tbody tr a');
  await page.getByRole('button', { name: '+ Шүүлт' }).click();
  await page.locator('[role^="menuitem"]').filter({ hasText: 'Үлдэгдэл' }).first().click();
  const filter = page.locator('[data-mode=range]', { hasText: 'Үлдэгдэл' });
  await filter.locator('input').first().fill('5 сая');
  await page.waitForURL(/5000000/);
  const address = page.url();
  await filter.locator('input').last().fill('1 сая');
  await filter.getByText('Эхлэх утга дуусах утгаас их байж болохгүй.').waitFor();
  expect(page.url()).toBe(address);
  await filter.locator('input').last().fill('10 сая');
  await page.waitForURL(/10000000/);
  await expect.poll(() => filter.getByRole('alert').count()).toBe(0);
  expectClean(opened);
});

it('a dialog in a low window scrolls between its title and its buttons', async () => {
  const opened = await openConsole({
    person: 'admin',
    path: '/users',
    viewport: { width: 800, height: 700 },
  });
  const { page } = opened;
  await page.getByRole('button', { name: /Хэрэглэгч нэмэх/ }).click();
  const dialog = page.getByRole('dialog');
  const foot = dialog.locator('[data-part=dialog-foot]');
  await dialog.locator('input[name=loginName]').waitFor();
  const inSight = async () => {
    const box = await foot.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 700;
  };
  await expect.poll(inSight).toBe(true);
  await dialog.locator('input[name=passwordConfirmation]').focus();
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await links(page)).length).toBeGreaterThan(1);
  // It scrolls between title and foot.
  await expect
    .poll(() =>
      dialog
        .locator('.MuiDialogContent-root')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight),
    )
    .toBe(true);
  await expect.poll(inSight).toBe(true);
  expectClean(opened);
});

it('a message comes above an open dialog, away from its buttons, and goes with its success', async () => {
  const opened = await openConsole({
    person: 'agent',
    path: '/customers/100001/detail',
    viewport: { width: 800, height: 700 },
    expects: [/^Failed to load resource/],
  });
  const { page } = opened;
  await page
    .getByRole('row', { name: /Номинбаатар/ })
    .getByRole('button', { name: 'Засах' })
    .click();
  const dialog = page.getByRole('dialog');
  const foot = dialog.locator('[data-part=dialog-foot]');
  await dialog.locator('[role=combobox]').first().click();
  await page.getByRole('option', { name: 'Ач, зээ' }).click();
  await gateway.fault({ method: 'PUT', path: '*', fault: '409' });
  await dialog.getByRole('textbox').first().focus();
  await page.keyboard.press('Control+Enter');
  const toast = page.locator('[data-part=toast]');
  await toast.waitFor();
  expect(await overlap(toast, foot)).toBe(false);
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('[data-part=toast][data-type=warning]').count()).toBe(0);
  expectClean(opened);
});
