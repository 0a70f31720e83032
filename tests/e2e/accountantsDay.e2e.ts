import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { choose, input } from './support/inputs';
import { doAction } from './support/loanPage';
import { succeeded, told } from './support/messages';
import { failedRequest } from './support/problems';
import { pressAct, whyClosed } from './support/acts';

beforeEach(() => gateway.reset());

const LINES = 30;
const NOTE = 'Баримт шалгаж шийдвэрлэлээ.';

const main = (page: Page): Locator => page.getByRole('main');
const fee = (page: Page) => page.getByRole('checkbox', { name: /^Сонгох: / });

/** Does an action of the record that asks for something. */
async function decide(page: Page, name: string, answer: () => Promise<void>): Promise<void> {
  await pressAct(page, name);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await answer();
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
  await page.locator('[role=dialog] [type=submit]:enabled').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
  if (!isLast) await atDesk(page);
}

/** The bank's statement comes in, and every line of the day is put where it belongs. */
async function matchTheDay(page: Page): Promise<void> {
  await expect
    .poll(() => statementOf(page))
    .toMatchObject({
      'Хүлээгдэж буй': '3,092,351.38',
      Танигдаагүй: '4,182,411.59',
      Зөрүү: '0.00',
    });
  await page.getByRole('link', { name: /^Тулгах ширээ нээх/ }).click();
  await atDesk(page);
  const today = page.locator('[data-part=desk] ol a').filter({ hasText: '11-21' });
  await expect.poll(() => today.count()).toBe(LINES);
  await expect.poll(() => today.filter({ hasText: 'Танигдаагүй' }).count()).toBe(3);
  await today.first().click();
  await page.locator('[data-part=desk] ol a[aria-current]').filter({ hasText: '11-21' }).waitFor();
  await atDesk(page);
  for (let line = 1; line <= LINES; line += 1) await matchLine(page, line === LINES);
  await expect.poll(() => today.count()).toBe(0);
}

/** A pay-out that failed is looked up in the bank's log, and put right. */
async function correctTransfer(page: Page): Promise<Done> {
  await page.goto('/accounting/failed-transfers/700021');
  expect(await whyClosed(page, 'Залруулах')).toBe(
    'Эхлээд банкны гарсан гүйлгээний логийг шалгана.',
  );
  await page.getByRole('button', { name: 'Банкны логоос шалгах' }).click();
  await main(page)
    .locator('[data-part=chip]')
    .filter({ hasText: /^Гүйцэтгэсэн$/ })
    .first()
    .waitFor();
  await decide(page, 'Залруулах', async () => {
    await choose(page, 'way', 'Гүйцэтгэсэн байсан');
    await input(page, 'comment').fill(NOTE);
  });
  await page.locator('[data-part=record-name]').getByText('Залруулсан').waitFor();
  return onPage(page, '/accounting/failed-transfers');
}

/** What was held back leaves after all, by keyboard in the queue. */
async function releaseHeld(page: Page): Promise<Done> {
  await page.goto('/accounting/held-transactions?id=800018');
  await page.getByRole('complementary', { name: /HT-00018/ }).waitFor();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await input(page, 'comment').fill(NOTE);
  await dialog.getByRole('button', { name: 'Гүйцээх' }).click();
  await succeeded(page, 'HT-00018');
  return { list: '/accounting/held-transactions', name: 'HT-00018' };
}

/** Money goes to the pay-out account, and the answer is lost: the console finds out what became of it. */
async function moveBetweenBanks(page: Page): Promise<Done> {
  await page.goto('/accounting/internal-transfer');
  await choose(page, 'fromAccount', 'Банкны харилцах данс');
  await choose(page, 'toAccount', 'Банкны олголтын данс');
  await input(page, 'amount').fill('1500000');
  await input(page, 'comment').fill(NOTE);
  await gateway.fault({
    method: 'POST',
    path: '/gateway-accounting/staff-entries',
    fault: 'drop-after-commit',
    times: 0,
  });
  await page.getByRole('button', { name: 'Бичих', exact: true }).click();
  await told(page, 'эсэх нь тодорхойгүй');
  await gateway.noFaults();
  await page.getByRole('button', { name: 'Төлөв шалгах' }).click();
  await page.waitForURL(/\/accounting\/entries\/\d+$/);
  await page.locator('[data-part=record-name]').getByText('Бичсэн').waitFor();
  const booked = (await gateway.commits()).filter(({ path }) => path.endsWith('/staff-entries'));
  expect(booked.length).toBe(1);
  return onPage(page, '/accounting/entries');
}

