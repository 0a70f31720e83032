import type { Page } from 'playwright-core';

/** Every demo person's. */
const PASSWORD = 'demo';

/** Field names are Keycloak's own. */
const USER_NAME = 'input[name="username"]';

/** Waits until the identity provider's form or the console is there; true for the form. */
export async function isSignIn(page: Page, shell: string): Promise<boolean> {
  const form = page.locator(USER_NAME);
  await form.or(page.locator(shell)).first().waitFor();
  return form.isVisible();
}

/** Fills the identity provider's form and sends it. */
export async function fillSignIn(page: Page, person: string, password = PASSWORD): Promise<void> {
  await page.fill(USER_NAME, person);
  await page.fill('input[name="password"]', password);
  await page.press('input[name="password"]', 'Enter');
}
