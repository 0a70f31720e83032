import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { samplePng } from '../../mocks/engine/samples/sampleFile';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { choose, fill, input, save } from './support/inputs';
import { succeeded } from './support/messages';

beforeEach(() => gateway.reset());

const NAME = 'Мачча латте';
const ONE_MASTER = 'Зөвхөн нэг хувилбар үндсэн байх ёстой.';

const today = async (): Promise<string> => (await gateway.clock({})).today;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Chooses the first record that is found by some letters. */
async function find(page: Page, name: string, letters: string): Promise<void> {
  const field = page.locator(`input[name="${name}"]`);
  await field.fill(letters);
  await page.getByRole('option').filter({ hasText: letters }).first().click();
  // A later answer of the search must not take the choice back.
  await expect.poll(() => field.inputValue()).toContain(letters);
}

/** Writes a request for a coupon with two variants, of which neither is the master yet. */
async function write(page: Page, from: string): Promise<void> {
  await fill(page, { name: NAME, tag: '-15%' });
  await choose(page, 'type', 'Энгийн');
  await find(page, 'merchantId', 'Өргөн Талын Сүү');
  await find(page, 'categoryId', 'Кофе шоп');
  await fill(page, { sellPrice: '20000', discountPercent: '15' });
  await page.getByRole('button', { name: 'Хямдарсан үнийг бөглөх' }).click();
  await expect.poll(() => input(page, 'sellDiscountPrice').inputValue()).toMatch(/17,?000/);
  const variants = page.locator('[data-part=fieldset]', { hasText: 'Хувилбар, тоо ширхэг' });
  for (const [at, [name, quantity]] of [
    ['Том', '10'],
    ['Дунд', '5'],
  ].entries()) {
    await variants.getByRole('button', { name: 'Нэмэх', exact: true }).click();
    await fill(page, { [`variants.${at}.name`]: name, [`variants.${at}.quantity`]: quantity });
  }
  await fill(page, { limitPerCustomer: '2', maxQuantity: '1' });
  await input(page, 'customerLevels').click();
  for (const tier of ['Фан', 'Стар', 'Босс', 'Кинг'])
    await page.getByRole('option', { name: tier, exact: true }).click();
  await page.keyboard.press('Escape');
  await fill(page, {
    startDate: from,
    endDate: dayAfter(from, 9),
    expireDate: dayAfter(from, 19),
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'kupon.png',
      mimeType: 'image/png',
      buffer: Buffer.from(samplePng(160, 90, '#2f74bb'), 'base64'),
    });
  const editors = page.locator('[data-part=editor] [role="textbox"]');
  for (const [at, words] of ['Шинэ цай', 'Нэг удаа ашиглана'].entries()) {
    await editors.nth(at).click();
    await page.keyboard.type(words);
  }
  const places = page.locator('[data-part=fieldset]', { hasText: 'Ашиглах газар' });
  await places.getByRole('button', { name: 'Нэмэх', exact: true }).click();
  await fill(page, { 'locations.0.name': 'Төв салбар' });
  await page.getByLabel('Өргөрөг').fill('47.92');
  await page.getByLabel('Уртраг').fill('106.91');
}