/** An entry of yesterday is taken back by an opposite one. */
async function reverseYesterday(page: Page): Promise<Done> {
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
  return onPage(page, '/accounting/entries');
}

/** Two receipts over fees of the day are sent, and the second one is returned. */
async function sendReceipts(page: Page): Promise<Done> {
  for (let sent = 1; sent <= 2; sent += 1) {
    await page.goto('/ebarimt');
    await fee(page).and(page.locator(':enabled')).first().check();
    await page.getByRole('button', { name: 'И-баримт илгээх' }).click();
    await page.waitForURL(/\/ebarimt\/detail\/\d+$/);
    await page.locator('[data-part=record-name]').getByText('Илгээсэн').waitFor();
  }
  const receipt = { ...(await onPage(page, '/ebarimt/list')), by: 'q' } as const;
  await decide(page, 'И-баримт буцаах', () => input(page, 'returnReason').fill(NOTE));
  await page.locator('[data-part=record-name]').getByText('Буцаасан').waitFor();
  return receipt;
}

/** What the books say at the end of the day: nothing is left over anywhere. */
async function expectZero(page: Page): Promise<void> {
  await page.goto('/accounting/trial-balance');
  await expect
    .poll(async () => {
      const trial = await sumsOf(page.getByRole('table', { name: 'Шалгах баланс' }));
      return ['Эхний үлдэгдэл', 'Гүйлгээ', 'Эцсийн үлдэгдэл'].map(
        (figure) => trial[`${figure}, Дт`] === trial[`${figure}, Кт`],
      );
    })
    .toEqual([true, true, true]);
  await page.goto('/accounting/balance-reconciliation');
  await page.getByText(/^Тайлбаргүй зөрүү алга. Тулгалт: \d+$/).waitFor();
  await expect.poll(() => page.locator('tr[data-state=differs]').count()).toBe(0);
  await page.goto('/accounting/profits');
  await expect
    .poll(() => statementOf(page))
    .toMatchObject({
      'Хүлээгдэж буй': '0.00',
      Танигдаагүй: '0.00',
      Зөрүү: '0.00',
    });
}

/** A record that the day has worked on: where it is listed, its own address if it has one, and its name. */
interface Done {
  list: string;
  path?: string;
  name: string;
  /** What the list looks it up by; its number without this. */
  by?: 'q';
}

/** The record that is on the page. */
const onPage = async (page: Page, list: string): Promise<Done> => ({
  list,
  path: new URL(page.url()).pathname,
  name: await page.locator('[data-part=record-name] h1').innerText(),
});

/** An accountant of another lender: nothing of the day is listed, found, or counted there. */
async function expectNothingSeen(done: readonly Done[]): Promise<void> {
  const opened = await openConsole({
    person: 'only:cgw-bank-income:access,accounting:correct,e-barimt:view,wallet:list@altan',
    path: '/accounting/profits',
    expects: [failedRequest],
  });
  const { page } = opened;
  await expect.poll(() => statementOf(page)).toMatchObject({ Зөрүү: '0.00' });
  for (const { list, path, name, by = 'number' } of done) {
    const filter = encodeURIComponent(JSON.stringify({ [by]: name }));
    await page.goto(`${list}?view=list&filter=${filter}`);
    await main(page).getByText('Шүүлтүүрт тохирох бичлэг алга').first().waitFor();
    if (!path) continue;
    await page.goto(path);
    await main(page).getByText('Илэрц олдсонгүй.').first().waitFor();
  }
  expectClean(opened);
}

describe('the accountant’s day', () => {
  it('ends with nothing left over, and next to it another lender sees none of it', async () => {
    const opened = await openConsole({
      person: 'accountant',
      path: '/accounting/profits',
      expects: [failedRequest],
    });
    const { page } = opened;
    await matchTheDay(page);
    const done = [
      await onPage(page, '/accounting/profits'),
      await correctTransfer(page),
      await releaseHeld(page),
      await moveBetweenBanks(page),
      await reverseYesterday(page),
      await sendReceipts(page),
    ];
    await expectZero(page);
    expectClean(opened);
    await expectNothingSeen(done);
  });
});
