import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { actButton, pressAct, whyClosed } from './support/acts';
import { changePerson, expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { choose, input } from './support/inputs';
import { confirm, press, typeInto } from './support/keys';
import { doAction, openAction } from './support/loanPage';
import { bringStatement } from './support/statementFile';
import { takeTrialBalance } from './support/trialBalance';

beforeEach(() => gateway.reset());

const SECOND = 'only:cgw-bank-income:access,accounting:correct';
const ALTAN = `${SECOND},e-barimt:create,e-barimt:view,wallet:list,loan:view,customer:view@altan`;
const NOTE = 'Баримт шалгаж шийдвэрлэлээ.';
/** The day that is closed, and the next one. */
const DAY = '2026-11-21';
const NEXT = '2026-11-22';
const TWO_LOANS = 'LN-2026-000016 LN-2026-000019';

/** The state of the record in its head. */
const isNow = (page: Page, state: string): Promise<void> =>
  page.locator('[data-part=record-name]').getByText(state, { exact: true }).waitFor();
const list = (path: string, filter: object): string =>
  `${path}?view=list&filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Opens a record of a list by what its row says. */
async function openRow(page: Page, path: string, filter: object, text: string): Promise<void> {
  await page.goto(list(path, filter));
  const link = page.locator('tbody tr').filter({ hasText: text }).getByRole('link').first();
  await press(page, link, 'Shift+Tab');
  await page.locator('[data-part=record-name]').waitFor();
}

const openLine = (page: Page, text: string) =>
  openRow(page, '/accounting/profits', { q: text }, text);

/** The gateway looks once more, and the line is surely somebody's. */
async function recognise(page: Page, text: string): Promise<void> {
  await openLine(page, text);
  await pressAct(page, 'Дахин таних');
  await isNow(page, 'Боловсруулсан');
}

/** Divides a line over its first two proposals and books it, with nothing but keys. */
async function split(page: Page, text: string, amounts: readonly [string, string]): Promise<void> {
  await openLine(page, text);
  await page.locator('[data-part=desk] li > button').nth(1).waitFor();
  for (const key of ['s', '1', '2']) await page.keyboard.press(key);
  const fields = page.getByRole('textbox', { name: /^Дүн: / });
  for (const place of [1, 0]) await typeInto(page, fields.nth(place), amounts[place], 'Shift+Tab');
  await page.getByText('Үлдсэн дүн, ₮: 0.00').waitFor();
  const book = page.locator('[data-part=desk] [data-variant=primary]:enabled');
  await press(page, book, 'Shift+Tab');
  await confirm(page);
}

/** Does an act of the record that asks for a comment. */
async function decide(page: Page, name: string, way?: string): Promise<void> {
  await openAction(page, name);
  if (way) await choose(page, 'way', way);
  await typeInto(page, input(page, 'comment'), NOTE);
  await confirm(page);
}

/** Takes a line back whole from where it went; it waits again. */
async function undo(page: Page, text: string): Promise<void> {
  await openLine(page, text);
  await isNow(page, 'Залруулсан');
  await decide(page, 'Оноолтыг буцаах');
  await isNow(page, 'Танигдаагүй');
}

/** Money goes to the reserve, above what one person may move: it waits for another one. */
async function enter(page: Page): Promise<string> {
  await page.goto('/accounting/internal-transfer');
  await choose(page, 'fromAccount', 'Банкны харилцах данс');
  await choose(page, 'toAccount', 'Банкны нөөц данс');
  await typeInto(page, input(page, 'amount'), '120000000');
  await typeInto(page, input(page, 'comment'), NOTE);
  await press(page, page.getByRole('button', { name: 'Батлуулахаар илгээх', exact: true }));
  await page.waitForURL(/\/accounting\/entries\/\d+$/);
  await isNow(page, 'Батлах хүлээгдэж буй');
  expect(await whyClosed(page, 'Батлах')).not.toBeNull();
  await expect.poll(() => actButton(page, 'Батлах').count()).toBe(0);
  return new URL(page.url()).pathname;
}

/** A second person books what the first one has asked for. */
async function approve(page: Page): Promise<void> {
  await doAction(page, 'Батлах');
  await isNow(page, 'Бичсэн');
}

/** Money leaves a wallet; its fee wants a receipt or a reason. */
async function cashOut(page: Page): Promise<void> {
  await page.goto('/accounting/wallet-cash-out');
  await typeInto(page, input(page, 'customerId'), 'БӨ85040722');
  await page.getByRole('option', { name: /40722/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeInto(page, input(page, 'amount'), '120000');
  await typeInto(page, input(page, 'comment'), NOTE);
  await page.getByText('120,300.00').first().waitFor();
  await press(page, page.getByRole('button', { name: 'Бичих', exact: true }));
  await page.waitForURL(/\/accounting\/entries\/\d+$/);
  await isNow(page, 'Бичсэн');
}

/** While the bank is silent nothing is decided, however often it is asked. */
async function askSilentBank(page: Page): Promise<void> {
  await page.goto('/accounting/failed-transfers/700023');
  const ask = page.getByRole('button', { name: 'Банкны логоос шалгах' });
  await press(page, ask);
  await ask.and(page.locator(':enabled')).waitFor();
  expect(await whyClosed(page, 'Залруулах')).toBe(
    'Банк хариу өгөөгүй: төлсөн байж болзошгүй тул хариу иртэл шийдэхгүй. Логийг дахин шалгана уу.',
  );
}

/** On the next day the bank has answered, and the money goes back to its wallet. */
async function decideTransfer(page: Page): Promise<void> {
  await page.goto('/accounting/failed-transfers/700023');
  await press(page, page.getByRole('button', { name: 'Банкны логоос шалгах' }));
  await page.locator('main [role=status]').getByText('Татгалзсан', { exact: true }).waitFor();
  await decide(page, 'Залруулах', 'Дансанд нь буцаах');
  await isNow(page, 'Залруулсан');
}

/** The receipts of a day's fees are sent with one act; what the tax service has not answered is sent again on its own page. */
async function sendReceipts(page: Page, day: string, count: number, lost?: string): Promise<void> {
  await page.goto('/ebarimt?many=1');
  const days = page.locator('[data-part=filter]').first().getByRole('textbox');
  for (const place of [0, 1]) await typeInto(page, days.nth(place), day);
  await page.keyboard.press('Tab');
  await press(page, page.getByRole('button', { name: `Бүгдийг сонгох (${count})` }));
  await press(page, page.getByRole('button', { name: `Баримт илгээх: ${count}` }));
  await confirm(page);
  await page.getByText(`Бүртгэсэн и-баримт: ${lost ? count - 1 : count}`).waitFor();
  if (!lost) return;
  await press(page, page.getByRole('alert').getByRole('link', { name: lost }), 'Shift+Tab');
  await isNow(page, 'Амжилтгүй');
  await press(page, actButton(page, 'И-баримт илгээх'));
  await confirm(page);
  await isNow(page, 'Илгээсэн');
}

/** Why fees of a day have no receipt. */
async function giveReason(page: Page, day: string): Promise<void> {
  await page.goto(`/ebarimt/list?day=${day}`);
  await page.getByText('Тэнцээгүй').waitFor();
  await press(page, page.getByRole('link', { name: 'Шалтгаан бичих' }));
  await typeInto(page, input(page, 'reason'), NOTE);
  await typeInto(page, page.getByLabel(/^Шимтгэл төлөгдсөн өдөр/).first(), day, 'Shift+Tab');
  await press(page, page.getByRole('button', { name: 'Хадгалах', exact: true }));
  await page.waitForURL(/\/ebarimt\/reasons(?!\/create)/);
}

/** The day is closed. */
async function closeDay(page: Page): Promise<void> {
  await doAction(page, 'Өдөр өндөрлөх');
  await isNow(page, 'Явж байна');
  const { now } = await gateway.clock({});
  await gateway.clock({ now: new Date(Date.parse(now) + 60_000).toISOString() });
  await isNow(page, 'Дууссан');
}

/** What a line was booked with late is in the books of the next day, counted from its own, and says so. */
async function expectLate(page: Page): Promise<void> {
  const assignments = page.getByRole('table', { name: 'Хаана орсон' });
  await press(
    page,
    assignments.locator('tr:not([data-state=gone])').getByRole('link').last(),
    'Shift+Tab',
  );
  await page
    .getByText(`${NEXT} өдрийн бүртгэлд орсон, ${DAY} өдрөөр тооцно: тэр өдөр хаагдсан байсан.`)
    .waitFor();
}

/** The person's own lender's checks of a day are green, receipts by the verdict that is given. */
async function expectGreen(page: Page, day: string, receipts: string): Promise<void> {
  await page.goto(`/accounting/balance-reconciliation?day=${day}`);
  await page.getByText(/^Тайлбаргүй зөрүү алга. Тулгалт: \d+$/).waitFor();
  await expect.poll(() => page.locator('tr[data-state=differs]').count()).toBe(0);
  const row = page.locator('tbody tr').filter({ hasText: 'И-баримт, төлөгдсөн шимтгэл' });
  await expect.poll(() => row.innerText()).toContain(receipts);
}

it('the month of an accountant ends with books that add up, of two lenders, each alone', async () => {
  const opened = await openConsole({ person: 'accountant', path: '/' });
  const { page } = opened;
  await bringStatement(page, '5001120045', '3129616998.19', '3130070484.18', [
    ['TR261121A', '262131.51', 'LN-2026-000022 зээлийн төлбөр', 'Ганбаатар Энхжаргал'],
    ['TR261121B', '191354.48', TWO_LOANS, 'Ганбаатар Энхжаргал'],
  ]);
  await recognise(page, 'LN-2026-000022 зээлийн төлбөр');
  await split(page, TWO_LOANS, ['70813.11', '120541.37']);
  await undo(page, TWO_LOANS);
  await cashOut(page);
  await askSilentBank(page);
  await sendReceipts(page, '2026-11-13', 6, 'EB-2026-000343');
  await giveReason(page, DAY);
  const asked = await enter(page);
  await changePerson(opened, SECOND, asked);
  await approve(page);
  // An upgrade that waits would stop the end of the day.
  await openRow(page, '/accounting/entries', { state: 'WAITING' }, 'SE-00011');
  await doAction(page, 'Татгалзах');
  await isNow(page, 'Татгалзсан');

  await changePerson(opened, ALTAN, '/');
  await bringStatement(page, '5001990301', '779221689.66', '779341415.69', [
    ['TR261121C', '119726.03', 'LN-2026-000012 зээлийн төлбөр', 'Цэрэндорж Номин'],
  ]);
  await sendReceipts(page, '2026-11-16', 1);
  const askedThere = await enter(page);
  await changePerson(opened, `${SECOND}@altan`, askedThere);
  await approve(page);

  await changePerson(opened, 'admin', '/settings/eod/20261121');
  await closeDay(page);

  await changePerson(opened, 'accountant', '/');
  await split(page, TWO_LOANS, ['70813.11', '120541.37']);
  await openLine(page, TWO_LOANS);
  await expectLate(page);
  await gateway.clock({ today: NEXT });
  await decideTransfer(page);
  // What the end of the day collected itself wants its receipts today.
  await giveReason(page, NEXT);
  expect(await takeTrialBalance(page, '2026-11-01', NEXT)).toEqual([
    620579057389, 49575657341, 619844632590,
  ]);
  await expectGreen(page, '2026-11-13', 'Шалтгааныг нь бичсэн: 1,000.00');
  await expectGreen(page, DAY, 'Шалтгааныг нь бичсэн: 26,000.00');
  await expectGreen(page, NEXT, 'Шалтгааныг нь бичсэн: 25,000.00');

  await changePerson(opened, ALTAN, '/');
  await recognise(page, 'LN-2026-000012 зээлийн төлбөр');
  await expectLate(page);
  expect(await takeTrialBalance(page, '2026-11-01', NEXT)).toEqual([
    142411234846, 25740596029, 140484526866,
  ]);
  await expectGreen(page, '2026-11-16', 'Зөрүүгийн шалтгаан тодорхой');
  await expectGreen(page, NEXT, '= Таарч байна');
  expectClean(opened);
});
