import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, expectAllAccessible } from './support/accessible';
import { openConsole, viewports } from './support/console';
import { COMMON_PLACES, type Place } from './support/places';
import { pressAct } from './support/acts';

const NEWS_ROW = 'tbody tr a, [data-part=list-cards] a';

const press = (name: string) => async (page: Page) => {
  await pressAct(page, name);
  await page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor();
};

const COLLEAGUE = '/users/8d2f6a10-3c41-4b7e-9d05-000000000001';
/** Has nothing left to finish: the account may be deleted. */
const FORMER = '/users/8d2f6a10-3c41-4b7e-9d05-000000000008';

const dialogs: readonly Place[] = [
  { path: COLLEAGUE, ready: '[data-part=timeline]', open: press('Засах') },
  { path: COLLEAGUE, ready: '[data-part=timeline]', open: press('Нууц үг солих') },
  { path: COLLEAGUE, ready: '[data-part=timeline]', open: press('Үүрэг оноох') },
  { path: FORMER, ready: '[data-part=timeline]', open: press('Устгах') },
  { path: '/envelopes/themes/3', ready: '[data-part=record-head]', open: press('Үндсэн болгох') },
  {
    path: '/users',
    ready: NEWS_ROW,
    open: async (page) => {
      await page.getByRole('button', { name: /Хэрэглэгч нэмэх$/ }).click();
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

it('breaks no rule on any page, light and dark, at the desk and on a phone', () =>
  expectAllAccessible({ places: COMMON_PLACES, narrow: viewports.phone }));

it('breaks no rule on a list, a record and forms at 800 px', () =>
  expectAllAccessible({
    places: [1, 2, 4, 9].map((index) => COMMON_PLACES[index]),
    narrow: viewports.narrow,
  }));

it('breaks no rule in any dialog, light and dark', () => expectAllAccessible({ places: dialogs }));

it('breaks no rule where access is denied', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const { page, close } = await openConsole({ person: 'nobody', path: '/users', theme });
    await page.getByRole('heading', { level: 1, name: 'Хандах эрхгүй' }).waitFor();
    await expectAccessible(page);
    await close();
  }
});

/**
 * Runs in the page: a text that is too pale, a button without a name, one that is too small, close to a button that was
 * looked at before, and one of which another leaves too little in sight; all beside what was looked at on an earlier page.
 */
function spoil(): void {
  const main = document.querySelector('main h1')?.parentElement;
  const pale = document.createElement('p');
  pale.textContent = 'Мөрийн бичиг';
  pale.style.cssText = 'color: #ccc; background: #fff';
  const small = document.createElement('button');
  small.ariaLabel = 'Жижиг';
  small.style.cssText = 'position: absolute; width: 12px; height: 12px; padding: 0';
  const covered = document.createElement('div');
  covered.style.cssText = 'position: relative; height: 60px';
  for (const left of ['0', '20px']) {
    const button = document.createElement('button');
    button.ariaLabel = 'Далд';
    button.style.cssText = `position: absolute; left: ${left}; width: 30px; height: 30px`;
    covered.append(button);
  }
  main?.append(pale, document.createElement('button'), covered, small);
  // Neighbours are only those that move together when the page is scrolled: not in a fixed place.
  const { left, top } = document.querySelector('main button')?.getBoundingClientRect() ?? {};
  const at = small.getBoundingClientRect();
  small.style.translate = `${(left ?? 0) - 13 - at.left}px ${(top ?? 0) - at.top}px`;
}

it('finds a breach on a page of which all else was looked at before', async () => {
  const { page, close } = await openConsole({ person: 'admin', path: '/users' });
  await page.locator(NEWS_ROW).first().waitFor();
  await expectAccessible(page);
  // The same page again: nothing of it is new.
  await expectAccessible(page);
  await page.evaluate(spoil);
  const found = await expectAccessible(page).then(
    () => '',
    ({ actual }: { actual: string }) => actual,
  );
  expect(found.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'button-name',
    'color-contrast',
    'target-size',
    'target-size',
  ]);
  await close();
});
