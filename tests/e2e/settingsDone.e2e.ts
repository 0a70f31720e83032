import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { answer, putInForce } from './support/inForce';
import { choose, input } from './support/inputs';
import { whyBlocked } from './support/loanPage';
import { succeeded } from './support/messages';
import { pressAct } from './support/acts';

beforeEach(() => gateway.reset());

const CRITERIA = { person: 'accountant', path: '/settings/criteria-settings' };

it('an admin asks for another criterion of loans, and once a colleague has put it in force, what asks next is refused by it', async () => {
  const loan = await openConsole({ person: 'admin', path: '/loans/300021' });
  expect(await whyBlocked(loan.page, 'Эрсдэлийн санд шилжүүлэх')).toBeNull();

  const settings = await openConsole({ person: 'admin', path: '/settings/criteria-settings' });
  const { page } = settings;
  const change = 'Эрсдэлийн шалгуур өөрчлөх';
  await page.getByRole('button', { name: change, exact: true }).click();
  const asked = page.getByRole('dialog');
  await input(page, 'riskFromDpd').fill('120');
  await asked.getByLabel('Шалтгаан').fill('Эрсдэлийн хорооны шийдвэр');
  await asked.getByRole('button', { name: change, exact: true }).click();
  await asked.waitFor({ state: 'detached' });
  await loan.page.reload();
  expect(await whyBlocked(loan.page, 'Эрсдэлийн санд шилжүүлэх')).toBeNull();

  await putInForce(CRITERIA, 'change_collection');
  await loan.page.reload();
  expect(await whyBlocked(loan.page, 'Эрсдэлийн санд шилжүүлэх')).toBe(
    'Хэтэрсэн хоног: 91. Эрсдэлийн санд шилжүүлэх доод хоног: 120.',
  );
  expectClean(loan);
  expectClean(settings);
});

it('a criterion that is changed by two people while a customer’s request waits refuses it, and no longer once it is taken back', async () => {
  const change = 'Сунгалтын шалгуур өөрчлөх';
  const settings = await openConsole({ person: 'admin', path: '/settings/criteria-settings' });
  const allow = async (times: string) => {
    const { page } = settings;
    // What a colleague has put in force meanwhile is what is changed.
    await page.reload();
    await page.getByRole('button', { name: change, exact: true }).click();
    const asked = page.getByRole('dialog');
    await input(page, 'extensionsMax').fill(times);
    await asked.getByLabel('Шалтгаан').fill('Эрсдэлийн хорооны шийдвэр');
    await asked.getByRole('button', { name: change, exact: true }).click();
    await asked.waitFor({ state: 'detached' });
    await putInForce(CRITERIA, 'change_extensions');
  };
  const queue = await openConsole({ person: 'admin', path: '/loans/pending/extension' });
  const decision = queue.page.getByRole('complementary');
  const approve = decision.getByRole('button', { name: /^Батлах/ });
  await approve.waitFor();
  await expect.poll(() => approve.isEnabled()).toBe(true);

  await allow('0');
  await queue.page.reload();
  await decision.getByText('Сунгах дээд тоонд хүрсэн: 0.').waitFor();
  await expect.poll(() => approve.isEnabled()).toBe(false);
  await queue.page.keyboard.press('a');
  await expect.poll(() => queue.page.getByRole('dialog').count()).toBe(0);

  await allow('3');
  await queue.page.reload();
  await expect.poll(() => approve.isEnabled()).toBe(true);
  const paths = (await gateway.commits()).map(({ path }) => path.split('/').at(-1));
  expect(paths).toEqual(['change_extensions', 'put_in_force', 'change_extensions', 'put_in_force']);
  expectClean(queue);
  expectClean(settings);
});

