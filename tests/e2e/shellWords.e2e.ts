import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectClean } from './support/console';
import { inside } from './support/steps';
import { visit } from './support/visit';

/** Latin words that a Mongolian screen may show: those of the console, a rank's name, and codes. */
const ALLOWED = new Set([
  ...['SMS', 'OTP', 'QR', 'QPay', 'Excel', 'PDF', 'URL', 'ID', 'GOD', 'Worki'],
  // A key of the keyboard.
  'Ctrl',
  ...['png', 'bmp', 'jpeg', 'jpg', 'gif', 'pocketmn'],
  // Sign-in names of the sample's staff.
  ...['admin', 'agent', 'accountant', 'economist', 'nobody', 'operator', 'tenant', 'worker'],
  ...['borluulalt', 'eronhii', 'geree', 'hariltsagch'],
]);

const EMAIL = /[\w.-]+@[\w.-]+/g;

/** Every word that a person or a screen reader is given, without e-mail addresses, permissions and user names. */
const words = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const given: string[] = [document.title];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('code, script, noscript, style, [lang="en"], a[href^="mailto:"]'))
        continue;
      // Frames of keycloak-js come and go unseen.
      if (element.matches('iframe[title^="keycloak-"]')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        given.push(element.getAttribute(name) ?? '');
      }
      for (const { nodeType, textContent } of element.childNodes) {
        if (nodeType === Node.TEXT_NODE) given.push(textContent ?? '');
      }
    }
    return given;
  });

const SCREENS = [
  '/',
  '/customers',
  '/customers/search',
  '/customers/create',
  '/customers/100001',
  '/customers/100001/settings',
  '/customers/100001/update',
  '/users',
  '/news',
  '/news/create',
  '/profile',
  '/no/such/page',
];

it('shows no key and no foreign word on a Mongolian screen', async () => {
  const opened = await visit({ person: 'admin' });
  const { page } = opened;
  const found: Record<string, string[]> = {};
  for (const path of SCREENS) {
    await page.goto(path);
    await inside(page);
    await page
      .locator('main [aria-busy="true"], [data-part=skeleton]')
      .first()
      .waitFor({ state: 'detached' });
    await page.locator('[data-part=topbar-tenant]').waitFor();
    const all = await words(page);
    const latin = all.flatMap(
      (text) => text.replaceAll(EMAIL, '').match(/[A-Za-z][A-Za-z._]+/g) ?? [],
    );
    const foreign = [...new Set(latin)].filter((word) => !ALLOWED.has(word));
    if (foreign.length > 0) found[path] = foreign;
  }
  expect(found).toEqual({});
  expectClean(opened);
});
