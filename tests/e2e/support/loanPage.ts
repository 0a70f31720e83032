import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { actButton, actMenu, pressAct, whyClosed } from './acts';

const HINT = /^Үргэлжлүүлэхийн тулд бичнэ үү: /;

const head = (page: Page): Locator => page.locator('[data-part=record-head]');
const dialogOf = (page: Page): Locator => page.locator('[role="dialog"], [role="alertdialog"]');

/** Opens an action of the record, whether it is a button or in the menu. */
export async function openAction(page: Page, name: string): Promise<Locator> {
  await pressAct(page, name);
  const dialog = dialogOf(page);
  await dialog.waitFor();
  return dialog;
}

/**
 * Does an action of the record: its dialog is filled in, confirmed with the reason and the code that it asks for, and gone.
 * @param fill fills in what the action asks for besides
 */
export async function doAction(
  page: Page,
  name: string,
  fill: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const dialog = await openAction(page, name);
  await fill(page);
  const hint = dialog.getByText(HINT);
  if ((await hint.count()) > 0) {
    const code = (await hint.innerText()).replace(HINT, '');
    await dialog.locator('[data-part=confirm-code] input').fill(code);
  }
  const reason = dialog.getByLabel('Шалтгаан');
  if ((await reason.count()) > 0) await reason.fill('Баримт шалгаж шийдвэрлэлээ');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Why an action is not open, in the words beside it; null when it is open, undefined when it is not shown. */
export async function whyBlocked(page: Page, name: string): Promise<string | null | undefined> {
  await actMenu(page).waitFor();
  return (await actButton(page, name).count()) > 0 ? null : whyClosed(page, name);
}

/** The reconciliation bar: `equal` for every check but those that name their cause. @throws when figures differ without one */
export async function truthOf(page: Page, checks = 8): Promise<string[]> {
  const chips = page.locator('[data-part=loan-check]');
  await expect.poll(() => chips.count()).toBe(checks);
  const found = await chips.evaluateAll((all) =>
    all.map((chip) => [chip.getAttribute('data-tone'), chip.textContent ?? '']),
  );
  expect(found.filter(([tone]) => tone !== 'success' && tone !== 'caution')).toEqual([]);
  return found.flatMap(([tone, text = '']) =>
    tone === 'caution' ? [text?.split(': ')[1] ?? ''] : [],
  );
}

/** A figure of the header by its label. */
export const factOf = async (page: Page, label: string): Promise<string> =>
  (
    await head(page)
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: label }) })
      .locator('dd')
      .innerText()
  ).trim();

/** Opens a tab and waits for the table with such a column; null for a tab that has nothing to show yet. */
async function openTab(page: Page, key: string, column: string): Promise<Locator | null> {
  await page.locator(`[data-part=tabs] a[href$="/${key}"]`).click();
  await page.locator(`[data-part=tabs] a[href$="/${key}"][aria-current="page"]`).waitFor();
  const tab = page.locator('[data-part=record-main]').first();
  const table = tab.locator('table').filter({ has: page.locator('th', { hasText: column }) });
  await table.or(tab.locator('[data-part=empty]')).first().waitFor();
  return (await table.count()) > 0 ? tab : null;
}

/** The cells of a table's bottom line. */
const sums = (tab: Locator): Promise<string[]> =>
  tab.locator('tfoot tr').first().locator('th, td').allInnerTexts();

/** What the tabs of a loan say in figures. */
export interface TabFigures {
  /** Σ of what was paid, on the tab of repayments; none before the first. */
  repaid: string | null;
  /** Closing of the loan's account. */
  closing: string;
  /** Every journal is in balance. */
  balanced: boolean;
}

/** Reads the same figures from the tabs where they stand. */
export async function figuresOnTabs(page: Page): Promise<TabFigures> {
  const refund = await openTab(page, 'refund', 'Төлсөн дүн');
  const repaid = refund ? ((await sums(refund))[1] ?? null) : null;
  const account = await openTab(page, 'account', 'Журнал');
  const closing = account
    ? (await sums(account)).map((text) => text.trim()).findLast((text) => text !== '')
    : '';
  const journals = await openTab(page, 'account-history', 'Дансны нэр');
  const chips = (await journals?.locator('[data-part=chip]').allInnerTexts()) ?? [];
  const verdicts = chips.filter((text) => /^[=≠]/.test(text));
  return {
    repaid,
    closing: closing ?? '',
    balanced: verdicts.length > 0 && verdicts.every((text) => text.startsWith('=')),
  };
}
