import { beforeEach, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { choose, fill, save } from './support/inputs';
import { succeeded } from './support/messages';

beforeEach(() => gateway.reset());

it('refuses a fourth bank account of an institute, and says why', async () => {
  const opened = await openConsole({ person: 'operator', path: '/merchant-education/create' });
  const { page } = opened;
  await page.getByRole('heading', { level: 1, name: 'Боловсролын байгууллага бүртгэх' }).waitFor();
  await choose(page, 'type', 'Сургууль');
  await fill(page, { name: 'Хөгжил сургууль', grade: '1–5', class: 'А' });
  const add = page.getByRole('button', { name: 'Нэмэх', exact: true });
  for (const [at, number] of ['5001112223', '5001112224', '5001112225'].entries()) {
    await add.click();
    await choose(page, `bankAccounts.${at}.bankCode`, 'Хаан банк');
    await page.locator(`[name="bankAccounts.${at}.number"]`).fill(number);
  }
  await expect.poll(() => add.isDisabled()).toBe(true);
  await page.getByText('Зөвхөн 3 банкны данс хадгалах боломжтой.').waitFor();
  // None of them is the prime one yet: that is said at the first.
  await save(page).click();
  await page.getByText('Нэг дансыг үндсэн данс болгоно уу.', { exact: true }).waitFor();
  await page.getByRole('switch', { name: 'Үндсэн данс' }).nth(1).click();
  await save(page).click();
  await succeeded(page, 'Амжилттай үүсгэлээ. Хөгжил сургууль');
  expect((await gateway.commits()).map(({ path }) => path)).toEqual([
    '/gateway-merchant-web/institutes',
  ]);
  expectClean(opened);
});

it('pays a cash-out, and its journals are in balance', async () => {
  const opened = await openConsole({ person: 'admin', path: '/merchant/cashout' });
  const { page } = opened;
  await page.getByRole('link', { name: 'MO-610006' }).click();
  await page.locator('[data-part=record-head]').waitFor();
  await page.getByRole('button', { name: 'Төлөх', exact: true }).click();
  const question = page.locator('[role=alertdialog], [role=dialog]');
  await question.getByText('Мерчантын шимтгэлийн орлого').waitFor();
  await question.getByRole('button', { name: 'Төлөх', exact: true }).click();
  await expect
    .poll(() => page.locator('[data-part=record-name] [data-part=chip]').innerText())
    .toBe('Төлсөн');
  const journal = page
    .locator('tr', { hasText: 'Мерчантын шимтгэлийн орлого' })
    .filter({ hasText: 'MO-610006' });
  const legs = () => journal.innerText();
  // Debit 300 000, which were held, against credit 299 700 and 300.
  await expect.poll(legs).toMatch(/Мерчантын саатуулсан мөнгө\s+MA\d+-H\s+300,000\.00/);
  await expect.poll(legs).toContain('299,700.00');
  await expect.poll(legs).toMatch(/Мерчантын шимтгэлийн орлого\s+5210-03\s+300\.00/);
  await page
    .getByRole('navigation', { name: 'Мерчантын хуудсууд' })
    .getByRole('link', { name: 'Мерчантын түүх' })
    .click();
  await page.locator('[data-part=merchant-totals]').waitFor();
  await page.getByText('Дэвтэртэй тулсан').waitFor();
  expectClean(opened);
});

it('registers an employee on another lender', async () => {
  const opened = await openConsole({ person: 'admin', path: '/organization/employee' });
  const { page } = opened;
  await page.getByRole('link', { name: 'Тенант дээр бүртгэх' }).click();
  await page.getByRole('heading', { level: 1, name: 'Тенант дээр ажилтан бүртгэх' }).waitFor();
  await choose(page, 'tenant', 'Алтан Өргөө ББСБ');
  await fill(page, {
    lastName: 'Очир',
    firstName: 'Саруул',
    regnum: 'УБ90010112',
    phone: '99112233',
  });
  const unit = page.locator('[name="unitId"]');
  await unit.click();
  await unit.fill('Алтан');
  await page.getByRole('option').first().click();
  await page.locator('[name="hiredAt"]').fill('2026-11-02');
  await save(page).click();
  await succeeded(page, 'Амжилттай үүсгэлээ. Очир Саруул');
  await page.locator('[data-part=record-head]').waitFor();
  await expect.poll(() => page.locator('main').innerText()).toContain('Алтан Өргөө ББСБ');
  await expect
    .poll(async () => (await gateway.commits()).map(({ path }) => path))
    .toEqual(['/gateway-org/tenant-employees']);
  expectClean(opened);
});
