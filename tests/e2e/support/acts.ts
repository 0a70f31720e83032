import type { Locator, Page } from 'playwright-core';

const head = (page: Page): Locator => page.locator('[data-part=record-head]');

/** The button of an act in the record's head: of its main one. */
export const actButton = (page: Page, name: string): Locator =>
  head(page).getByRole('button', { name, exact: true });

/** The menu of the record's other acts. */
export const actMenu = (page: Page): Locator =>
  head(page).getByRole('button', { name: 'Бусад үйлдэл' });

/** An act in the menu, which is opened for it. */
export async function actEntry(page: Page, name: string): Promise<Locator> {
  await actMenu(page).click();
  await page.getByRole('menu').waitFor();
  return page.getByRole('menuitem', { name, exact: true });
}

/** Presses an act of the record, whether it is the button or in the menu. */
export async function pressAct(page: Page, name: string): Promise<void> {
  await actButton(page, name).or(actMenu(page)).first().waitFor();
  if ((await actButton(page, name).count()) > 0) await actButton(page, name).click();
  else await (await actEntry(page, name)).click();
}

/** Why an act in the menu is not open, in the words above it; null when it is open, undefined when it is not shown. */
export async function whyClosed(page: Page, name: string): Promise<string | null | undefined> {
  const entry = await actEntry(page, name);
  const isThere = (await entry.count()) > 0;
  const isClosed = isThere && (await entry.getAttribute('aria-disabled')) === 'true';
  const words = isClosed ? await entry.getAttribute('aria-describedby') : null;
  const text = words === null ? null : await page.locator(`[id="${words}"]`).innerText();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  return isThere ? text : undefined;
}
