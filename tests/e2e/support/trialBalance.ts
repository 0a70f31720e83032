import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { utils } from 'xlsx';
import { savedSheet } from './downloads';
import { press } from './keys';

/** An amount in möngö; nothing where nothing stands. */
const amountOf = (value: unknown): number =>
  Math.round(
    Number(
      String(value ?? '')
        .replace(/[,\s]/g, '')
        .replace('−', '-'),
    ) * 100,
  );
const sumOf = (rows: readonly (readonly number[])[]): number[] =>
  [0, 1, 2, 3, 4, 5].map((column) => rows.reduce((sum, row) => sum + row[column], 0));

/**
 * The trial balance of a period is taken away: the workbook says what the page says, accounts are the sums of their classes,
 * classes the sum of all, and debit is credit in opening, turnover and closing.
 * @returns opening, turnover and closing in möngö
 */
export async function takeTrialBalance(page: Page, from: string, to: string): Promise<number[]> {
  await page.goto(`/accounting/trial-balance?from=${from}&to=${to}`);
  await page.getByText('Σ Дт = Σ Кт').waitFor();
  const texts = await page
    .getByRole('table', { name: 'Шалгах баланс' })
    .locator('tbody tr, tfoot tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  const shown = texts.map((row) => [row[0] || row[1], ...row.slice(-6).map(amountOf)]);
  const saved = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Excel татах' }), 'Shift+Tab');
  const sheet = await savedSheet(await saved);
  const [, ...rows] = utils.sheet_to_json<(string | number | null)[]>(sheet, { header: 1 });
  const taken = rows.map((row) => [
    row[0] || row[1],
    ...[2, 3, 4, 5, 6, 7].map((at) => amountOf(row[at])),
  ]);
  const inOrder = (all: readonly unknown[][]) =>
    all.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
  expect(inOrder(taken)).toEqual(inOrder(shown));

  const figures = (row: readonly unknown[]) => row.slice(1) as number[];
  const classes: number[][] = [];
  let accounts: number[][] = [];
  for (const row of taken.slice(0, -1)) {
    if (/^\d{4}-\d{2}$/.test(String(row[0]))) accounts.push(figures(row));
    else {
      expect(figures(row), String(row[0])).toEqual(sumOf(accounts));
      classes.push(figures(row));
      accounts = [];
    }
  }
  expect(accounts).toEqual([]);
  const all = figures(taken.at(-1) ?? []);
  expect(all).toEqual(sumOf(classes));
  const [openingDt, openingCt, debit, credit, closingDt, closingCt] = all;
  expect([openingDt, debit, closingDt]).toEqual([openingCt, credit, closingCt]);
  return [openingDt, debit, closingDt];
}
