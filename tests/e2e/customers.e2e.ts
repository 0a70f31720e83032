import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { below, choose, fill, input, save } from './support/inputs';
import { expectNoLeak } from './support/leaks';
import { dismissToasts, succeeded, told, warnings } from './support/messages';
import { failedRequest } from './support/problems';

beforeEach(() => gateway.reset());

const REQUIRED = 'Хоосон байж болохгүй.';

const writes = async () =>
  (await gateway.journal())
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !call.endsWith('/graphql'));

const errorsOf = async (page: Page, names: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await below(page, name)] as const)),
  );

it('has four views, each with its own customers', async () => {
  const opened = await openConsole({ person: 'economist', path: '/customers' });
  const { page } = opened;
  await page.waitForSelector('tbody tr a');
  const views = page.getByRole('group', { name: 'Харагдац' });
  for (const [view, type, known] of [
    ['Апп хэрэглэгчид', 'POCKET', undefined],
    ['Мерчантууд', 'MERCHANT', undefined],
    ['Хар жагсаалтад орсон', 'BLACK_LISTED', 'Мягмар Болд'],
    ['Сэжигтэй', 'SUSPECTED', 'Дорж Ганболд'],
  ] as const) {
    await views.getByRole('button', { name: view }).click();
    await page.waitForURL((url) => url.search.includes(type));
    await expect.poll(() => views.locator('[aria-current="true"]').innerText()).toBe(view);
    await page.waitForSelector('tbody tr a');
    if (known) await page.getByRole('link', { name: known }).waitFor();
    // A view is no filter that could be taken away.
    await expect.poll(() => page.locator('[data-part=filter-chip]').count()).toBe(0);
  }
  await views.getByRole('button', { name: 'Бүгд' }).click();
  await page.locator('[data-part=list-foot]').getByText('1–20 / нийт 640').waitFor();
  expectClean(opened);
});

it('names every rule of a citizen beside its field, and writes nothing', async () => {
  const opened = await openConsole({ person: 'economist', path: '/customers/create' });
  const { page } = opened;
  await save(page).click();
  await expect
    .poll(() => errorsOf(page, ['lastName', 'firstName', 'regnum', 'phone', 'email']))
    .toEqual({
      lastName: REQUIRED,
      firstName: REQUIRED,
      regnum: REQUIRED,
      phone: REQUIRED,
      email: REQUIRED,
    });
  await expect.poll(() => input(page, 'companyRegnum').count()).toBe(0);
  await fill(page, {
    lastName: 'Б'.repeat(61),
    regnum: 'УК0327161',
    civilId: '12345678901',
    phone: '9911223',
    email: 'saraa@',
    contactPhone: '123456789',
    workingYear: '71',
  });
  await page.getByLabel('Улс төрд нөлөө бүхий эсэх').check();
  await save(page).click();
  await expect
    .poll(() =>
      errorsOf(page, [
        'lastName',
        'regnum',
        'civilId',
        'phone',
        'email',
        'contactPhone',
        'workingYear',
        'sourceOfCapital',
      ]),
    )
    .toEqual({
      lastName: 'Бичвэр 60 тэмдэгтээс богино байх ёстой.',
      regnum: 'Регистрийн дугаар кирилл 2 үсэг, 8 оронтой тооноос бүрдэх ёстой.',
      civilId: 'Иргэний бүртгэлийн дугаар 12 оронтой байх ёстой.',
      phone: 'Утасны дугаар 8 оронтой байх ёстой.',
      email: 'И-мэйл хаягаа зөв оруулна уу.',
      contactPhone: 'Утасны дугаар 8 оронтой байх ёстой.',
      workingYear: 'Утга 0 – 70 хооронд байх ёстой.',
      sourceOfCapital: REQUIRED,
    });
  await page.locator('[data-part=form-foot]').getByText('Маягт алдаатай байна.').waitFor();
  expect(await writes()).toEqual([]);
  expect(await gateway.commits()).toEqual([]);
  expectClean(opened);
});

