import type { Locator, Page } from 'playwright-core';

/** Longest way to anything on a page, presses. */
const PRESSES = 120;

/** Presses Tab until the focus is on an element, in either direction. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let press = 0; press < PRESSES; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${PRESSES} presses of ${key} do not lead there.`);
}
