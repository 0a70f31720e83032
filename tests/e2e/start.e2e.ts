import { expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';

it('signs a person in and shows the first rows, without a word in the browser console', async () => {
  const opened = await openConsole({ person: 'economist', path: '/customers', fresh: true });
  const { page } = opened;
  await page.waitForSelector('tbody tr a');
  await expect.poll(() => page.locator('h1').innerText()).toMatch(/^Харилцагчид/);
  await expect.poll(() => page.locator('tbody tr').count()).toBe(20);
  await expect.poll(() => page.title()).toBe('Харилцагчид · Өртөө');
  expectClean(opened);
  await opened.close();
});