it('names every rule of a company beside its field, and writes nothing', async () => {
  const opened = await openConsole({ person: 'economist', path: '/customers/create' });
  const { page } = opened;
  await choose(page, 'type', 'Байгууллага');
  await input(page, 'companyRegnum').waitFor();
  await expect.poll(() => input(page, 'regnum').count()).toBe(0);
  await save(page).click();
  const fields = [
    'name',
    'companyRegnum',
    'certificateNumber',
    'directorName',
    'directorRegnum',
    'directorPhone',
    'directorEmail',
    'phone',
    'email',
  ];
  await expect
    .poll(() => errorsOf(page, fields))
    .toEqual(Object.fromEntries(fields.map((name) => [name, REQUIRED])));
  await fill(page, { companyRegnum: '501234', certificateNumber: '901101234' });
  await page.locator('[data-part=fieldset]').getByRole('button', { name: 'Нэмэх' }).click();
  await save(page).click();
  await expect
    .poll(() => errorsOf(page, ['companyRegnum', 'certificateNumber', 'shareholders.0.name']))
    .toEqual({
      companyRegnum: 'Байгууллагын регистрийн дугаар 7 оронтой байх ёстой.',
      certificateNumber: 'Гэрчилгээний дугаар 10 оронтой байх ёстой.',
      'shareholders.0.name': REQUIRED,
    });
  expect(await writes()).toEqual([]);
  expectClean(opened);
});

