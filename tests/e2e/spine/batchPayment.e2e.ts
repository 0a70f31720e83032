import { beforeEach, describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { EXPORT } from '../../../src/domain/settings';
import { expectClean, openConsole } from '../support/console';
import { savedSheet } from '../support/downloads';
import { gateway } from '../support/gateway';
import { fill, input } from '../support/inputs';
import { failedRequest } from '../support/problems';

beforeEach(() => gateway.reset());

const ONGOING = 'LN0000300002';
const CLOSED = 'LN0000300003';
const NOBODY = 'LN0000999999';

/** Forty rows, numbered from 2 as in the file: row 37 pays a closed loan, the last one nobody's. */
const accountOf = (row: number) => (row === 37 ? CLOSED : row === 41 ? NOBODY : ONGOING);
const rows = Array.from({ length: 40 }, (_, index) => index + 2);
const CSV = [
  'Зээлийн данс;Дүн;Огноо;Тайлбар',
  ...rows.map((row) => `${accountOf(row)};${1000 + row};2026-11-20;Цалин`),
].join('\n');

describe('a batch of payments', () => {
  it('is checked, tried out and booked as a job; nothing is lost when row 37 fails', async () => {
    const opened = await openConsole({
      person: 'economist',
      path: '/loans/batch-payment',
      expects: [failedRequest],
    });
    const { page } = opened;
    await page.getByRole('button', { name: 'Файлаас төлөх' }).click();
    const dialog = page.getByRole('dialog');
    await fill(page, { batchCode: 'BT-2026-99', payer: 'Төрийн сан', receiptAmount: '40000' });
    await page.locator('input[type=file]').setInputFiles({
      name: 'tsalin.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${CSV}`, 'utf8'),
    });
    await dialog.locator('tbody tr').nth(39).waitFor();
    // Σ rows is not the receipt of the bank: nothing can be booked.
    await dialog.getByText('Мөрүүдийн нийлбэр банкны орлоготой тэнцүү биш байна.').waitFor();
    const book = dialog.getByRole('button', { name: 'Төлөлтүүдийг бүртгэх' });
    await dialog.getByRole('button', { name: 'Туршиж шалгах' }).click();
    await dialog
      .getByText('Төлөх дүн алга.')
      .or(dialog.getByText('Бүртгэгдээгүй'))
      .first()
      .waitFor();
    await expect.poll(() => book.isDisabled()).toBe(true);
    expect(await gateway.commits()).toEqual([]);

    await input(page, 'receiptAmount').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('40860');
    await page.keyboard.press('Tab');
    await dialog.getByText('Мөрүүдийн нийлбэр банкны').waitFor({ state: 'detached' });
    // The answer is lost on the way: the browser sends the same once more, and nothing is booked twice.
    await gateway.fault({
      method: 'POST',
      path: '/gateway-lab/loans/batch-payment/*/rows',
      fault: 'drop-after-commit',
      times: 1,
    });
    await book.click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Хамрах бүртгэлийн тоо').fill('40');
    await question.getByRole('button', { name: 'Төлөлтүүдийг бүртгэх' }).click();
    await dialog.getByText('Гүйцэтгэсэн: 40, нийт: 40').waitFor();
    const count = (words: string) =>
      dialog.locator('tbody [data-part=chip]', { hasText: words }).count();
    expect([
      await count('Бүртгэсэн'),
      await count('Түр дансанд'),
      await count('Бүртгэгдээгүй'),
    ]).toEqual([38, 1, 1]);
    const refused = dialog.locator('tbody tr').filter({ hasText: 'Бүртгэгдээгүй' });
    await expect.poll(() => refused.locator('td').first().innerText()).toBe('37');

    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Үр дүнгийн файл' }).click();
    const sheet = utils.sheet_to_json<unknown[]>(await savedSheet(await download), { header: 1 });
    expect(sheet.length).toBe(41);
    expect(sheet[36].slice(0, 1)).toEqual([37]);
    expect(sheet[36][6]).toBe('Бүртгэгдээгүй');

    const commits = (await gateway.commits()).map(({ path, resource }) => `${resource} ${path}`);
    expect(commits.filter((line) => line.endsWith('/rows')).length).toBe(1);

    await dialog.getByRole('button', { name: 'Хаах' }).click();
    const row = page.locator('tbody tr').filter({ hasText: 'BT-2026-99' });
    await row.getByText('Бүртгэгдээгүй мөртэй').waitFor();
    await row.getByRole('link').first().click();
    await page.waitForURL(/\/loans\/\d+\/batch-payment-detail$/);
    await page.getByRole('heading', { level: 1, name: 'BT-2026-99' }).waitFor();
    await page.locator('[data-part=record-main] tbody tr').nth(39).waitFor();
    await expect.poll(() => page.locator('[data-part=record-main] tbody tr').count()).toBe(40);
    expectClean(opened);
  });

  it('and an export go on when the page is loaded again, and hand over their files', async () => {
    const opened = await openConsole({ person: 'economist', path: '/loans/batch-payment' });
    const { page } = opened;
    await page.getByRole('button', { name: 'Файлаас төлөх' }).click();
    const dialog = page.getByRole('dialog');
    await fill(page, { batchCode: 'BT-2026-98', payer: 'Төрийн сан', receiptAmount: '40860' });
    await page.locator('input[type=file]').setInputFiles({
      name: 'tsalin.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${CSV}`, 'utf8'),
    });
    await dialog.locator('tbody tr').nth(39).waitFor();
    await dialog.getByRole('button', { name: 'Туршиж шалгах' }).click();
    await dialog.getByRole('button', { name: 'Төлөлтүүдийг бүртгэх' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Хамрах бүртгэлийн тоо').fill('40');
    await question.getByRole('button', { name: 'Төлөлтүүдийг бүртгэх' }).click();
    await dialog.getByText(/^Гүйцэтгэсэн: \d0, нийт: 40$/).waitFor();
    await dialog.getByRole('button', { name: 'Хаах' }).click();

    // The first page of the export is not answered before the page is gone, and then not before the button was seen.
    let asked = 0;
    let release: () => void = () => undefined;
    const seen = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      ({ pathname, searchParams }) =>
        pathname.endsWith('/loans/batch-payment') &&
        searchParams.get('size') === String(EXPORT.pageSize),
      (route) => (++asked > 1 ? seen.then(() => route.continue()) : undefined),
    );
    await page.getByRole('button', { name: 'Excel татах' }).click();
    await page.getByRole('button', { name: '0% · Болих' }).waitFor();
    const exported = page.waitForEvent('download');
    await page.reload();
    await page.getByRole('button', { name: '0% · Болих' }).waitFor();
    release();
    const list = utils.sheet_to_json<unknown[]>(await savedSheet(await exported), { header: 1 });
    expect(list[0]).toContain('Багцын код');

    await page.getByRole('button', { name: 'Гүйцэтгэсэн: 40, нийт: 40' }).click();
    const run = page.getByRole('dialog');
    await run.locator('[data-row="41"]').getByText('Амжилттай').waitFor();
    const result = page.waitForEvent('download');
    await run.getByRole('button', { name: 'Үр дүнгийн файл' }).click();
    const rowsOfFile = utils.sheet_to_json<unknown[]>(await savedSheet(await result), {
      header: 1,
    });
    expect(rowsOfFile.length).toBe(41);
    expectClean(opened);
  });
});
