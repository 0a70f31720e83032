import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { actMenu } from './support/acts';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';

beforeEach(() => gateway.reset());

/** Records as they are opened, with the words of their state; a user has none. */
const RECORDS = [
  ['a loan', '/loans/300002', 'Олгогдсон'],
  ['a customer', '/customers/100001', '815 Зээлийн гэрээ'],
  ['a user', '/users/8d2f6a10-3c41-4b7e-9d05-000000000001', null],
] as const;

/** Where the head ends and the first card of the record begins, px of the window. */
const heights = (page: Page) =>
  page.evaluate(() => {
    const head = document.querySelector('[data-part=record-head]')?.getBoundingClientRect();
    const card = document
      .querySelector('[data-part=record-main] section, [data-part=record-main] [data-part]')
      ?.getBoundingClientRect();
    return { head: head?.height ?? 0, card: card?.top ?? 0 };
  });

/** The head is low, the first card begins early; the state is one chip and nowhere else, the name ends the trail. */
async function expectHead(page: Page, state: string | null, lowest = 320): Promise<void> {
  const head = page.locator('[data-part=record-head]');
  await head.waitFor();
  await page.locator('[data-part=timeline], [data-part=empty]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { head: height, card } = await heights(page);
  expect(height).toBeGreaterThan(60);
  expect(height).toBeLessThanOrEqual(130);
  expect(card).toBeLessThanOrEqual(lowest);
  if (state) {
    const chips = head.locator('[data-part=record-name] [data-part=chip]');
    await expect.poll(() => chips.allInnerTexts()).toEqual([state]);
    const facts = await page.locator('[data-part=record] dd').allInnerTexts();
    expect(facts.length).toBeGreaterThan(5);
    expect(facts.filter((fact) => fact.trim() === state)).toEqual([]);
  }
  const name = await head.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => page.locator('#react-admin-title').innerText()).toBe(name);
  await expect.poll(() => head.locator('[data-variant=primary]').count()).toBeLessThanOrEqual(1);
}

