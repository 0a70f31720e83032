import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { below, choose, editor, fill, input, save } from './support/inputs';
import { succeeded, told, warnings } from './support/messages';
import { failedRequest } from './support/problems';
import { actButton, whyClosed } from './support/acts';

beforeEach(() => gateway.reset());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

it('writes an article with formatted text and edits it', async () => {
  const opened = await openConsole({ person: 'operator', path: '/news/create' });
  const { page } = opened;
  await heading(page, 'Мэдээ нэмэх');
  await fill(page, { title: 'Шинэ салбар нээгдлээ', shortDescription: 'Дарханд нээгдлээ.' });
  await choose(page, 'category', 'Зээл');
  await choose(page, 'type', 'Вэбсайт: мэдээ');
  await editor(page).click();
  await page.keyboard.type('Даваагаас ажиллана ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('09:00 цагаас');
  await save(page).click();
  await succeeded(page, 'Амжилттай үүсгэлээ. Шинэ салбар нээгдлээ');
  await page.waitForURL('**/news/41');
  await heading(page, 'Шинэ салбар нээгдлээ');
  const content = page.locator('[data-part=record-main]');
  await expect.poll(() => content.locator('strong').first().innerText()).toBe('09:00 цагаас');
  await expect.poll(() => content.innerText()).toContain('Даваагаас ажиллана');
  await expect
    .poll(() => page.locator('[data-part=record-name] [data-part=chip]').innerText())
    .toBe('Нийтлээгүй');

  await page.getByRole('link', { name: 'Засах' }).click();
  await heading(page, 'Мэдээ засах');
  await expect.poll(() => input(page, 'title').inputValue()).toBe('Шинэ салбар нээгдлээ');
  await fill(page, { title: 'Дарханы салбар нээгдлээ' });
  await expect
    .poll(() => page.locator('[data-part=form-foot]').innerText())
    .toContain('1 талбар өөрчлөгдсөн');
  await save(page).click();
  await heading(page, 'Дарханы салбар нээгдлээ');
  const newest = page.locator('[data-part=timeline] > li').first();
  await newest.getByText('Шинэ салбар нээгдлээ → Дарханы салбар нээгдлээ').waitFor();
  expect((await gateway.commits()).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /gateway-lab/news',
    'PUT /gateway-lab/news/41',
  ]);
  expectClean(opened);
});

it('names what is missing beside the fields, and writes nothing', async () => {
  const opened = await openConsole({ person: 'operator', path: '/news/create' });
  const { page } = opened;
  await fill(page, { title: 'а'.repeat(201) });
  await save(page).click();
  await page.getByText('Маягт алдаатай байна. Тэмдэглэсэн талбаруудыг шалгана уу.').waitFor();
  await expect.poll(() => below(page, 'title')).toBe('Бичвэр 200 тэмдэгтээс богино байх ёстой.');
  await expect.poll(() => below(page, 'category')).toBe('Хоосон байж болохгүй.');
  await expect.poll(() => below(page, 'type')).toBe('Хоосон байж болохгүй.');
  await expect.poll(() => below(page, 'shortDescription')).toBe('Хоосон байж болохгүй.');
  await expect
    .poll(() =>
      page.locator('[data-part=group]:has([data-part=editor]) [data-part=problem]').innerText(),
    )
    .toBe('Хоосон байж болохгүй.');
  // The first wrong field has the focus.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
  expect((await gateway.journal()).filter(({ method }) => method === 'POST')).toEqual([]);
  expectClean(opened);
});

it('lands what the gateway refuses on its field, with its numbers', async () => {
  const opened = await openConsole({
    person: 'operator',
    path: '/news/1/update',
    expects: [failedRequest],
  });
  const { page } = opened;
  await page.route('**/gateway-lab/news/1', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 400,
          json: {
            code: 'VALIDATION_FAILED',
            message: 'Бөглөсөн мэдээллээ шалгана уу.',
            fields: { title: 'validation.max_length' },
            fieldValues: { title: { length: 12 } },
          },
        })
      : route.fallback(),
  );
  await fill(page, { title: 'Хэтэрхий урт гарчиг' });
  await save(page).click();
  await told(page, 'Бөглөсөн мэдээллээ шалгана уу.');
  await expect.poll(() => below(page, 'title')).toBe('Бичвэр 12 тэмдэгтээс богино байх ёстой.');
  await expect.poll(() => warnings(page)).toEqual(['Бөглөсөн мэдээллээ шалгана уу.']);
  await expect.poll(() => input(page, 'title').inputValue()).toBe('Хэтэрхий урт гарчиг');
  await page.unroute('**/gateway-lab/news/1');
  await fill(page, { title: 'Богино' });
  await save(page).click();
  await succeeded(page, 'Амжилттай хадгаллаа. Богино');
  expectClean(opened);
});

