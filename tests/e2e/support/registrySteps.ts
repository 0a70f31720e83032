import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, fill } from './inputs';
import { succeeded } from './messages';

const VERIFY = 'Гараар баталгаажуулах';
const CONFIRM = 'Баталгаажуулах';
const SEND = 'ЗМС-ээс лавлах';
const RESEND = 'ЗМС лавлагаа дахин илгээх';
const LOOK_UP = 'ХУР-аас лавлах';
const ACCESSES = ['canLend', 'canTransfer', 'canOtpRequest', 'isCashOutDeposit'] as const;

/** The question or form that is open. */
export const dialogOf = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]');

/** Confirms the question that is open, with the reason that it asks for. */
export async function confirm(page: Page, name: string, reason?: string): Promise<void> {
  const dialog = dialogOf(page);
  if (reason) await dialog.getByLabel('Шалтгаан').fill(reason);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The customer's timeline, the newest first: who, action, what it changed, and why. */
export async function timelineOf(page: Page): Promise<string[]> {
  const rows = page.locator('aside [data-part=timeline] > li');
  const entries = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('small, p')].map(({ textContent }) => textContent)),
  );
  // Without the space that keeps a currency with its label.
  return entries.map((parts) => parts.join(' | ').replaceAll('\u00a0', ' '));
}

/** Verifies the customer's identity at the desk by keys alone, after a look at the selfie. */
export async function verifyIdentity(page: Page): Promise<void> {
  const desk = page.getByRole('region', { name: 'Иргэний баталгаажуулалт' });
  const selfie = desk.getByRole('group', { name: 'Сельфи', exact: true });
  await selfie.getByRole('img', { name: 'Сельфи: Баянмөнх Энхбаяр' }).waitFor();
  await selfie.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('t');
  await expect
    .poll(() => selfie.locator('img').getAttribute('style'))
    .toContain('scale(1.25) rotate(90deg)');
  await page.keyboard.press('a');
  const question = page.getByRole('alertdialog', { name: `${VERIFY}: Баянмөнх Энхбаяр` });
  const reason = question.getByLabel('Шалтгаан');
  await reason.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Зураг, бичиг баримт тохирч байна.');
  // Armed a moment after it opened; the tabulator passes over it until then.
  const yes = question.getByRole('button', { name: VERIFY });
  await yes.and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await yes.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor({ state: 'detached' });
  await succeeded(page, 'Амжилттай баталлаа.');
  await page.locator('td').getByText('Зураг, бичиг баримт тохирч байна.').waitFor();
  await expect
    .poll(() => desk.getByRole('button', { name: VERIFY }).getAttribute('aria-disabled'))
    .toBe('true');
}

