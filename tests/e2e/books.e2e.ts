import { beforeEach, describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { expectClean, openConsole } from './support/console';
import { savedSheet } from './support/downloads';
import { gateway } from './support/gateway';

beforeEach(() => gateway.reset());

describe('the books of a lender', () => {
  it('are the own first; the choice survives a reload and Back, and goes along to the next page', async () => {
    const opened = await openConsole({ person: 'accountant', path: '/accounting/trial-balance' });
    const { page } = opened;
    const lender = page.getByRole('combobox', { name: 'Зээлдүүлэгч' });
    const closing = page.getByRole('row', { name: /^1110-01 / });
    await closing.filter({ hasText: '3,406,126,016.89' }).waitFor();
    await expect.poll(() => lender.inputValue()).toBe('pocketmn');

    await lender.selectOption({ label: 'Бүх зээлдүүлэгч' });
    await closing.filter({ hasText: '5,899,078,143.81' }).waitFor();
    await page.getByText('Бүх зээлдүүлэгчийн нийлбэр').waitFor();
    expect(new URL(page.url()).searchParams.get('books')).toBe('all');
    await page.reload();
    await closing.filter({ hasText: '5,899,078,143.81' }).waitFor();

    await page.getByRole('link', { name: '1110-01' }).click();
    await page.getByRole('heading', { name: '1110-01' }).waitFor();
    await page.getByText('5,899,078,143.81').first().waitFor();
    expect(new URL(page.url()).searchParams.get('books')).toBe('all');
    await page.goBack();
    await closing.filter({ hasText: '5,899,078,143.81' }).waitFor();
    await page.goBack();
    await closing.filter({ hasText: '3,406,126,016.89' }).waitFor();
    await expect.poll(() => lender.inputValue()).toBe('pocketmn');
    expectClean(opened);
  });

  it('have a trial balance whose workbook adds up, debit and credit', async () => {
    const opened = await openConsole({ person: 'accountant', path: '/accounting/trial-balance' });
    const { page } = opened;
    await page.getByText('Σ Дт = Σ Кт').waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel татах' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^Шалгах баланс_/);
    const rows = utils.sheet_to_json<(string | number)[]>(await savedSheet(download), {
      header: 1,
    });
    const [head, ...lines] = rows;
    expect(head.slice(0, 2)).toEqual(['Дансны дугаар', 'Ерөнхий дэвтрийн данс']);
    const accounts = lines.filter(([number]) => /^\d{4}-\d{2}$/.test(String(number)));
    const sums = lines.at(-1) ?? [];
    for (const column of [2, 3, 4, 5, 6, 7]) {
      const sum = accounts.reduce((all, row) => all + Math.round(Number(row[column]) * 100), 0);
      expect(sum).toBe(Math.round(Number(sums[column]) * 100));
    }
    expect([sums[2], sums[4], sums[6]]).toEqual([sums[3], sums[5], sums[7]]);
    expect(Number(sums[7])).toBeGreaterThan(1_000_000_000);
    expectClean(opened);
  });
});

describe('receipts of many fees', () => {
  it('are sent with one act, and leave the list of fees that wait', async () => {
    const opened = await openConsole({ person: 'accountant', path: '/ebarimt?many=1' });
    const { page } = opened;
    const boxes = page.getByRole('checkbox', { name: /^Сонгох: / });
    await boxes.nth(1).waitFor();
    const before = await boxes.count();
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Баримт илгээх: 2' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Баримт илгээх: 2' }).click();
    await page.getByText('Бүртгэсэн и-баримт: 2').waitFor();
    await expect.poll(() => boxes.count()).toBe(before - 2);
    expectClean(opened);
  });
});
