import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectClean } from './support/console';
import { gateway } from './support/gateway';
import { failedRequest } from './support/problems';
import { visit } from './support/visit';

beforeEach(() => gateway.reset());

const MINUTE = 60_000;
const TODAY = '2026-11-21';
const FORTY = 40;
const CODE = 'Баталгаажуулах утга';
const NOTE = 'Баримт шалгаж шийдвэрлэлээ.';

const chips = (page: Page) => page.locator('main [data-part=chip]');

/** The head of bank income: what the statement says of the day, and what became of its lines. */
const statement = (page: Page) => page.getByRole('table', { name: `Банкны хуулга: ${TODAY}` });

/** The desk with the line of an address: its proposals are there. */
async function atDesk(page: Page): Promise<void> {
  await page.locator('[data-part=desk] ol a[aria-current]').waitFor();
  await page.locator('[data-part=desk] li > button').first().waitFor();
}

const lineOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Chooses the likeliest proposal and books it, with nothing but keys; the desk goes on to the next line. */
async function matchLine(page: Page): Promise<void> {
  const id = lineOf(page);
  await page.keyboard.press('1');
  await page.locator('[data-part=desk] [data-variant=primary]:enabled').waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel(CODE).and(page.locator(':focus')).waitFor();
  await page.keyboard.insertText(`O-${id.slice(-5)}`);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
}

describe('the accountant’s day', () => {
  it(
    'probe',
    async () => {
      const opened = await visit({ person: 'accountant', path: '/accounting/profits' });
      const { page } = opened;
      await page.getByRole('link', { name: /^Тулгах ширээ нээх/ }).click();
      await atDesk(page);
      for (let step = 0; step < 9; step += 1) {
        const id = lineOf(page);
        await page.keyboard.press('j');
        await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
        await atDesk(page);
      }
      const t0 = Date.now();
      for (let line = 0; line < FORTY; line += 1) {
        const t = Date.now();
        await atDesk(page);
        const said = (await page.locator('[data-part=desk] li > button').first().innerText()).replaceAll('\n', ' ');
        const at = lineOf(page);
        if (line < FORTY - 1) await matchLine(page);
        console.log(at, Date.now() - t, said);
      }
      console.log('total', Date.now() - t0);
      await page.screenshot({ path: '/tmp/J/a1.png' });
      expectClean(opened);
    },
    4 * MINUTE,
  );
});
export { chips, statement, NOTE, failedRequest, expect };
