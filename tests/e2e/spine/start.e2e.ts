import { expect, it } from 'vitest';
import { expectClean, openConsole } from '../support/console';
import { holdBack } from '../support/holdBack';

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

it('asks for the rows of a reload before the program is there, and only once', async () => {
  const opened = await openConsole({ person: 'economist', path: '/customers', fresh: true });
  const { page } = opened;
  await page.waitForSelector('tbody tr a');
  // The call is kept a moment after the rows are shown.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('urtuu.opening')))
    .toContain('"page":"/customers"');
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/customers') && search.includes('page=0')) lists.push(search);
  });
  const release = await holdBack(page, '**/assets/start-*.js');
  const reloaded = page.reload();
  await expect.poll(() => lists).toEqual(['?page=0&size=20&sort=createdAt%2Cdesc']);
  release();
  await reloaded;
  await page.waitForSelector('tbody tr a');
  await expect.poll(() => page.locator('tbody tr').count()).toBe(20);
  await expect.poll(() => page.evaluate(() => window.urtuuEarly === undefined)).toBe(true);
  expect(lists).toHaveLength(1);
  expectClean(opened);
  await opened.close();
});
