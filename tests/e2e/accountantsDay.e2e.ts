import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectClean } from './support/console';
import { gateway } from './support/gateway';
import { choose, input } from './support/inputs';
import { doAction } from './support/loanPage';
import { succeeded } from './support/messages';
import { failedRequest } from './support/problems';
import { visit } from './support/visit';

beforeEach(() => gateway.reset());

const MINUTE = 60_000;
const FORTY = 40;
const CODE = 'Дугаар';
const NOTE = 'Баримт шалгаж шийдвэрлэлээ.';

const main = (page: Page): Locator => page.getByRole('main');
const fee = (page: Page) => page.getByRole('checkbox', { name: /^Сонгох: / });

/** A button of the record's header. */
const actionOf = (page: Page, name: string): Locator =>
  page.locator('[data-part=record-head]').getByRole('button', { name, exact: true });

/** Does an action of the record that asks for its code. */
async function decide(
  page: Page,
  name: string,
  code: string,
  answer: () => Promise<void>,
): Promise<void> {
  await actionOf(page, name).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await answer();
  await dialog.getByLabel(CODE).fill(code);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The totals under a table, by the words of their headings. */
async function sumsOf(table: Locator): Promise<Record<string, string>> {
  await table.locator('tfoot, tbody tr').first().waitFor();
  const texts = (selector: string) => table.locator(selector).allInnerTexts();
  const heads = await texts('thead th');
  const cells = await texts('tfoot tr > *');
  // The name of the row spans what has no sum: columns are the same from the right.
  return Object.fromEntries(
    cells.map((cell, at) => [heads[heads.length - cells.length + at].replace(/,\s₮$/, ''), cell]),
  );
}

/** The day of the bank's statement: what it says, and what became of its lines. */
const statementOf = (page: Page) => sumsOf(page.getByRole('table', { name: /: 2026-11-21$/ }));

/** The desk with a line: its proposals are there. */
async function atDesk(page: Page): Promise<void> {
  await page.locator('[data-part=desk] ol a[aria-current]').waitFor();
  await page.locator('[data-part=desk] li > button').first().waitFor();
}

/** Chooses the likeliest proposal and books it, with nothing but keys; true when the next line is on the desk. */
async function matchLine(page: Page, isLast: boolean): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.keyboard.press('1');
  await page.locator('[data-part=desk] [data-variant=primary]:enabled').waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel(CODE).and(page.locator(':focus')).waitFor();
  await page.keyboard.insertText(`O-${id.slice(-5)}`);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
  if (!isLast) await atDesk(page);
}

/** The bank's statement comes in, and every line of the day is put where it belongs. */
async function matchTheDay(page: Page): Promise<void> {
  const before = await statementOf(page);
  expect(before).toMatchObject({ Зөрүү: '0.00' });
  expect(before['Хүлээгдэж буй']).not.toBe('0.00');
  expect(before['Танигдаагүй']).not.toBe('0.00');
  await page.getByRole('link', { name: /^Тулгах ширээ нээх/ }).click();
  await atDesk(page);
  const today = page.locator('[data-part=desk] ol a').filter({ hasText: '11-21' });
  await expect.poll(() => today.count()).toBe(FORTY);
  await expect.poll(() => today.filter({ hasText: 'Танигдаагүй' }).count()).toBe(6);
  await today.first().click();
  await page.locator('[data-part=desk] ol a[aria-current]').filter({ hasText: '11-21' }).waitFor();
  await atDesk(page);
  for (let line = 1; line <= FORTY; line += 1) await matchLine(page, line === FORTY);
  await expect.poll(() => today.count()).toBe(0);
}

async function correctTransfer(page: Page): Promise<void> {
  await page.goto('/accounting/failed-transfers/700021');
  await expect
    .poll(() => actionOf(page, 'Залруулах').getAttribute('title'))
    .toBe('Эхлээд банкны гарсан гүйлгээний логийг шалгана.');
  await page.getByRole('button', { name: 'Банкны логоос шалгах' }).click();
  await main(page)
    .locator('[data-part=chip]')
    .filter({ hasText: /^Гүйцэтгэсэн$/ })
    .first()
    .waitFor();
  await decide(page, 'Залруулах', 'FT-00021', async () => {
    await choose(page, 'way', 'Гүйцэтгэсэн байсан');
    await input(page, 'comment').fill(NOTE);
  });
  await page.locator('[data-part=record-name]').getByText('Залруулсан').waitFor();
}

async function releaseHeld(page: Page): Promise<void> {
  await page.goto('/accounting/held-transactions?id=800018');
  await page.getByRole('complementary', { name: /HT-00018/ }).waitFor();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await input(page, 'comment').fill(NOTE);
  await dialog.getByLabel(CODE).fill('HT-00018');
  await dialog.getByRole('button', { name: 'Гүйцээх' }).click();
  await succeeded(page, 'HT-00018');
}