describe('the head of a record', () => {
  it.each(RECORDS)('is low and says the state once: %s', async (_, path, state) => {
    const opened = await openConsole({ person: 'admin', path });
    await expectHead(opened.page, state);
    expectClean(opened);
  });

  it('says in one sentence what is wrong with a late loan, and when its class falls', async () => {
    const opened = await openConsole({ person: 'admin', path: '/loans/300211' });
    const { page } = opened;
    await expectHead(page, 'Олгогдсон · 120 хоног хэтэрсэн', 360);
    await expect
      .poll(() => page.locator('[data-part=alerts]').innerText())
      .toBe(
        '120 хоног хэтэрсэн, одоо төлөх дүн 584,571.90 ₮. Төлөхгүй бол 2027-01-21 өдөр «Эргэлзээтэй» ангилалд орно. ' +
          'Дуудлага бүртгэх',
      );
    await page.getByText('Дуудлага бүртгэх').click();
    await page.waitForURL(/\/loans\/300211\/call-log\/\d+/);
    expectClean(opened);
  });

  it('is low and says the state once: a contract, in the words of its list', async () => {
    const opened = await openConsole({ person: 'admin', path: '/contract' });
    const { page } = opened;
    const row = page.locator('tbody tr').first();
    const state = await row.locator('[data-part=chip]').first().innerText();
    await row.getByRole('link').first().click();
    await expectHead(page, state);
    expectClean(opened);
  });

  it('is named above the pages that belong to it', async () => {
    const opened = await openConsole({ person: 'admin', path: '/customers/100618/level' });
    const { page } = opened;
    const name = page.locator('[data-part=owner] a');
    await name.waitFor();
    const said = await name.innerText();
    await expect
      .poll(() => page.locator('header', { has: page.locator('#react-admin-title') }).innerText())
      .toMatch(new RegExp(`Харилцагч\\s+${said}\\s+Түвшин`));
    expectClean(opened);
  });

  it('has the acts of a row in sight beside a time line', async () => {
    const opened = await openConsole({ person: 'admin', path: '/customers/100618' });
    const { page } = opened;
    const table = page.locator('[data-part=record-main] [role=group]', {
      has: page.getByText('Баталгаажуулалт цуцлах').first(),
    });
    await table.waitFor();
    await expect.poll(() => table.locator('td button').count()).toBeGreaterThan(5);
    const cut = () =>
      table.evaluate((frame) => {
        const { right } = frame.getBoundingClientRect();
        return [...frame.querySelectorAll('td button')].filter(
          (button) => button.getBoundingClientRect().right > right,
        ).length;
      });
    await expect.poll(cut).toBe(0);
    expectClean(opened);
  });

  it('keeps its name and its acts in sight, and what has the focus is not below it', async () => {
    const opened = await openConsole({
      person: 'admin',
      path: '/loans/300022',
      viewport: { width: 1440, height: 600 },
    });
    const { page } = opened;
    const head = page.locator('[data-part=record-head]');
    await page.locator('[data-part=timeline]').first().waitFor();
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => head.getAttribute('data-slim')).toBe('true');
    const top = await page
      .locator('[data-part=topbar]')
      .evaluate((bar) => bar.getBoundingClientRect().bottom);
    const name = await head.getByRole('heading', { level: 1 }).boundingBox();
    expect(name?.y).toBeGreaterThanOrEqual(top - 1);
    expect(name?.y).toBeLessThan(top + 30);
    await actMenu(page).click();
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    // Up to the first link of the page, by keyboard alone.
    await page.locator('[data-part=record-main] a, [data-part=record-main] button').last().focus();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const hidden = await page.evaluate(() => {
        const at = document.activeElement;
        if (!at || at.closest('[data-part=record-head], [data-part=topbar]')) return null;
        const { left, top: y, width, height } = at.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, y + height / 2);
        return seen?.closest('[data-part=record-head]') ? at.textContent : null;
      });
      expect(hidden).toBeNull();
    }
    expectClean(opened);
  });

  it('has closed acts under what would open them, dangerous ones behind a line', async () => {
    const opened = await openConsole({ person: 'admin', path: '/loans/300022' });
    const { page } = opened;
    await actMenu(page).focus();
    await page.keyboard.press('ArrowDown');
    const menu = page.getByRole('menu');
    await menu.waitFor();
    const groups = await menu.evaluate((list) => {
      const found: Record<string, string[]> = {};
      for (const item of list.querySelectorAll('[role=menuitem][aria-disabled=true]')) {
        const head = document.getElementById(item.getAttribute('aria-describedby') ?? '');
        (found[head?.textContent ?? ''] ??= []).push(item.textContent ?? '');
      }
      return found;
    });
    expect(groups['«Хүсэлт гаргасан» төлөвт боломжтой']).toContain('Батлах');
    // Every closed act has words above it.
    expect(groups['']).toBeUndefined();
    const danger = menu.locator('[role=menuitem][data-danger]:not([aria-disabled=true])');
    expect(await danger.first().evaluate((item) => item.previousElementSibling?.tagName)).toBe(
      'LI',
    );
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expectClean(opened);
  });
});

describe('pictures', () => {
  it('draws the balance of a loan when it comes to sight, and shows the same as a table by keyboard', async () => {
    const opened = await openConsole({ person: 'admin', path: '/loans/300022' });
    const { page } = opened;
    const card = page.locator('[data-part=loan-curve]');
    await card.scrollIntoViewIfNeeded();
    await card
      .locator('svg .MuiLineChart-line, svg .MuiLineElement-root')
      .first()
      .waitFor({ state: 'attached' });
    await card.getByRole('button', { name: 'Хүснэгтээр харах' }).focus();
    await page.keyboard.press('Enter');
    await card.getByRole('row').nth(1).waitFor();
    expectClean(opened);
  });
});