it('registers a citizen once, refuses the same register number, and keeps what was typed', async () => {
  const opened = await openConsole({
    person: 'economist',
    path: '/customers/create',
    expects: [failedRequest],
  });
  const { page } = opened;
  // Latin look-alikes are put right in sight.
  await fill(page, {
    lastName: 'Бат',
    firstName: 'Сараа',
    regnum: 'yk03271614',
    phone: '99000011',
    email: 'saraa@urtuu.example',
  });
  await expect.poll(() => input(page, 'regnum').inputValue()).toBe('УК03271614');
  await expect.poll(() => below(page, 'regnum')).toContain('Кирилл үсгээр сольсон: y → У, k → К');
  await save(page).click();
  await told(page, 'Мэдээлэл аль хэдийн бүртгэлтэй байна. Шалгаад дахин оролдоно уу.');
  expect((await warnings(page)).length).toBe(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(async () => (await warnings(page)).length).toBe(1);
  await expect.poll(() => input(page, 'firstName').inputValue()).toBe('Сараа');
  await expect.poll(() => input(page, 'regnum').inputValue()).toBe('УК03271614');
  expect(await gateway.commits()).toEqual([]);
  await dismissToasts(page);
  await fill(page, { regnum: 'УК03271699' });
  await save(page).dblclick();
  await succeeded(page, 'Амжилттай үүсгэлээ. Бат Сараа');
  await page.getByRole('heading', { level: 1, name: 'Бат Сараа' }).waitFor();
  expect((await gateway.commits()).length).toBe(1);
  expectClean(opened);
  opened.problems.splice(0);
  await expectNoLeak(opened, ['УК03271614', 'УК03271699', '99000011', 'Сараа']);
});

it('registers a company with its director and shareholders', async () => {
  const opened = await openConsole({ person: 'economist', path: '/customers/create' });
  const { page } = opened;
  await choose(page, 'type', 'Байгууллага');
  await fill(page, {
    name: 'Алтан Тариа ХХК',
    companyRegnum: '6123457',
    certificateNumber: '9011099999',
    directorName: 'Дорж Бат',
    directorRegnum: 'УБ80010111',
    directorPhone: '99000012',
    directorEmail: 'dorj@altan.example',
    phone: '77000012',
    email: 'info@altan.example',
  });
  await page.locator('[data-part=fieldset]').getByRole('button', { name: 'Нэмэх' }).click();
  await fill(page, {
    'shareholders.0.name': 'Дорж Бат',
    'shareholders.0.regnum': 'УБ80010111',
    'shareholders.0.percent': '100',
  });
  await save(page).click();
  await page.getByRole('heading', { level: 1, name: 'Алтан Тариа ХХК' }).waitFor();
  const body = await page.locator('[data-part=record-main]').innerText();
  expect(body).toContain('*Б***10111');
  expect(body).not.toContain('УБ80010111');
  expectClean(opened);
});

it('updates a customer without wiping what is masked', async () => {
  const opened = await openConsole({ person: 'economist', path: '/customers/100001/update' });
  const { page } = opened;
  await fill(page, { profession: 'Инженер' });
  await save(page).click();
  await succeeded(page, 'Амжилттай хадгаллаа. Өлзийбаяр Түвшинбаяр');
  await page.locator('[data-part=record-main]').getByText('Инженер').waitFor();
  await page.goto('/customers/search');
  await page.getByLabel('Регистрийн дугаар эсвэл утас').fill('УК03271614');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/customers/100001');
  expectClean(opened);
});

it('reveals a masked value by one logged call, and hides it again', async () => {
  const opened = await openConsole({ person: 'economist', path: '/customers/100001' });
  const { page } = opened;
  const value = page
    .locator('[data-part=record-sub] [data-part=mask]')
    .filter({ hasText: '71614' });
  await value.waitFor();
  expect(await page.content()).not.toContain('УК03271614');
  await value.getByRole('button', { name: 'Бүтнээр харах' }).click();
  await value.getByText('УК03271614').waitFor();
  const read = page.locator('[data-part=timeline] > li').first();
  await read.getByText('Цэрэндорж').waitFor();
  const calls = (await gateway.journal()).filter(({ path }) => path.endsWith('/less-nomask'));
  expect(calls.length).toBe(1);
  await expect.poll(() => page.locator('[data-part=record-sub]').innerText()).toContain('9****233');
  // The button that copies it belongs to it; whoever goes on hides it.
  await page.keyboard.press('Tab');
  await value.getByRole('button', { name: 'Хуулах' }).and(page.locator(':focus')).waitFor();
  await expect.poll(() => value.innerText()).toContain('УК03271614');
  await page.keyboard.press('Tab');
  await value.getByText('*К***71614').waitFor();
  expect(await page.content()).not.toContain('УК03271614');
  await expectNoLeak(opened, ['УК03271614', '99112233']);
  expectClean(opened);
});

it('shows people of another tenant their own variant, masked and to read only', async () => {
  const opened = await openConsole({ person: 'tenant', path: '/customers/100004' });
  const { page } = opened;
  await page.waitForURL('**/customers/100004/tenant');
  await page.getByRole('heading', { level: 1, name: 'Цэрэндорж Номин' }).waitFor();
  await expect
    .poll(() => page.locator('[data-part=record-sub]').innerText())
    .toContain('*Ү***22448');
  expect(await page.content()).not.toContain('АҮ92122448');
  await expect
    .poll(() => page.locator('#main').getByRole('link', { name: 'Засах' }).count())
    .toBe(0);
  expectClean(opened);

  const stranger = await openConsole({
    person: 'tenant',
    path: '/customers/100001',
    expects: [failedRequest],
  });
  await stranger.page.getByRole('heading', { name: 'Харилцагч олдсонгүй.' }).waitFor();

  const main = await openConsole({ person: 'economist', path: '/customers/100001/tenant' });
  await main.page.getByRole('heading', { level: 1, name: 'Өлзийбаяр Түвшинбаяр' }).waitFor();
  expect(await main.page.content()).not.toContain('УК03271614');
});

it('keeps filters on personal data out of the address and of storages', async () => {
  const opened = await openConsole({ person: 'economist', path: '/customers' });
  const { page } = opened;
  await page.waitForSelector('tbody tr a');
  const filters = page.locator('search');
  await filters.getByLabel('Регистрийн дугаар').fill('УК03271614');
  await page.locator('[data-part=list-foot]').getByText('1–1 / нийт 1').waitFor();
  await filters.getByLabel('Утас').fill('99112233');
  await page.locator('[data-part=filter-chip]').nth(1).waitFor();
  await filters.getByLabel('Хайх').fill('Түвшинбаяр');
  await page.locator('[data-part=filter-chip]').nth(2).waitFor();
  const secrets = ['УК03271614', '99112233', 'Түвшинбаяр'];
  const { url, session, local } = await page.evaluate(() => ({
    url: decodeURIComponent(location.href),
    session: JSON.stringify({ ...sessionStorage }),
    local: JSON.stringify({ ...localStorage }),
  }));
  expect(secrets.filter((secret) => `${url} ${session} ${local}`.includes(secret))).toEqual([]);
  // The chips take them away.
  await page
    .locator('[data-part=filter-chip]')
    .filter({ hasText: 'Регистр' })
    .getByRole('button')
    .click();
  await expect.poll(() => page.locator('[data-part=filter-chip]').count()).toBe(2);
  await page
    .locator('[data-part=filter-chips]')
    .getByRole('button', { name: 'Шүүлтүүр цэвэрлэх' })
    .click();
  await page.locator('[data-part=list-foot]').getByText('1–20 / нийт 640').waitFor();
  expectClean(opened);
});