/** Money goes to the pay-out account, and the answer is lost: the console finds out what became of it. */
async function moveBetweenBanks(page: Page): Promise<void> {
  await page.goto('/accounting/internal-transfer');
  await choose(page, 'fromAccount', 'Банкны харилцах данс');
  await choose(page, 'toAccount', 'Банкны олголтын данс');
  await input(page, 'amount').fill('1500000');
  await input(page, 'comment').fill(NOTE);
  await gateway.fault({
    method: 'POST',
    path: '/gateway-accounting/staff-entries',
    fault: 'drop-after-commit',
    times: 1,
  });
  await page.getByRole('button', { name: 'Бичих', exact: true }).click();
  await page.getByRole('button', { name: 'Төлөв шалгах' }).click();
  await page.waitForURL(/\/accounting\/entries\/\d+$/);
  await page.locator('[data-part=record-name]').getByText('Бичсэн').waitFor();
  const sent = (await gateway.commits()).filter(({ path }) => path.endsWith('/staff-entries'));
  expect(sent.length).toBe(1);
}

/** An entry of yesterday is taken back by an opposite one. */
async function reverseYesterday(page: Page): Promise<void> {
  const filter = JSON.stringify({ kind: 'INTERNAL_TRANSFER', state: 'BOOKED' });
  await page.goto(
    `/accounting/entries?filter=${encodeURIComponent(filter)}&sort=createdAt&order=ASC`,
  );
  await page
    .locator('tbody tr')
    .filter({ hasText: '2026-11-20' })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(/\/accounting\/entries\/\d+$/);
  await doAction(page, 'Буцаах');
  await page.locator('[data-part=record-name]').getByText('Буцаасан').waitFor();
}

async function sendReceipts(page: Page): Promise<void> {
  for (let sent = 1; sent <= 2; sent += 1) {
    await page.goto('/ebarimt');
    await fee(page).and(page.locator(':enabled')).first().check();
    await page.getByRole('button', { name: 'И-баримт илгээх' }).click();
    await page.waitForURL(/\/ebarimt\/detail\/\d+$/);
    await page.locator('[data-part=record-name]').getByText('Илгээсэн').waitFor();
  }
  const name = await page.locator('[data-part=record-name] h1').innerText();
  await decide(page, 'И-баримт буцаах', name, () => input(page, 'returnReason').fill(NOTE));
  await page.locator('[data-part=record-name]').getByText('Буцаасан').waitFor();
}

/** What the books say at the end of the day: nothing is left over anywhere. */
async function expectZero(page: Page): Promise<void> {
  await page.goto('/accounting/accounts/gl');
  const trial = await sumsOf(page.getByRole('table', { name: 'Шалгах баланс' }));
  expect(trial['Дебит']).toBe(trial['Кредит']);
  expect([trial['Эхний үлдэгдэл'], trial['Эцсийн үлдэгдэл']]).toEqual(['0.00', '0.00']);
  await page.goto('/accounting/balance-reconciliation');
  await page.getByText(/^Бүх тулгалт тэнцсэн: \d+$/).waitFor();
  await expect.poll(() => page.locator('tr[data-state=differs]').count()).toBe(0);
  await page.goto('/accounting/profits');
  const { Зөрүү, 'Хүлээгдэж буй': pending, Танигдаагүй } = await statementOf(page);
  expect([Зөрүү, pending, Танигдаагүй]).toEqual(['0.00', '0.00', '0.00']);
}

/** Records of the day that are the main lender's. */
const FOREIGN = [
  '/accounting/profits/900114',
  '/accounting/failed-transfers/700021',
  '/accounting/fraud-transfer/30003',
] as const;

/** The same desk at a partner: nothing of the main lender's is listed, found, or counted. */
async function expectNothingSeen(lender: string): Promise<void> {
  const rights = 'cgw-bank-income:access,wa-fraud:list,e-barimt:view,wallet:list';
  const opened = await visit({
    person: `only:${rights}@${lender}`,
    path: '/accounting/profits?view=list',
    expects: [failedRequest],
  });
  const { page } = opened;
  await page.locator('tbody tr a').first().waitFor();
  const listed = await page.locator('[data-part=list] tbody tr').allInnerTexts();
  for (const path of FOREIGN) {
    await page.goto(path);
    await page.getByText('Илэрц олдсонгүй.').first().waitFor();
  }
  await page.goto('/accounting/held-transactions?view=list');
  await page.locator('tbody tr').first().waitFor();
  await expect.poll(() => page.getByText('HT-00018').count()).toBe(0);
  console.log(listed.slice(0, 3));
  expectClean(opened);
}

describe('the accountant’s day', () => {
  it(
    'ends with nothing left over, and next to it another lender sees none of it',
    async () => {
      const opened = await visit({
        person: 'accountant',
        path: '/accounting/profits',
        expects: [failedRequest],
      });
      const { page } = opened;
      const log = (step: string) => console.log('STEP', step, Date.now() % 1e6);
      log('a');
      await matchTheDay(page);
      log('b');
      await correctTransfer(page);
      log('c');
      await releaseHeld(page);
      log('d');
      await moveBetweenBanks(page);
      log('d1');
      await reverseYesterday(page);
      log('d2');
      await sendReceipts(page);
      log('e');
      await expectZero(page);
      log('f');
      expectClean(opened);
      await expectNothingSeen('altan');
      log('g');
    },
    4 * MINUTE,
  );
});
