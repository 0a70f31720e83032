import type { Locator, Page } from 'playwright-core';
import { tabTo } from './tabTo';

/** Which way round the page the keyboard is shorter. */
type Way = 'Tab' | 'Shift+Tab';

/** Goes to a button or a link by the keyboard and presses it. */
export async function press(page: Page, target: Locator, way: Way = 'Tab'): Promise<void> {
  await tabTo(page, target, way);
  await page.keyboard.press('Enter');
}

/** Puts text into a field by the keyboard, in the place of what is there. */
export async function typeInto(
  page: Page,
  field: Locator,
  text: string,
  way: Way = 'Tab',
): Promise<void> {
  await tabTo(page, field, way);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Answers the question that is open; it takes no answer before it could be read. */
export async function confirm(page: Page): Promise<void> {
  const question = page.locator('[role=dialog], [role=alertdialog]');
  await question.locator('[type=submit]:enabled').waitFor();
  await page.keyboard.press('Control+Enter');
  await question.waitFor({ state: 'detached' });
}
