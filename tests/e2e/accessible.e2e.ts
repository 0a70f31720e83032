import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible';
import { expectClean, viewports, type ColourScheme } from './support/console';
import { failedRequest } from './support/problems';
import {
  COMMON_PLACES as places,
  CUSTOMER_PLACES,
  FIRST_OF,
  LENDING_PLACES,
  type Place,
} from './support/places';
import { visit } from './support/visit';

const NEWS_ROW = 'tbody tr a, [data-part=list-cards] a';

const press = (name: string) => async (page: Page) => {
  await page.locator('[data-part=record-head]').getByRole('button', { name, exact: true }).click();
  await page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor();
};

const COLLEAGUE = '/users/8d2f6a10-3c41-4b7e-9d05-000000000001';

const dialogs: readonly Place[] = [
  { path: COLLEAGUE, ready: '[data-part=timeline]', open: press('Засах') },
  { path: COLLEAGUE, ready: '[data-part=timeline]', open: press('Нууц үг солих') },
  { path: COLLEAGUE, ready: '[data-part=timeline]', open: press('Эрх оноох') },
  { path: COLLEAGUE, ready: '[data-part=timeline]', open: press('Устгах') },
  { path: '/news/4', ready: '[data-part=timeline]', open: press('Нийтлэх') },
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
    ready: '[data-part=accesses]',
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

/** Nothing loads any more: rows that are about to be replaced are paler than the rules allow. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page
    .locator('[aria-busy="true"], [data-part=skeleton]')
    .first()
    .waitFor({ state: 'detached' });
}

/** Goes there, then opens what is to be looked at. */
async function go(page: Page, { path, ready, open }: Place): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await settled(page);
  await open?.(page);
}

/** Goes to a list and opens its first record. */
async function goToFirstOf(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator(NEWS_ROW).first().click();
  await page.waitForURL((url) => url.pathname !== path);
  await page.locator('main h1').waitFor();
  await settled(page);
}

async function expectAllAccessible(
  theme: ColourScheme,
  viewport: { width: number; height: number },
  wanted: readonly Place[],
  firstOf: readonly string[] = [],
): Promise<void> {
  const opened = await visit({ person: 'admin', theme, viewport, expects: [failedRequest] });
  const { page } = opened;
  /** What is wrong, of all pages at once. */
  const problems: string[] = [];
  const look = async (path: string, there: Promise<void>) => {
    try {
      await there;
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width !== viewport.width) problems.push(`${path}: ${width} px wide`);
    } catch (error) {
      problems.push(`${path}: ${String(error)}`);
    }
  };
  for (const place of wanted) await look(place.path, go(page, place));
  for (const path of firstOf) await look(path, goToFirstOf(page, path));
  expect(problems).toEqual([]);
  expectClean(opened);
}

it('breaks no rule on any page, light', () => expectAllAccessible('light', viewports.desk, places));

it('breaks no rule on any page, dark', () => expectAllAccessible('dark', viewports.desk, places));

/** More than sixty pages, one after the other in one window. */
const MANY_MS = 600_000;
const NARROW = { width: 800, height: 900 };

it.each([
  ['light', viewports.desk],
  ['dark', NARROW],
] as const)(
  'breaks no rule on any page of lending, customers and registries, %s, %j',
  (theme, viewport) =>
    expectAllAccessible(theme, viewport, [...LENDING_PLACES, ...CUSTOMER_PLACES], FIRST_OF),
  MANY_MS,
);

it('breaks no rule in any dialog, light', () =>
  expectAllAccessible('light', viewports.desk, dialogs));

it('breaks no rule in any dialog, dark', () =>
  expectAllAccessible('dark', viewports.desk, dialogs));

it('breaks no rule and does not scroll sideways on a phone', () =>
  expectAllAccessible('light', viewports.phone, places));

it('breaks no rule and does not scroll sideways at 800 px', () =>
  expectAllAccessible('dark', NARROW, [places[1], places[2], places[4], places[9]]));

it('breaks no rule where access is denied', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const { page, close } = await visit({ person: 'nobody', path: '/users', theme });
    await page.getByRole('heading', { level: 1, name: 'Хандах эрхгүй' }).waitFor();
    await expectAccessible(page);
    await close();
  }
});
