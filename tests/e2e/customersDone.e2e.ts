import { beforeEach, describe, expect, it } from 'vitest';
import { utils, type WorkSheet } from 'xlsx';
import { expectClean, openConsole, viewports } from './support/console';
import { savedSheet } from './support/downloads';
import { gateway } from './support/gateway';
import { expectNoLeak } from './support/leaks';
import { succeeded } from './support/messages';

beforeEach(() => gateway.reset());

const LENDING = 'Зээл авах эрх';

describe('the day of an economist', () => {
  it('finds a customer, closes and opens the lending access, and takes the list away', async () => {
    const opened = await openConsole({ person: 'economist', fresh: true });
    const { page } = opened;

    await page.getByLabel('Регистрийн дугаар эсвэл утас').fill('УК03271614');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/customers/100001');
    await page.getByRole('heading', { level: 1, name: 'Өлзийбаяр Түвшинбаяр' }).waitFor();
    const header = page.locator('[data-part=record-head]');
    await expect.poll(() => header.innerText()).toContain('*К***71614');
    await expect.poll(() => header.innerText()).toContain('9****233');
    await expect.poll(() => header.innerText()).toContain('Стар 4');

    await page.getByRole('link', { name: 'Тохиргоо' }).last().click();
    const row = page.locator('[data-part=accesses] > li').filter({ hasText: LENDING });
    await row.getByText('Зөвшөөрсөн').waitFor();
    await row.getByRole('button', { name: 'Эрх хаах' }).click();
    const dialog = page.getByRole('alertdialog');
    const close = dialog.getByRole('button', { name: 'Эрх хаах' });
    const reason = dialog.getByLabel('Шалтгаан');
    await reason.fill('Есөн үсэг');
    await expect.poll(() => close.isDisabled()).toBe(true);
    await reason.fill('         9 үсэг         ');
    await expect.poll(() => close.isDisabled()).toBe(true);
    await reason.fill('Харилцагчийн өөрийн хүсэлтээр');
    await close.click();
    await dialog.waitFor({ state: 'detached' });
    await row.locator('[data-part=chip][data-tone]').getByText('Гараар хаасан').first().waitFor();
    await succeeded(page, 'Эрхийг амжилттай хаалаа. Зээл авах эрх');
    const alerts = page.locator('[data-part=alerts]');
    await alerts.getByText('Гараар хаасан: Зээл авах эрх.').waitFor();
    await row.getByRole('button', { name: 'Түүх (3)' }).click();
    const newest = row.locator('[data-part=timeline] > li').first();
    await newest.getByText('Зөвшөөрсөн → Гараар хаасан').waitFor();
    await expect.poll(() => newest.innerText()).toContain('Гараар (ажилтан)');
    await expect.poll(() => newest.innerText()).toContain('Харилцагчийн өөрийн хүсэлтээр');

    await row.getByRole('button', { name: 'Эрх нээх' }).click();
    await dialog.getByLabel('Шалтгаан').fill('Гэрээний маргаан шийдэгдсэн');
    await dialog.getByRole('button', { name: 'Эрх нээх' }).click();
    await row.getByRole('button', { name: 'Түүх (4)' }).waitFor();
    await row
      .locator('[data-part=chip]')
      .getByText('Зөвшөөрсөн', { exact: true })
      .first()
      .waitFor();
    expect((await gateway.commits()).map(({ path }) => path)).toEqual([
      '/gateway-customer/customers/100001/access/canLend/close',
      '/gateway-customer/customers/100001/access/canLend/open',
    ]);

    await page.getByRole('button', { name: 'Хэл солих' }).click();
    await page.getByText('English', { exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'Customer’s access rights' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole('button', { name: 'Colour mode' }).click();
    await page.getByText('Dark', { exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .not.toBe(light);

    await page.goto('/customers');
    await page.waitForSelector('tbody tr a');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to Excel' }).click();
    const sheet = await savedSheet(await download);
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
    expect(rows[0]).toEqual([
      'Customer',
      'Register number',
      'Phone',
      'Registration state',
      'Registration state (code)',
      'Level',
      'Level (code)',
      'Credit limit,\u00a0₮',
      'May borrow',
      'May borrow (code)',
      'Created at',
    ]);
    const footer = await page.locator('[data-part=list-foot] [aria-live]').innerText();
    expect(rows.length - 1).toBe(Number(/(\d[\d,  ]*)$/.exec(footer)?.[1].replace(/\D/g, '')));
    expect(formulas(sheet)).toEqual([]);
    const first = rows.find(([name]) => name === 'Өлзийбаяр Түвшинбаяр') ?? [];
    expect(first.slice(0, 3)).toEqual(['Өлзийбаяр Түвшинбаяр', '*К***71614', '9****233']);
    expect(first[7]).toBe(3_500_000);
    expect(first.slice(8, 10)).toEqual(['Allowed', 'YES']);
    expectClean(opened);
    await expectNoLeak(opened, ['УК03271614'], [/id-by-regnum-or-phone/]);
  });
});

const formulas = (sheet: WorkSheet): string[] =>
  Object.entries(sheet)
    .filter(([address, cell]) => !address.startsWith('!') && 'f' in (cell as object))
    .map(([address]) => address);

describe('the look-up', () => {
  const cases: [typed: string, address: string][] = [
    ['УК03271614', '/customers/100001'],
    // Latin letters that look Cyrillic.
    ['yk03271614', '/customers/100001'],
    ['99112233', '/customers/100001'],
    ['+976 9911-2233', '/customers/100001'],
    ['5012345', '/customers/100005'],
  ];

  it.each(['/', '/customers/search'])('finds customers from %s', async (path) => {
    const opened = await openConsole({ person: 'economist', path });
    const { page } = opened;
    for (const [typed, address] of cases) {
      await page.getByLabel('Регистрийн дугаар эсвэл утас').fill(typed);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${address}`);
      await page.goBack();
      await page.getByLabel('Регистрийн дугаар эсвэл утас').waitFor();
    }
    expectClean(opened);
  });

  it('says what was not found, by which pattern, and offers to register', async () => {
    const opened = await openConsole({
      person: 'economist',
      path: '/customers/search',
      viewport: viewports.phone,
      expects: [/^Failed to load resource/],
    });
    const { page } = opened;
    const field = page.getByLabel('Регистрийн дугаар эсвэл утас');
    const says = page.locator('[data-part=lookup] [role="status"]');
    await field.fill('Болд');
    await page.keyboard.press('Enter');
    await says.getByText('Регистр эсвэл утасны дугаарын хэлбэр таарахгүй байна.').waitFor();
    await field.fill('АА00000000');
    await page.keyboard.press('Enter');
    await says.getByText('Ийм регистрийн дугаартай харилцагч олдсонгүй.').waitFor();
    await field.fill('60000001');
    await page.keyboard.press('Enter');
    await says.getByText('Ийм утасны дугаартай харилцагч олдсонгүй.').waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await says.getByRole('link', { name: 'Харилцагч бүртгэх' }).click();
    await page.waitForURL('**/customers/create');
    expectClean(opened);
    // The browser itself names the address of a refused call, and the specification puts the value there.
    opened.problems.splice(0);
    await expectNoLeak(opened, ['АА00000000', '60000001'], [/id-by-regnum-or-phone/]);
  });
});
