import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { below, choose, fill, input, save } from './support/inputs';

beforeEach(() => gateway.reset());

const WRONG = 'Огноо буруу байна.';
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

/** What was sent to the list so far, newest last. */
async function sent(page: Page, press: () => Promise<void>): Promise<Record<string, unknown>> {
  const request = page.waitForRequest(
    (one) => one.method() === 'POST' && /\/bw-list$/.test(new URL(one.url()).pathname),
  );
  await press();
  const write = await request;
  // Answered: a write that is still under way would come after the reset before the next test.
  await write.response();
  return write.postDataJSON() as Record<string, unknown>;
}

/** A new entry of the list with everything filled in but its day. */
async function openEntry() {
  const opened = await openConsole({ person: 'admin', path: '/bw-list/create' });
  const { page } = opened;
  await input(page, 'name').waitFor();
  await choose(page, 'listType', 'Саарал жагсаалт');
  await fill(page, {
    name: 'Дорж Болд',
    regnum: 'ЦШ55010131',
    reason: 'Хуурамч бичиг баримт ашигласан',
  });
  return { opened, page, date: input(page, 'fromDate') };
}

describe('a date', () => {
  it('is sent as it is seen, whichever way it came there', async () => {
    const { opened, page, date } = await openEntry();
    const commits = async () => (await gateway.commits()).length;

    // By keys, and partly taken back: what is left is no day, and nothing is sent for it.
    await date.click();
    await page.keyboard.type('2026-01-15');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await save(page).click();
    await expect.poll(() => below(page, 'fromDate')).toBe(WRONG);
    expect([await date.inputValue(), await commits()]).toEqual(['2026-01-', 0]);

    // By a voice or another input method, which inserts words.
    await date.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('хог');
    await page.keyboard.press('Tab');
    await expect.poll(() => below(page, 'fromDate')).toBe(WRONG);
    await expect.poll(() => date.inputValue()).toBe('хог');

    // Emptied as a whole.
    await date.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await save(page).click();
    await expect.poll(() => below(page, 'fromDate')).toBe('Хоосон байж болохгүй.');
    expect([await date.inputValue(), await commits()]).toEqual(['', 0]);

    // Pasted over another one, in another writing.
    await opened.context.grantPermissions(CLIPBOARD);
    await date.fill('2026-02-02');
    await page.evaluate(() => navigator.clipboard.writeText(' 2026.1.16 '));
    await date.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Tab');
    await expect.poll(() => date.inputValue()).toBe('2026-01-16');
    const entry = await sent(page, () => save(page).click());
    expect(entry.fromDate).toBe('2026-01-16');
    expectClean(opened);
  });

  it('is chosen from the calendar by the keyboard, and corrected by keys', async () => {
    const { opened, page, date } = await openEntry();
    await date.fill('20260115');
    await page.keyboard.press('Tab');
    await expect.poll(() => date.inputValue()).toBe('2026-01-15');
    // The button beside the field.
    await page.keyboard.press('Enter');
    await page.getByText('2026 оны 1-р сар').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => date.inputValue()).toBe('2026-01-16');
    await date.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('9');
    const entry = await sent(page, () => save(page).click());
    expect(entry.fromDate).toBe('2026-01-19');
    expectClean(opened);
  });
});

it('an amount is replaced by what is typed, after Tab as after a press, and sent as it is shown', async () => {
  const opened = await openConsole({ person: 'agent', path: '/customers/100001/update' });
  const { page } = opened;
  const salary = input(page, 'salary');
  await salary.fill('2100000');
  await page.keyboard.press('Tab');
  await expect.poll(() => salary.inputValue()).toBe('2,100,000.00');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('3');
  await expect.poll(() => salary.inputValue()).toBe('3');
  await page.keyboard.press('Tab');
  await expect.poll(() => salary.inputValue()).toBe('3.00');
  await salary.click();
  await page.keyboard.insertText('12abc');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => below(page, 'salary'))
    .toBe('Дүнг ойлгосонгүй. Тоогоор, эсвэл «2 сая», «500 мянга» гэж бичнэ үү.');
  await expect.poll(() => salary.inputValue()).toBe('12abc');
  await salary.click();
  await page.keyboard.type('2 сая');
  await expect.poll(() => below(page, 'salary')).toBe('Дүн: 2,000,000.00');
  await page.keyboard.press('Tab');
  await expect.poll(() => salary.inputValue()).toBe('2,000,000.00');
  const request = page.waitForRequest((one) => one.method() === 'PUT');
  await save(page).click();
  const change: unknown = (await request).postDataJSON();
  expect(change).toEqual({ salary: '2000000' });
  expectClean(opened);
});
