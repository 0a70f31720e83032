import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { approvedMenus } from '../support/approvedMenus';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';

beforeEach(() => gateway.noFaults());

interface Counted {
  counter: string;
  figure: string;
  /** The address of the list; none for who may not open it. */
  to: string | null;
}

/** The counters of the dashboard as they are shown, with the ways behind them. */
async function countersOf(page: Page): Promise<Counted[]> {
  const tiles = page.locator('[data-part=tenant-counters] [data-counter]');
  await tiles.first().waitFor();
  return tiles.evaluateAll((all) =>
    all.map((tile) => ({
      counter: tile.getAttribute('data-counter') ?? '',
      figure: tile.querySelector('b')?.textContent ?? '',
      to: tile.querySelector('b a')?.getAttribute('href') ?? null,
    })),
  );
}

/** What the list at an address says of its total, beside its title. */
async function totalAt(page: Page, to: string): Promise<string> {
  await page.goto(new URL(to, page.url()).toString());
  return page.locator('main h1 small').first().innerText();
}

it.each([
  ['the main lender', 'admin', 12],
  ['another lender', 'tenant', 10],
])(
  'each number of the dashboard is the total of the list behind it: %s',
  async (_, person, ways) => {
    const opened = await openConsole({ person, path: '/tenant-report/dashboard' });
    const { page } = opened;
    const counted = await countersOf(page);
    expect(counted).toHaveLength(12);
    const linked = counted.filter(({ to }) => to !== null);
    expect(linked).toHaveLength(ways);
    const totals: Record<string, string> = {};
    for (const { counter, to } of linked) totals[counter] = await totalAt(page, to ?? '');
    expect(totals).toEqual(
      Object.fromEntries(linked.map(({ counter, figure }) => [counter, figure])),
    );
    expectClean(opened);
  },
);

it('another lender sees less than the main one, and cannot choose', async () => {
  const main = await openConsole({ person: 'admin', path: '/tenant-report/dashboard' });
  const own = await openConsole({ person: 'tenant', path: '/tenant-report/dashboard' });
  const [all, part] = await Promise.all([countersOf(main.page), countersOf(own.page)]);
  expect(Number(part[0].figure)).toBeLessThan(Number(all[0].figure));
  const choices = (page: Page) => page.locator('[data-part=filter][data-mode=options]');
  await expect.poll(() => choices(main.page).count()).toBe(1);
  await expect.poll(() => choices(own.page).count()).toBe(0);
});

const bar = (page: Page) => page.locator('[data-part=view-as]');

/** Opens the console as somebody with a role sees it. */
async function seeAs(page: Page, role: string): Promise<void> {
  await page.getByRole('button', { name: /^Хэрэглэгчийн цэс/ }).click();
  await page.getByRole('menuitem', { name: 'Бусдын эрхээр харах' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await dialog.getByRole('button', { name: 'Харж эхлэх' }).click();
  await bar(page).waitFor();
}

it('an admin sees the console as an agent does, and cannot write', async () => {
  const written = await gateway.commits();
  const opened = await openConsole({ person: 'admin', path: '/' });
  const { page } = opened;
  await seeAs(page, 'Агент');
  const groups = page.locator('[data-part=rail-list] ul[data-level="1"] > li > button');
  await expect.poll(() => groups.count()).toBe(Object.keys(approvedMenus.agent).length);

  // What an agent may not open is closed, and says who may.
  await page.goto(new URL('/loans/risked', page.url()).toString());
  await page.getByText('loan-admin:list').first().waitFor();
  await page
    .getByText(/Энэ эрхтэй үүрэг: /)
    .first()
    .waitFor();
  await bar(page).waitFor();

  // What an agent may do is there and closed: nothing is written.
  await page.goto(new URL('/customers/100003/update', page.url()).toString());
  const save = page.getByRole('button', { name: 'Хадгалах', exact: true });
  await save.waitFor();
  await expect.poll(() => save.isDisabled()).toBe(true);
  await page.getByText('Та өөр хүний эрхээр харж байна: юу ч бичигдэхгүй.').first().waitFor();
  expect(await gateway.commits()).toEqual(written);

  await bar(page).getByRole('button', { name: 'Дуусгах' }).click();
  await bar(page).waitFor({ state: 'detached' });
  await expect.poll(() => groups.count()).toBe(Object.keys(approvedMenus.admin).length);
  expectClean(opened);
});
