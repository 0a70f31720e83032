import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible';
import { expectClean, openConsole } from './support/console';

it('walks a list by keys alone, looks at records beside it, and comes back to the row', async () => {
  const opened = await openConsole({ person: 'admin', path: '/news?perPage=50' });
  const { page } = opened;
  const peek = page.getByRole('complementary', { name: 'Сонгосон мөр товчоор' });
  const rows = await page
    .locator('tbody tr a')
    .first()
    .waitFor()
    .then(() => page.locator('tbody tr a').allInnerTexts());
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
  };
  // The keys come when the rows are there and the browser has nothing else to do.
  await expect
    .poll(async () => {
      if ((await focused()) !== rows[0]) await keys('j');
      return focused();
    })
    .toBe(rows[0]);
  await keys('j', 'ArrowDown', 'k');
  expect(await focused()).toBe(rows[1]);

  await keys('Space');
  await peek.getByRole('heading', { level: 2, name: rows[1] }).waitFor();
  await expectAccessible(page);
  await keys('ArrowDown');
  await peek.getByRole('heading', { level: 2, name: rows[2] }).waitFor();
  await keys('Escape');
  await peek.waitFor({ state: 'detached' });

  await keys('x');
  await page.getByText('1 мөр сонгосон').waitFor();
  await keys('x');
  await keys('Shift+Slash');
  await page.getByRole('dialog', { name: 'Товчлол' }).getByText('Дараагийн мөр').waitFor();
  await keys('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await keys('End');
  const last = rows.at(-1) ?? '';
  await expect.poll(focused).toBe(last);
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await keys('Enter');
  await page.locator('[data-part=record-head]').waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(focused).toBe(last);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await keys('/');
  await page.keyboard.type('jjx');
  await expect.poll(() => page.getByLabel('Хайх', { exact: true }).inputValue()).toBe('jjx');
  expectClean(opened);
});
