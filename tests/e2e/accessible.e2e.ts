import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible';
import { expectClean, viewports, type ColourScheme } from './support/console';
import { failedRequest } from './support/problems';
import { visit } from './support/visit';

interface Place {
  path: string;
  /** What is there when the page is whole. */
  ready: string;
  open?: (page: Page) => Promise<void>;
}

const NEWS_ROW = 'tbody tr a, .u-list-cards a';

const press = (name: string) => async (page: Page) => {
  await page.locator('.u-record-head').getByRole('button', { name, exact: true }).click();
  await page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor();
};

const COLLEAGUE = '/users/8d2f6a10-3c41-4b7e-9d05-000000000001';

const places: readonly Place[] = [
  { path: '/', ready: '.home-groups a' },
  { path: '/customers', ready: NEWS_ROW },
  { path: '/customers/100001', ready: '.u-timeline' },
  { path: '/customers/100003/settings', ready: '.u-accesses' },
  { path: '/customers/create', ready: '[name="regnum"]' },
  { path: '/customers/100005/update', ready: '[name="companyRegnum"]' },
  { path: '/customers/search', ready: '.u-lookup' },
  { path: '/customers/100001/tenant', ready: '.u-record-head' },
  { path: '/news', ready: NEWS_ROW },
  { path: '/news/1', ready: '.u-timeline' },
  { path: '/news/create', ready: '.k-editor' },
  { path: '/news/1/update', ready: '.k-editor' },
  { path: '/users', ready: NEWS_ROW },
  { path: '/users/search', ready: NEWS_ROW },
  { path: COLLEAGUE, ready: '.u-timeline' },
  { path: '/profile', ready: '.u-chip' },
  { path: '/nirgends', ready: 'h1' },
];

const dialogs: readonly Place[] = [
  { path: COLLEAGUE, ready: '.u-timeline', open: press('Засах') },
  { path: COLLEAGUE, ready: '.u-timeline', open: press('Нууц үг солих') },
  { path: COLLEAGUE, ready: '.u-timeline', open: press('Эрх оноох') },
  { path: COLLEAGUE, ready: '.u-timeline', open: press('Устгах') },
  { path: '/news/4', ready: '.u-timeline', open: press('Нийтлэх') },
  {
    path: '/users',
    ready: NEWS_ROW,
    open: async (page) => {
      await page.getByRole('button', { name: /Шинэ: Хэрэглэгч$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    path: '/customers/100001/settings',
    ready: '.u-accesses',
    open: async (page) => {
      await page.getByRole('button', { name: 'Эрх хаах' }).first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    path: '/customers/create',
    ready: '[name="regnum"]',
    open: async (page) => {
      await page.getByRole('button', { name: 'Хадгалах' }).click();
      await page.locator('.Mui-error').first().waitFor();
    },
  },
];

/** Goes there, then opens what is to be looked at. */
async function go(page: Page, { path, ready, open }: Place): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.locator('[aria-busy="true"], .u-skeleton').first().waitFor({ state: 'detached' });
  await open?.(page);
}

async function expectAllAccessible(
  theme: ColourScheme,
  viewport: { width: number; height: number },
  wanted: readonly Place[],
): Promise<void> {
  const opened = await visit({ person: 'admin', theme, viewport, expects: [failedRequest] });
  const { page } = opened;
  for (const place of wanted) {
    await go(page, place);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([place.path, width]).toEqual([place.path, viewport.width]);
  }
  expectClean(opened);
}

it('breaks no rule on any page, light', () => expectAllAccessible('light', viewports.desk, places));

it('breaks no rule on any page, dark', () => expectAllAccessible('dark', viewports.desk, places));

it('breaks no rule in any dialog, light', () =>
  expectAllAccessible('light', viewports.desk, dialogs));

it('breaks no rule in any dialog, dark', () =>
  expectAllAccessible('dark', viewports.desk, dialogs));

it('breaks no rule and does not scroll sideways on a phone', () =>
  expectAllAccessible('light', viewports.phone, places));

it('breaks no rule and does not scroll sideways at 800 px', () =>
  expectAllAccessible('dark', { width: 800, height: 900 }, [
    places[1],
    places[2],
    places[4],
    places[9],
  ]));

it('breaks no rule where access is denied', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const { page, close } = await visit({ person: 'nobody', path: '/users', theme });
    await page.getByRole('heading', { level: 1, name: 'Хандах эрхгүй' }).waitFor();
    await expectAccessible(page);
    await close();
  }
});