/** Adds a second relative and confirms the first; who added somebody does not confirm him, so a colleague does that. */
export async function confirmRelatives(page: Page, colleague: Page): Promise<void> {
  await page.getByText('Баталгаажсан: 0 (доод тал нь 2)').waitFor();
  await page.getByRole('button', { name: 'Гэр бүлийн гишүүн нэмэх' }).click();
  await choose(page, 'type', 'Ах, эгч, дүү');
  await fill(page, { lastName: 'Баянмөнх', firstName: 'Сараа', phone: '99887766' });
  await dialogOf(page).getByRole('button', { name: 'Хадгалах' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
  const rows = page.locator('[data-part=record-table] tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  await confirmRelative(page, 'Солонго', '1 (');
  await colleague.reload();
  await confirmRelative(colleague, 'Сараа', '2 (');
}

/** Calls a relative, writes down what was said, and confirms. */
async function confirmRelative(page: Page, name: string, count: string): Promise<void> {
  const row = page.locator('[data-part=record-table] tbody tr').filter({ hasText: name });
  await row.getByRole('button', { name: CONFIRM, exact: true }).click();
  await dialogOf(page).getByLabel('Ярианы тэмдэглэл').fill('Утсаар ярьж, холбоог баталсан.');
  await confirm(page, CONFIRM);
  await page.getByText(`Баталгаажсан: ${count}`).waitFor();
}

/** Finds the customer's check, sends it again with a reason and waits for the answer. */
export async function sendCheck(page: Page): Promise<void> {
  await page.locator('search').getByLabel('Хайх').fill('ZMS-2026-000972');
  await page.locator('tbody').getByRole('link', { name: 'ZMS-2026-000972' }).click();
  await page.getByRole('button', { name: SEND, exact: true }).click();
  await expect.poll(() => dialogOf(page).innerText()).toContain('Лавлагааны төлбөр: 1,500.00');
  await confirm(page, RESEND, 'Харилцагч шинэ зээл хүссэн тул лавлана');
  await page.getByRole('link', { name: 'Сүүлийн лавлагааг нээх' }).click();
  const awaited = page.getByText('ЗМС-ийн хариуг хүлээж байна.');
  await awaited.waitFor();
  await awaited.waitFor({ state: 'detached' });
  await page.getByText('ЗМС-д энэ харилцагчийн мэдээлэл байхгүй. Лавлагаа хүчинтэй.').waitFor();
}

/** Looks the customer up with the simulated reader and accepts two of five differing fields. */
export async function lookUp(page: Page): Promise<void> {
  await page.getByText('ТУРШИЛТЫН ТӨХӨӨРӨМЖ').waitFor();
  await page.getByLabel('Лавлах шалтгаан').selectOption({ label: 'Гэрээ байгуулах' });
  await page.getByLabel('Ажилтны регистрийн дугаар').fill('УК88010155');
  for (const whose of ['Ажилтны хурууны хээ', 'Харилцагчийн хурууны хээ']) {
    const finger = page.getByRole('region', { name: whose });
    await finger.getByRole('button', { name: 'Хурууны хээ унших' }).click();
    await finger.getByText('Уншсан', { exact: true }).waitFor();
  }
  await page.getByRole('button', { name: LOOK_UP, exact: true }).click();
  await confirm(page, LOOK_UP);
  await succeeded(page, 'ХУР-аас мэдээллийг амжилттай авлаа.');
  await page.getByRole('img', { name: 'Улсын бүртгэл дэх цээж зураг' }).waitFor();
  const fields = page.locator('tr[data-field] th');
  await expect
    .poll(() => fields.allInnerTexts())
    .toEqual([
      'Ургийн овог',
      'Гэрлэлтийн байдал',
      'Албан ёсны хаяг',
      'Ажлын газар',
      'Цалин,\u00a0₮',
    ]);
  for (const field of ['Ажлын газар', 'Цалин'])
    await page.getByLabel(`Сонгох: ${field}`, { exact: true }).check();
  await page.getByRole('button', { name: 'Сонгосныг хүлээн авах (2)' }).click();
  await confirm(page, CONFIRM);
  await succeeded(page, 'Хүлээн авсан мэдээлэл: 2.');
  await expect
    .poll(() => fields.allInnerTexts())
    .toEqual(['Ургийн овог', 'Гэрлэлтийн байдал', 'Албан ёсны хаяг']);
}

/** Closes each of the four accesses and opens it again. */
export async function closeAndOpen(page: Page): Promise<void> {
  for (const access of ACCESSES) {
    const row = page.locator(`[data-access=${access}]`);
    const value = row.locator('[data-part=chip]').first();
    await value.getByText('Зөвшөөрсөн', { exact: true }).waitFor();
    await row.getByRole('button', { name: 'Эрх хаах' }).click();
    await confirm(page, 'Эрх хаах', 'Харилцагчийн өөрийн хүсэлтээр');
    await value.getByText('Гараар хаасан').waitFor();
    await row.getByRole('button', { name: 'Эрх нээх' }).click();
    await confirm(page, 'Эрх нээх', 'Харилцагч дахин хүсэлт гаргасан');
    await value.getByText('Зөвшөөрсөн', { exact: true }).waitFor();
    await row.getByRole('button', { name: 'Түүх (2)' }).waitFor();
  }
}
