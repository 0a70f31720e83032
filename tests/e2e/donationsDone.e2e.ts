import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { samplePng } from '../../mocks/engine/samples/sampleFile';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { holdBack } from './support/holdBack';
import { putInForce } from './support/inForce';
import { editor, fill, input, save } from './support/inputs';
import { succeeded } from './support/messages';

beforeEach(() => gateway.reset());

const WIDE = {
  name: 'handiv.png',
  mimeType: 'image/png',
  buffer: Buffer.from(samplePng(320, 180, '#2f74bb'), 'base64'),
};

/** The words of a definition in a part of the page. */
const factOf = (page: Page, part: string, name: string) =>
  page
    .locator(part)
    .locator(`dt:has-text("${name}") + dd`)
    .first()
    .innerText()
    .then((text) => text.trim());

it('an accountant makes a donation and publishes it; what others collected is on its account, and nobody sees who gave without a name', async () => {
  const opened = await openConsole({ person: 'accountant', path: '/donation/create' });
  const { page } = opened;
  await fill(page, {
    title: 'Үерт автсан айлуудад',
    beneficiary: '“Сайн үйлс” сан',
    goalAmount: '4000000',
    shortDescription: 'Үерт автсан 30 айлын гэрт.',
  });
  await input(page, 'fromDate').fill('2026-11-21');
  await editor(page).fill('Тусалъя.');
  await page.locator('input[type=file]').setInputFiles(WIDE);
  await expect
    .poll(() => page.locator('[data-part=phone-preview]').first().innerText())
    .toContain('Зорилгын 0%');
  await save(page).click();
  await succeeded(page, 'Амжилттай үүсгэлээ. Үерт автсан айлуудад');
  await page.waitForURL(/\/donation\/\d+/);
  await page.getByRole('button', { name: 'Нийтлэх', exact: true }).click();
  await page.locator('[data-part=record-name]').getByText('Нийтлэгдсэн').waitFor();

  await page.goto('/donation/2/money');
  await page.locator('[data-part=check-R24]').getByText('Таарч байна').waitFor();
  const collected = await factOf(page, 'main', 'Цугларсан дүн');
  await expect.poll(() => factOf(page, 'main', 'Дансны үлдэгдэл')).toBe(collected);
  await page.goto('/donation/2/contributions');
  const nameless = page.locator('tbody tr').filter({ hasText: 'Тийм' });
  await nameless.first().waitFor();
  await expect.poll(() => nameless.locator('a[href*="/customers/"]').count()).toBe(0);
  expectClean(opened);
});

it('a cash-out shows its fee before it is booked; a changed step changes the next one, and the books agree', async () => {
  const opened = await openConsole({ person: 'admin', path: '/accounting/wallet-cash-out' });
  const { page } = opened;
  const preview = 'main';
  const choose = async () => {
    await input(page, 'customerId').fill('БӨ85040722');
    await page.getByRole('option', { name: /40722/ }).click();
  };
  await choose();
  await input(page, 'amount').fill('120000');
  await input(page, 'comment').fill('Харилцагчийн бичгээр өгсөн хүсэлтээр.');
  await expect.poll(() => factOf(page, preview, 'Шимтгэл')).toBe('300.00');
  await expect.poll(() => factOf(page, preview, 'Хэтэвчнээс гарах нийт дүн')).toBe('120,300.00');
  await page.getByRole('button', { name: 'Бичих', exact: true }).click();
  await page.waitForURL(/\/accounting\/entries\/\d+$/);
  await page.locator('[data-part=record-name]').getByText('Бичсэн').waitFor();
  await page.getByText('Хэтэвчийн шимтгэлийн орлого').first().waitFor();

  const keeper = await openConsole({ person: 'admin', path: '/cashoutfee/2/update' });
  await input(keeper.page, 'feeAmount').fill('450');
  await save(keeper.page).click();
  await keeper.page.waitForURL(/\/cashoutfee\/2$/);
  await putInForce({ person: 'only:admin:access', path: '/cashoutfee/2' }, 'update');

  await page.goto('/accounting/wallet-cash-out');
  // The words of the first effect come late: who types the amount meanwhile loses neither a digit nor the field.
  const release = await holdBack(page, /\/assets\/wallets?-/);
  await choose();
  await input(page, 'amount').focus();
  await page.locator('main [aria-busy=true]').first().waitFor();
  await page.keyboard.type('120000');
  await expect.poll(() => input(page, 'amount').inputValue()).toBe('120000');
  release();
  await expect.poll(() => factOf(page, preview, 'Шимтгэл')).toBe('450.00');

  // The fee wants a receipt, or somebody's word why there is none.
  await page.goto('/accounting/balance-reconciliation');
  await page.getByText('Зөрүүтэй тулгалт: 1').waitFor();
  await page.goto('/ebarimt/list');
  await page.getByRole('link', { name: 'Шалтгаан бичих' }).click();
  await fill(page, { feeDate: '2026-11-21', reason: 'Баримтыг цаасаар олгосон.' });
  await save(page).click();
  await page.waitForURL(/\/ebarimt\/reasons\/\d+$/);
  await page.goto('/accounting/balance-reconciliation');
  await page.getByText('Тайлбаргүй зөрүү алга. Тулгалт: 24').waitFor();
  expectClean(opened);
  expectClean(keeper);
});
