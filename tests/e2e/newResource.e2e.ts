import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveNewResource } from './newResourceServer';
import { pressAct } from './support/acts';
import { fill, save } from './support/inputs';
import { succeeded } from './support/messages';
import { openConsole } from './support/console';

// The promise (docs/adding-a-resource.md): one file, its labels and its permissions, and the resource works from the
// menu to the history. No line of the embedded gateways, of routes or of the menu is written for it.

const PERSON = 'only:tips:list,tips:write';
/** A key that was shown instead of a text. */
const RAW_KEY = /\b(resources|enums|action|menu|record|list|form|common|ra)\.[\w.@-]+/;

let server: Awaited<ReturnType<typeof serveNewResource>>;

beforeAll(async () => {
  server = await serveNewResource();
});

afterAll(() => server?.stop());

it('has a menu entry, a list, a form, a record, actions and a history from one file', async () => {
  const { page, problems } = await openConsole({ person: PERSON, path: `${server.url}/` });
  const shown = () => page.locator('body').innerText();

  await page.locator('[data-part=rail]').getByRole('button', { name: 'Контент' }).click();
  await page.locator('[data-part=rail]').getByRole('link', { name: 'Зөвлөгөөнүүд' }).click();
  await page.getByRole('heading', { level: 1, name: 'Зөвлөгөөнүүд' }).waitFor();

  const rows = page.locator('main tbody tr a');
  await expect.poll(() => rows.count()).toBe(20);
  await expect
    .poll(() => page.locator('main thead th button').allInnerTexts())
    .toEqual(['Гарчиг', 'Урамшуулал,\u00a0₮', 'Хүчинтэй хугацаа', 'Төлөв', 'Үүсгэсэн огноо']);
  expect(await shown()).not.toMatch(RAW_KEY);

  await page.getByRole('link', { name: '+ Зөвлөгөө нэмэх' }).click();
  await page.getByRole('heading', { level: 1, name: 'Зөвлөгөө нэмэх' }).waitFor();
  await page.getByText('Зөвлөгөөний агуулга').waitFor();
  await save(page).click();
  await page.getByText('Хоосон байж болохгүй.').first().waitFor();
  expect(await shown()).not.toMatch(RAW_KEY);
  await fill(page, {
    title: 'Хугацаанаас өмнө төлөх нь',
    shortDescription: 'Хүү тухайн өдрөөр зогсоно.',
    reward: '2500',
  });
  await save(page).click();
  await succeeded(page, 'Амжилттай үүсгэлээ. Хугацаанаас өмнө төлөх нь');
  await page.getByRole('heading', { level: 1, name: 'Хугацаанаас өмнө төлөх нь' }).waitFor();
  await page.getByText('2,500.00').first().waitFor();
  const state = page.locator('[data-part=record-name] [data-part=chip]');
  await expect.poll(() => state.innerText()).toBe('Нийтлээгүй');

  await pressAct(page, 'Нийтлэх');
  await expect.poll(() => state.innerText()).toBe('Нийтлэгдсэн');
  const newest = page.locator('[data-part=timeline] > li').first();
  await newest.getByText('Нийтлээгүй → Нийтлэгдсэн').waitFor();
  await expect.poll(() => newest.innerText()).toContain('Нийтэлсэн');
  expect(await shown()).not.toMatch(RAW_KEY);
  expect(problems).toEqual([]);
});