describe('the end of the day', () => {
  const progress = (page: Page): Locator => page.locator('[data-part=eod-progress]').first();
  const stopped = (page: Page): Locator =>
    page.getByText(/«Зээлийн ангилал» алхам дээр зогслоо/).first();

  /** Takes the entry of the page back, by the button or the menu of its head. */
  async function withdraw(page: Page): Promise<void> {
    const name = 'Татан авах';
    await pressAct(page, name);
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Шалтгаан').fill('Өөр өдөр дахин бүртгэхээр болсон.');
    await question.getByRole('button', { name, exact: true }).click();
    await question.waitFor({ state: 'detached' });
  }

  it('stops at the step that a waiting correction fails, and goes on from there, while somebody else watches', async () => {
    const watching = await openConsole({ person: 'only:admin:access', path: '/settings/eod' });
    const running = await openConsole({ person: 'admin', path: '/settings/eod' });
    const { page } = running;
    await page.getByRole('button', { name: 'Өдөр өндөрлөх', exact: true }).click();
    await answer(page, 'Өдөр өндөрлөх', 'dialog');
    await succeeded(page, 'Өдөр өндөрлөлт эхэллээ.');
    await stopped(page).waitFor();
    await stopped(watching.page).waitFor();
    await expect.poll(() => progress(watching.page).innerText()).toBe('12 алхмын 5 нь дууссан');

    // The correction is taken back by who made it; nothing else stands in the way.
    const correcting = await openConsole({
      person: 'admin',
      path: '/accounting/entries?filter={"state":"WAITING","kind":"LOAN_CLASS_UPGRADE"}',
    });
    await correcting.page.locator('tbody tr a').first().click();
    await withdraw(correcting.page);

    await page.getByRole('button', { name: 'Үргэлжлүүлэх', exact: true }).click();
    await answer(page, 'Үргэлжлүүлэх', 'dialog');
    for (const one of [page, watching.page])
      await expect.poll(() => progress(one).innerText()).toBe('12 алхмын 12 нь дууссан');
    const tray = page.locator('[data-part=jobs]');
    await tray.click();
    const jobs = page.locator('[data-part=job-list]');
    await jobs.getByRole('button', { name: 'Жагсаалтаас хасах' }).click();
    await tray.waitFor({ state: 'detached' });
    for (const one of [running, watching, correcting]) expectClean(one);
  });
});

it('an admin sends a notification to an audience after two looks; the bell shows what became of it, and marks it seen', async () => {
  const opened = await openConsole({ person: 'admin', path: '/notification/create' });
  const { page } = opened;
  const bell = page.locator('[data-part=topbar]').getByRole('button', { name: /^Мэдэгдэл/ });
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Мэдэгдэл: уншаагүй 9');

  await choose(page, 'type', 'Мэдээ');
  await input(page, 'title').fill('Шинэ нөхцөл');
  await input(page, 'body').fill('Зээлийн шинэ нөхцөлийг аппаас үзнэ үү.');
  await choose(page, 'receiver', 'Харагдацын харилцагчид');
  await page.getByRole('combobox', { name: /^Харагдац/ }).click();
  await page.getByRole('option', { name: 'Харилцагчид: Сэжигтэй', exact: true }).click();
  const audience = page.locator('[data-part=audience]');
  await audience.getByText(/^Жишээ: /).waitFor();
  const phone = page.locator('[data-part=phone-preview]');
  await expect.poll(() => phone.first().innerText()).toContain('Шинэ нөхцөл');
  const count = (await audience.locator('dd').first().innerText()).trim();

  await page.getByRole('button', { name: 'Илгээх', exact: true }).click();
  await answer(page, `${count} хүлээн авагчид илгээх`, 'alertdialog');
  await succeeded(page, 'Мэдэгдлийг амжилттай илгээлээ.');
  await page.waitForURL(/\/notification\/log\/\d+$/);
  await page.locator('[data-part=record-name]').getByText('Илгээсэн').waitFor();
  const sends = async () =>
    (await gateway.commits()).filter(({ path }) => path.endsWith('to-topic-users')).length;
  await expect.poll(sends).toBe(1);

  // The bell looks again when the page is loaded.
  await page.reload();
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Мэдэгдэл: уншаагүй 10');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Мэдэгдэл' });
  await panel.getByRole('button', { name: /Шинэ нөхцөл.*Илгээсэн \d+/s }).click();
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Мэдэгдэл: уншаагүй 9');

  // The job stands in the top bar until it was seen, with its file of results.
  await page.locator('[data-part=jobs]').click();
  const jobs = page.locator('[data-part=job-list]');
  const download = page.waitForEvent('download');
  await jobs.getByRole('button', { name: 'Үр дүнгийн файл' }).click();
  await expect
    .poll(async () => (await download).suggestedFilename())
    .toMatch(/^notification_.*\.xlsx$/);
  await jobs.getByRole('button', { name: 'Жагсаалтаас хасах' }).click();
  await page.locator('[data-part=jobs]').waitFor({ state: 'detached' });
  expectClean(opened);
});
