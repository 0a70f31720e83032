import type { Page } from 'playwright-core';
import type { OpenConsole } from './console';

/** The heading of a page inside the console's frame: the person is in. */
export const inside = (page: Page): Promise<void> =>
  page.locator('[data-part=shell] main h1').first().waitFor();

/** The identity provider's form is there. */
export const atSignIn = (page: Page): Promise<void> =>
  page.locator('input[name="username"]').waitFor();

/** Takes the session from the browser, as if nobody had ever signed in here. */
export async function becomeStranger({ page, context }: OpenConsole): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => sessionStorage.clear());
}

/** Opens one of the top bar's menus by the name of its button and chooses an entry. */
export async function chooseFrom(page: Page, menu: string | RegExp, entry: string): Promise<void> {
  await page.locator('[data-part=topbar]').getByRole('button', { name: menu }).click();
  await page.locator('[role^="menuitem"]').filter({ hasText: entry }).click();
}

/** Follows a link of the console without loading the page anew, as the menu does. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.locator(`[data-part=rail] a[href="${path}"]`).first().click();

/** Addresses of the gateways that a page has asked, without origin and query, since a mark. */
export const asked = ({ requests }: OpenConsole, since = 0): string[] =>
  requests
    .slice(since)
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith('/gateway-'));