it('a coupon is asked for with a form that is refused, approved, sold, given on and expires', async () => {
  const from = await today();
  // A request with two masters is refused with 400.
  const asking = await openConsole({
    person: 'operator',
    path: '/coupon/requests/create',
    expects: [/status of 400/],
  });
  const { page } = asking;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await write(page, from);
  await save(page).click();
  await page.getByText(ONE_MASTER).first().waitFor();
  expect(await gateway.commits()).toEqual([]);

  // A radio button lets nobody choose two; a gateway refuses them from whomever they come.
  await page.locator('input[type=radio]').nth(0).check();
  await page.locator('input[type=radio]').nth(1).check();
  await expect.poll(() => page.locator('input[type=radio]:checked').count()).toBe(1);
  await page.route('**/gateway-lab/coupon-requests', async (route) => {
    const body = route.request().postDataJSON() as { variants: { isMaster: boolean }[] };
    for (const variant of body.variants) variant.isMaster = true;
    await route.continue({ postData: JSON.stringify(body) });
  });
  await save(page).click();
  await page.getByText(ONE_MASTER).first().waitFor();
  expect(await gateway.commits()).toEqual([]);
  await page.unroute('**/gateway-lab/coupon-requests');
  await page.locator('input[type=radio]').nth(0).check();
  await save(page).click();
  await succeeded(page, `Амжилттай үүсгэлээ. ${NAME}`);
  const request = new URL(page.url()).pathname;

  // Somebody else decides.
  const deciding = await openConsole({ person: 'admin', path: request });
  const head = deciding.page.locator('[data-part=record-head]');
  await head.getByRole('button', { name: 'Батлах', exact: true }).click();
  await deciding.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Батлах', exact: true })
    .click();
  await succeeded(deciding.page, `Амжилттай баталлаа. ${NAME}`);

  const coupons = deciding.page;
  const openCoupon = async () => {
    await coupons.goto(
      new URL(
        `/coupon?filter=${encodeURIComponent('{"state":["ON_SALE","EXPIRED"]}')}`,
        coupons.url(),
      ).href,
    );
    await coupons.getByRole('link', { name: NAME }).first().click();
    await coupons.locator('[data-part=timeline]').waitFor();
  };
  await openCoupon();
  const facts = () => coupons.locator('[data-part=record-head]').innerText();
  await expect.poll(facts).toContain('Худалдаж буй');

  // Customers buy, one gives theirs on, one uses theirs: a day after the other.
  await gateway.clock({ today: dayAfter(from, 1) });
  await coupons.reload();
  await expect.poll(facts).toMatch(/Авсан\s+2/);
  await gateway.clock({ today: dayAfter(from, 3) });
  await coupons.reload();
  const equal = coupons.locator('[data-part=check-R15]');
  await expect.poll(() => equal.allInnerTexts()).toHaveLength(4);
  await expect
    .poll(async () => (await equal.allInnerTexts()).every((text) => text.includes('Таарч байна')))
    .toBe(true);
  await coupons.getByRole('link', { name: /^Авсан хүмүүс: 3/ }).click();
  await coupons.getByText('Бэлэглэсэн').first().waitFor();
  await coupons.locator('tbody tr', { hasText: 'Бэлгээр авсан' }).getByRole('link').first().click();
  await expect.poll(() => coupons.locator('ol > li > strong').count()).toBeGreaterThanOrEqual(2);

  await gateway.clock({ today: dayAfter(from, 20) });
  await coupons.reload();
  await coupons.getByText('Купоныг ашиглаагүй байхад хүчинтэй хугацаа нь дууссан.').waitFor();
  await openCoupon();
  await expect.poll(facts).toContain('Хүчингүй болсон');
  expectClean(deciding);
});

it('says on the first screen what a customer pays, until when, and what is left', async () => {
  const opened = await openConsole({ person: 'admin', path: '/coupon/3' });
  const { page } = opened;
  await page.locator('[data-part=coupon-sales]').waitFor();
  const lowest = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().bottom);
  for (const title of ['Купоны хугацаа', 'Үлдэгдэл, тулгалт'])
    await expect.poll(() => lowest(page.getByRole('region', { name: title }))).toBeLessThan(900);
  await expect
    .poll(() => lowest(page.getByText('Харилцагч нэг купонд 31,500 ₮ төлнө.')))
    .toBeLessThan(900);
  // The two charts stand beside each other.
  const top = (part: string) =>
    page.locator(`[data-part=${part}]`).evaluate((one) => one.getBoundingClientRect().top);
  await expect
    .poll(async () => (await top('coupon-sales')) - (await top('coupon-remains')))
    .toBe(0);
  expectClean(opened);
});
