import type { Locator, Page } from 'playwright-core';

/** Everything that is said as a warning or an error now: toasts and the messages of dialogs and pages. */
export async function warnings(page: Page): Promise<string[]> {
  const texts = await alerts(page).allInnerTexts();
  return texts.map((text) => text.split('\n').filter((line) => line && line !== '!')[0]);
}

/**
 * By attribute: a dialog hides what is outside it from the tree of roles. Without the summary of a form, which repeats what
 * its fields say.
 */
export const alerts = (page: Page): Locator =>
  page.locator('[role="alert"]:not([data-part=error-summary] *)');

/** Waits for a message with these words. */
export const told = (page: Page, words: string): Promise<void> =>
  alerts(page).filter({ hasText: words }).first().waitFor();

/** Waits for the toast of a success. */
export const succeeded = (page: Page, words: string): Promise<void> =>
  page.locator('[data-part=toast][data-type="success"]').filter({ hasText: words }).waitFor();

/** Number of toasts that tell a success. */
export const successes = (page: Page): Promise<number> =>
  page.locator('[data-part=toast][data-type="success"]').count();

/** Closes all toasts. */
export async function dismissToasts(page: Page): Promise<void> {
  const close = page.locator('[data-part=toast] > button');
  while ((await close.count()) > 0) await close.first().click();
}