it('keeps what was typed when somebody else was faster', async () => {
  const opened = await openConsole({
    person: 'operator',
    path: '/news/2/update',
    expects: [failedRequest],
  });
  const { page } = opened;
  await fill(page, { title: 'Миний гарчиг' });
  const other = await openConsole({ person: 'admin', path: '/news/2/update' });
  await fill(other.page, { title: 'Өөр хүний гарчиг' });
  await save(other.page).click();
  await succeeded(other.page, 'Амжилттай хадгаллаа. Өөр хүний гарчиг');
  await save(page).click();
  const conflict = page.getByRole('alertdialog', {
    name: 'Өөр хүн энэ мэдээллийг өөрчилсөн байна',
  });
  await conflict.getByText('Миний гарчиг').first().waitFor();
  await conflict.getByText('Өөр хүний гарчиг').first().waitFor();
  await conflict.getByRole('button', { name: 'Засвар руу буцах' }).click();
  await conflict.waitFor({ state: 'detached' });
  await expect.poll(() => warnings(page)).toEqual([]);
  await expect.poll(() => input(page, 'title').inputValue()).toBe('Миний гарчиг');
  expect((await gateway.commits()).length).toBe(1);
  expectClean(opened);
});

it('publishes at a press, and takes it back', async () => {
  const opened = await openConsole({ person: 'operator', path: '/news/4' });
  const { page } = opened;
  const chip = page.locator('[data-part=record-name] [data-part=chip]');
  expect(await whyClosed(page, 'Нийтлэлээс хасах')).toBe('«Нийтлэгдсэн» төлөвт боломжтой');
  // One action undoes it, so nothing is asked; a double click does it once and undoes nothing.
  await actButton(page, 'Нийтлэх').dblclick();
  await succeeded(page, 'Амжилттай нийтэллээ.');
  await chip.getByText('Нийтлэгдсэн', { exact: true }).waitFor();
  await page.locator('[data-part=toast]').getByRole('button', { name: 'Нийтлэлээс хасах' }).click();
  await chip.getByText('Нийтлээгүй', { exact: true }).waitFor();
  await page
    .locator('[data-part=timeline] > li')
    .first()
    .getByText('Нийтлэгдсэн → Нийтлээгүй')
    .waitFor();
  expect((await gateway.commits()).map(({ path }) => path)).toEqual([
    '/gateway-lab/news/4/publish',
    '/gateway-lab/news/4/unpublish',
  ]);
  expectClean(opened);
});

it('tells in the dialog that the state has changed meanwhile', async () => {
  const opened = await openConsole({
    person: 'operator',
    path: '/news/8',
    expects: [failedRequest],
  });
  const { page } = opened;
  await actButton(page, 'Нийтлэх').waitFor();
  const other = await openConsole({ person: 'admin', path: '/news/8' });
  await actButton(other.page, 'Нийтлэх').click();
  await succeeded(other.page, 'Амжилттай нийтэллээ.');
  await actButton(page, 'Нийтлэх').click();
  await told(page, 'Одоогийн төлөвт энэ үйлдлийг хийх боломжгүй');
  expect((await warnings(page)).length).toBe(1);
  expect((await gateway.commits()).length).toBe(1);
  expectClean(opened);
});

it('actions on many rows and names those that failed', async () => {
  const opened = await openConsole({
    person: 'operator',
    path: `/news?filter=${encodeURIComponent('{"state":["UNPUBLISHED"]}')}`,
    expects: [failedRequest],
  });
  const { page } = opened;
  await page.waitForSelector('tbody tr a');
  const names = await page.locator('tbody tr a').allInnerTexts();
  const bar = page.getByRole('region', { name: 'Сонгосон мөрүүд' });
  const boxes = page.locator('tbody input[type="checkbox"]');
  const places = () => boxes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  const before = await places();
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await bar.getByText('3 мөр сонгосон').waitFor();
  // What can be done with them has its place in the foot: no tick moves the row below the pointer.
  expect(await places()).toEqual(before);
  // What is open for none of them is not among the buttons.
  await expect.poll(() => bar.getByRole('button', { name: /^Нийтлэлээс хасах/ }).count()).toBe(0);
  await gateway.fault({
    method: 'POST',
    path: '/gateway-lab/news/8/publish',
    fault: '403',
    times: 0,
  });
  await bar.getByRole('button', { name: 'Нийтлэх (3)' }).click();
  await confirm(page, 'Нийтлэх');
  await told(page, '1 мөр гүйцэтгэгдсэнгүй:');
  await expect
    .poll(() => page.locator('[role][data-tone="danger"] li').allInnerTexts())
    .toEqual([`${names[1]}: Таны эрх хүрэлцэхгүй байна. Дутуу зөвшөөрөл: embedded:fault.`]);
  expect((await gateway.commits()).map(({ path }) => path)).toEqual([
    '/gateway-lab/news/4/publish',
    '/gateway-lab/news/12/publish',
  ]);
  expectClean(opened);
});

it('gives back the draft of a form that was left by a reload', async () => {
  const opened = await openConsole({ person: 'operator', path: '/news/create' });
  const { page } = opened;
  await fill(page, { title: 'Хагас бичсэн мэдээ' });
  await choose(page, 'type', 'Апп: мэдээ');
  await editor(page).fill('Эхний мөр.');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain('Эхний мөр.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText(/^Хадгалаагүй ноорог сэргээгдлээ/).waitFor();
  await expect.poll(() => input(page, 'title').inputValue()).toBe('Хагас бичсэн мэдээ');
  await expect.poll(() => input(page, 'type').inputValue()).toBe('pocket_app');
  await expect.poll(() => editor(page).innerText()).toBe('Эхний мөр.');
  await page.getByRole('button', { name: 'Ноорог хаях' }).click();
  await expect.poll(() => input(page, 'title').inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Эхний');
  expectClean(opened);
});
