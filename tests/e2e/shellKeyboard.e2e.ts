import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { tabTo } from './support/tabTo';

const focus = (page: Page) =>
  page.evaluate(() => ({
    tag: document.activeElement?.tagName,
    text: (document.activeElement as HTMLElement | null)?.innerText.split('\n')[0],
  }));

it('leads by keyboard alone from the skip link through the menu to a record and back', async () => {
  const opened = await openConsole({ person: 'operator', path: '/profile' });
  const { page } = opened;
  await page.keyboard.press('Tab');
  await expect.poll(() => focus(page)).toEqual({ tag: 'A', text: 'Агуулга руу шилжих' });
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');

  await page.reload();
  await page.locator('main h1').waitFor();
  await tabTo(page, page.locator('[data-part=rail-search]').first());
  for (const group of [
    'Харилцагч',
    'Гэрээ',
    'Хяналтын жагсаалт',
    'Нягтлан бодох бүртгэл',
    'Хэтэвч',
    'Купон',
    'Мэдэгдэл илгээх',
    'Контент',
  ]) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await focus(page)).text).toBe(group);
  }
  await page.keyboard.press('Enter');
  await page.locator('[data-part=rail] a[href="/news"]').waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await focus(page)).text).toBe('Мэдээнүүд');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/news');
  await page.locator('tbody tr a').first().waitFor();
  await expect.poll(() => focus(page)).toMatchObject({ tag: 'H1' });

  await tabTo(page, page.locator('tbody tr a').first());
  const title = (await focus(page)).text;
  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement as Element).outlineStyle,
  );
  expect(outline).toBe('solid');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/news\/\d+$/);
  await expect.poll(() => focus(page)).toEqual({ tag: 'H1', text: title });
  // The browser's own key for "back" belongs to its window, which a headless one does not have.
  await page.goBack();
  await page.waitForURL('**/news');
  await page.locator('tbody tr a').first().waitFor();
  await expect.poll(() => focus(page)).toEqual({ tag: 'A', text: title });

  await tabTo(page, page.locator('[data-part=topbar] button[aria-haspopup]').first());
  expectClean(opened);
});
