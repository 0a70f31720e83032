import { expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';

const PALETTE = '[data-part=palette]';

it('opens records by their numbers, pages by their words and lists by a name, with the keyboard alone', async () => {
  const opened = await openConsole({ person: 'admin', path: '/loans', expects: [/status of 404/] });
  const { page } = opened;
  await page.locator('main tbody tr a').first().waitFor();
  await page.locator('[data-part=palette-open]').waitFor();

  await page.keyboard.press('Control+KeyK');
  const field = page.locator(`${PALETTE} input`);
  await field.waitFor();
  const place = (await field.boundingBox())?.y;
  await field.fill('ln-2025-000136');
  await page.locator('[role=option]').first().waitFor();
  // The field stays where it is while options come and go.
  expect((await field.boundingBox())?.y).toBe(place);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/loans\/\d+/);
  await page.locator('main h1', { hasText: 'LN-2025-000136' }).waitFor();

  // Nobody has this phone: the palette says so and stays.
  await page.keyboard.press('Slash');
  await field.fill('80000001');
  await page.locator('[role=option]').first().waitFor();
  await page.keyboard.press('Enter');
  await page
    .locator(`${PALETTE} [role=alert]`, { hasText: 'Ийм харилцагч бүртгэлгүй байна.' })
    .waitFor();

  // A page, typed in Latin letters.
  await field.fill('hariltsagchiin segment');
  await page.locator('[role=option]', { hasText: 'Харилцагчийн сегмент' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/customers/segments**');

  // What was open lately comes first.
  await page.keyboard.press('Control+KeyK');
  await page.locator('[role=option]', { hasText: 'LN-2025-000136' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/loans\/\d+/);

  // A name goes on to the search of a list, and into no address.
  await page.keyboard.press('Control+KeyK');
  await field.fill('Гантулга');
  const list = page.locator('[role=option]', { hasText: 'Харилцагчид: «Гантулга»' });
  await list.waitFor();
  await list.click();
  await page.waitForURL('**/customers?filter=%7B%7D**');
  await expect
    .poll(async () => {
      const names = await page.locator('main tbody tr a').allInnerTexts();
      return names.length > 0 && names.every((name) => name.includes('Гантулга'));
    })
    .toBe(true);
  expect(page.url()).not.toContain('%D0%93');
  expectClean(opened);
});

it('offers no search to who may not see customers, loans and contracts', async () => {
  const opened = await openConsole({ person: 'only:news:list', path: '/news' });
  const { page } = opened;
  await page.locator('[data-part=palette-open]').click();
  await page.locator(`${PALETTE} input`).fill('99112233');
  await page.locator(PALETTE, { hasText: 'Тохирох зүйл олдсонгүй.' }).waitFor();
  await expect.poll(() => page.locator('[role=option]').count()).toBe(0);
  expectClean(opened);
});

it('shows people by half a name in either alphabet, and records by the numbers of the house', async () => {
  const opened = await openConsole({ person: 'admin', path: '/news' });
  const { page } = opened;
  await page.locator('[data-part=palette-open]').waitFor();
  await page.keyboard.press('Control+KeyK');
  const field = page.locator(`${PALETTE} input`);
  const focused = page.locator(`${PALETTE} [role=option].Mui-focused`);
  // Somebody's name in Latin letters: who comes late is highlighted, with the phone and the state beside the name.
  await field.pressSequentially('dulguu');
  await focused.filter({ hasText: 'Дөлгөөн' }).waitFor();
  await expect
    .poll(() => focused.innerText())
    .toBe('Цэрэн Дөлгөөн\n9****095\n950 Скорингийн шүүлт');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/customers\/\d+/);
  await page.locator('main h1', { hasText: 'Дөлгөөн' }).waitFor();
  expect(page.url()).not.toMatch(/dulguu/i);

  await page.keyboard.press('Control+KeyK');
  await field.pressSequentially('mo-610007');
  await focused.filter({ hasText: /MO-610007/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('main h1', { hasText: 'MO-610007' }).waitFor();

  // What the record in front can do and a page of the same name: the record's act comes first.
  await page.goto(new URL('/loans', page.url()).href);
  await page.locator('main tbody tr a').first().click();
  await page.locator('main h1', { hasText: 'LN-' }).waitFor();
  await page.locator('[data-part=palette-open]').waitFor();
  await page.keyboard.press('Control+KeyK');
  await field.pressSequentially('төлөх');
  const groups = page.locator(`${PALETTE} [role=group]`);
  await expect.poll(() => groups.first().innerText()).toMatch(/^Төлөх/);
  expectClean(opened);
});
