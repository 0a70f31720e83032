import type { Locator, Page, Request } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectClean, type OpenConsole, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { choose, input, save } from './support/inputs';
import { openAction } from './support/loanPage';

beforeEach(() => gateway.reset());

const CLIPBOARD = ['clipboard-read', 'clipboard-write'];
const LOAN = '/loans/300002';

/** Ways into a field, one after the other; after each the field shows what came in, and nothing else. */
interface Ways {
  /** Typed by keys. */
  typed: string;
  /** What is left of it after two Backspaces. */
  left: string;
  /** From the clipboard, over something else. */
  pasted: string;
  /** What the field shows of it. */
  shown: string;
}

/** Whether the field says of itself that what is in it is no date. */
const isWrong = async (field: Locator): Promise<boolean> =>
  (await field.getAttribute('aria-invalid')) === 'true';

/**
 * Fills a field by keys, takes back a part of it, lets a voice insert a word, empties it and pastes at the end.
 * @param tellsAtOnce whether the field tells what is no date when it is left, and not only when it is sent
 */
async function comeInEveryWay(
  { page, context }: OpenConsole,
  field: Locator,
  { typed, left, pasted, shown }: Ways,
  tellsAtOnce = true,
): Promise<void> {
  await context.grantPermissions(CLIPBOARD);
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(typed);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect.poll(() => field.inputValue()).toBe(left);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('хог');
  await page.keyboard.press('Tab');
  await expect.poll(() => field.inputValue()).toBe('хог');
  if (tellsAtOnce) await expect.poll(() => isWrong(field)).toBe(true);
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect.poll(() => field.inputValue()).toBe('');
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  await page.keyboard.type('1');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Tab');
  await expect.poll(() => field.inputValue()).toBe(shown);
}

/** The next call of an address, by its method and the end of its path. */
const nextCall = (page: Page, method: string, path: RegExp): Promise<Request> =>
  page.waitForRequest(
    (one) => one.method() === method && path.test(decodeURIComponent(one.url().split('?')[0])),
  );

describe('what is seen is what is sent', () => {
  it('of a day that an act asks for', async () => {
    const opened = await openConsole({ person: 'economist', path: LOAN });
    const { page } = opened;
    const dialog = await openAction(page, 'Төлөх');
    await comeInEveryWay(opened, input(page, 'date'), {
      typed: '2026-11-19',
      left: '2026-11-',
      pasted: ' 2026.11.20 ',
      shown: '2026-11-20',
    });
    await input(page, 'amount').fill('1000');
    await choose(page, 'paymentSource', 'Хэтэвч');
    const sent = nextCall(page, 'POST', /\/loans\/300002\/pay$/);
    await dialog.getByRole('button', { name: 'Төлөх', exact: true }).click();
    const body: unknown = (await sent).postDataJSON();
    expect(body).toMatchObject({ date: '2026-11-20', amount: '1000' });
    await dialog.waitFor({ state: 'detached' });
    expectClean(opened);
  });

  it('of a day and a moment in a dialog with a form', async () => {
    const opened = await openConsole({ person: 'admin', path: `${LOAN}/call-log/100001` });
    const { page } = opened;
    await page.getByRole('button', { name: 'Дуудлага бүртгэх' }).click();
    await choose(page, 'outcome', 'Мэдэгдсэн');
    await comeInEveryWay(
      opened,
      input(page, 'promisedDate'),
      { typed: '20261125', left: '202611', pasted: '2026/11/25', shown: '2026-11-25' },
      false,
    );
    await comeInEveryWay(
      opened,
      input(page, 'nextCallAt'),
      {
        typed: '2026-11-24 09:15',
        left: '2026-11-24 09:',
        pasted: '2026-11-24 09:30:00',
        shown: '2026-11-24 09:30:00',
      },
      false,
    );
    const sent = nextCall(page, 'POST', /\/loans\/call-log$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Хадгалах', exact: true }).click();
    // Half past nine in Ulaanbaatar, whatever the computer's zone.
    const body: unknown = (await sent).postDataJSON();
    expect(body).toMatchObject({
      promisedDate: '2026-11-25',
      nextCallAt: '2026-11-24T01:30:00.000Z',
    });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expectClean(opened);
  });

  it('of a range above a list', async () => {
    const opened = await openConsole({ person: 'accountant', path: '/accounting/transactions' });
    const { page } = opened;
    // The value date; before it stands the booking day.
    const range = page.locator('[data-part=filter][data-mode=range]').nth(1);
    const asked = (name: string) => [
      ...new Set(opened.requests.flatMap(({ url }) => new URL(url).searchParams.get(name) ?? [])),
    ];
    const [from, to] = [range.locator('input').nth(0), range.locator('input').nth(1)];
    await from.waitFor();
    await comeInEveryWay(opened, to, {
      typed: '2026-11-20',
      left: '2026-11-',
      pasted: '2026.11.10',
      shown: '2026-11-10',
    });
    await comeInEveryWay(opened, from, {
      typed: '2026-11-07',
      left: '2026-11-',
      pasted: '20261109',
      shown: '2026-11-09',
    });
    // Whole days of Ulaanbaatar, and nothing that was only on the way.
    await expect.poll(() => asked('valueDateFrom')).toEqual(['2026-11-08T16:00:00.000Z']);
    expect(asked('valueDateTo')).toEqual(['2026-11-10T15:59:59.999Z']);
    expectClean(opened);
  });

  it('of the day of a page: nothing is asked for what is no day', async () => {
    const opened = await openConsole({
      person: 'accountant',
      path: '/accounting/balance-reconciliation',
    });
    const { page } = opened;
    await input(page, 'day').waitFor();
    const days = new Set<unknown>();
    page.on('request', (one) => {
      if (/\/account\/reconciliations$/.test(one.url()))
        days.add((one.postDataJSON() as { date: unknown }).date);
    });
    await comeInEveryWay(opened, input(page, 'day'), {
      typed: '2026-11-17',
      left: '2026-11-',
      pasted: '2026-11-18',
      shown: '2026-11-18',
    });
    // On the way `2026-11-1` and `2026-11-17` were days, too; the word and the other parts were none.
    await expect.poll(() => [...days]).toEqual(['2026-11-01', '2026-11-17', '2026-11-18']);
    expectClean(opened);
  });

  it('of the day of a report', async () => {
    const opened = await openConsole({ person: 'admin', path: '/tenant-report/legal-debt' });
    const { page } = opened;
    const day = page.locator('[data-part=as-of] input');
    await day.waitFor();
    await comeInEveryWay(opened, day, {
      typed: '2026-11-17',
      left: '2026-11-',
      pasted: '2026.11.18',
      shown: '2026-11-18',
    });
    const sent = opened.requests.map(({ url }) => new URL(url).searchParams.get('asOf'));
    expect([...new Set(sent.filter(Boolean))]).toEqual(['2026-11-18']);
    expectClean(opened);
  });

  it('of a time of the week', async () => {
    const opened = await openConsole({ person: 'admin', path: '/branch/1/update' });
    const { page } = opened;
    await comeInEveryWay(
      opened,
      page.getByLabel('Даваа: Нээх цаг'),
      { typed: '10:45', left: '10:', pasted: '0930', shown: '09:30' },
      false,
    );
    const sent = nextCall(page, 'PUT', /\/branches\/1$/);
    await save(page).click();
    const { schedule } = (await sent).postDataJSON() as { schedule: { weekday: number }[] };
    expect(schedule.find(({ weekday }) => weekday === 1)).toMatchObject({ start: '09:30' });
    expectClean(opened);
  });
});
