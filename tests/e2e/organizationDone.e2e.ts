import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { pressAct } from './support/acts';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { choose, fill } from './support/inputs';
import { succeeded } from './support/messages';

beforeEach(() => gateway.reset());

const REASON = 'Ажил үүргийн хуваарь өөрчлөгдсөн.';

const title = (page: Page) => page.locator('main h1').first().innerText();

it('a change of a position’s role is seen in the audit log and in what its people may do', async () => {
  // An agent has contracts of the own hand, and no news.
  const before = await openConsole({ person: 'agent', path: '/news' });
  await expect.poll(() => title(before.page)).toBe('Хандах эрхгүй');
  await before.close();

  const changing = await openConsole({ person: 'admin', path: '/organization/position/1' });
  const { page } = changing;
  await page.locator('main').getByRole('link', { name: 'Доржпалам Билгүүн' }).waitFor();
  await pressAct(page, 'Үүрэг солих');
  const dialog = page.getByRole('dialog');
  await choose(page, 'roleName', 'Апп оператор');
  const row = dialog.locator('tbody tr', { hasText: 'Доржпалам Билгүүн' });
  // 57 rights come and 8 go.
  await expect.poll(() => row.innerText()).toMatch(/57\s+8$/);
  await fill(page, { reason: REASON });
  await dialog.getByRole('button', { name: 'Үүрэг солих', exact: true }).click();
  await succeeded(page, 'Зээлийн мэргэжилтэн');

  await page.getByRole('link', { name: 'Бүгдийг аудитын логоос харах' }).click();
  const entries = page.locator('main tbody tr', { hasText: 'Үүрэг сольсон' });
  await expect.poll(() => entries.count()).toBe(2);
  const words = async () => (await entries.allInnerTexts()).join(' ');
  await expect.poll(words).toMatch(/Сүхбаатар Оюунчимэг.*Үүргийн нэр\s+Агент\s+Апп оператор/s);
  await expect.poll(words).toContain(REASON);
  expectClean(changing);

  const after = await openConsole({ person: 'agent', path: '/news' });
  await after.page.locator('tbody tr a').first().waitFor();
  await after.page.goto('/loans/create');
  await expect.poll(() => title(after.page)).toBe('Хандах эрхгүй');
  expectClean(after);
});
