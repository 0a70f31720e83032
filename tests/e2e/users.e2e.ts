import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { below, choose, fill, input, save } from './support/inputs';
import { dismissToasts, succeeded, told, warnings } from './support/messages';
import { failedRequest } from './support/problems';
import { actEntry, pressAct, whyClosed } from './support/acts';

beforeEach(() => gateway.reset());

/** A colleague who cannot sign in here, one who has left, and a demo person. */
const COLLEAGUE = '/users/8d2f6a10-3c41-4b7e-9d05-000000000001';
const FORMER = '/users/8d2f6a10-3c41-4b7e-9d05-000000000008';
const ADMIN = '/users/2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01';

const dialog = (page: Page) => page.getByRole('dialog');

const question = (page: Page) => page.getByRole('alertdialog');

const calls = async () =>
  (await gateway.commits()).map(
    ({ method, path }) => `${method} ${path.split('/').slice(4).join('/')}`,
  );

it('creates a user: rules, a taken login name, a temporary password', async () => {
  const opened = await openConsole({ person: 'admin', path: '/users', expects: [failedRequest] });
  const { page } = opened;
  await page.getByRole('button', { name: /Хэрэглэгч нэмэх$/ }).click();
  await save(page).click();
  for (const name of ['loginName', 'lastName', 'firstName', 'email', 'password'])
    await expect.poll(() => below(page, name), { message: name }).toBe('Хоосон байж болохгүй.');
  await expect
    .poll(() => below(page, 'roles'))
    .toMatch(/^(Хоосон байж болохгүй|Үүрэг сонгоно уу|Сонголт хийнэ үү)\.$/);
  await fill(page, {
    loginName: 'economist',
    lastName: 'Бат',
    firstName: 'Сараа',
    email: 'saraa@pocketmn.example',
    password: 'short',
  });
  await choose(page, 'roles', 'Агент');
  await save(page).click();
  await expect.poll(() => below(page, 'password')).toBe('Доод тал нь 8 тэмдэгт оруулна уу.');
  await fill(page, { password: 'Nuuts-2026', passwordConfirmation: 'Nuuts-2027' });
  await save(page).click();
  await expect.poll(() => below(page, 'passwordConfirmation')).toBe('Нууц үг таарахгүй байна.');
  expect(await gateway.commits()).toEqual([]);
  await fill(page, { passwordConfirmation: 'Nuuts-2026' });
  await save(page).click();
  await told(page, 'Мэдээлэл аль хэдийн бүртгэлтэй байна. Шалгаад дахин оролдоно уу.');
  await told(page, 'Энэ нэвтрэх нэр бүртгэлтэй байна.');
  expect((await warnings(page)).length).toBe(1);
  await expect.poll(() => input(page, 'passwordConfirmation').inputValue()).toBe('Nuuts-2026');
  await dismissToasts(page);
  await fill(page, { loginName: 'saraa' });
  await save(page).click();
  await succeeded(page, 'Амжилттай үүсгэлээ. saraa');
  await page.getByRole('heading', { level: 1, name: 'Бат Сараа' }).waitFor();
  // What the roles give in the end.
  await page.getByRole('heading', { name: /^Хүчинтэй зөвшөөрлүүд \(\d+\)$/ }).waitFor();
  await page.locator('code', { hasText: /^customer:create$/ }).waitFor();
  // Nothing keeps the password.
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain('Nuuts-2026');
  expectClean(opened);
});

it('edits a user and changes the password', async () => {
  const opened = await openConsole({ person: 'admin', path: COLLEAGUE });
  const { page } = opened;
  await pressAct(page, 'Засах');
  await fill(page, { firstName: 'Сарантуяа' });
  await save(page).click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: /Сарантуяа$/ }).waitFor();

  await pressAct(page, 'Нууц үг солих');
  await fill(page, { password: 'Nuuts-2026', passwordConfirmation: 'Nuuts-2025' });
  const change = dialog(page).getByRole('button', { name: 'Нууц үг солих' });
  await change.click();
  await expect.poll(() => below(page, 'passwordConfirmation')).toBe('Нууц үг таарахгүй байна.');
  await dialog(page)
    .getByText('Нууц үг түр үйлчилнэ: эзэмшигч нь дараагийн нэвтрэлтээр заавал солино.')
    .waitFor();
  await fill(page, { passwordConfirmation: 'Nuuts-2026' });
  await dialog(page).getByLabel('Шалтгаан').fill('Нууц үгээ мартсан гэв');
  await change.click();
  await succeeded(page, 'Нууц үгийг амжилттай солилоо. zeel1');
  expect(await calls()).toEqual([
    'PUT 8d2f6a10-3c41-4b7e-9d05-000000000001',
    'PUT 8d2f6a10-3c41-4b7e-9d05-000000000001/password',
  ]);
  expectClean(opened);
});

it('adds and removes roles with a reason', async () => {
  const opened = await openConsole({ person: 'admin', path: COLLEAGUE });
  const { page } = opened;
  await pressAct(page, 'Үүрэг оноох');
  await dialog(page)
    .getByText(
      'Өөрчлөлт шууд үйлчилнэ: дараагийн дарснаас нь эхлэн шинэ үүргээр шалгана. Цэс, товч нь нэвтрэлт шинэчлэгдэхэд солигдоно.',
    )
    .waitFor();
  for (const [move, role] of [
    ['Үүрэг нэмэх', 'Агент'],
    ['Үүрэг хасах', 'Апп оператор'],
  ]) {
    await page.getByRole('button', { name: `${move}: ${role}` }).click();
    const confirm = question(page).getByRole('button', { name: move });
    await question(page).getByLabel('Шалтгаан').fill('Богино');
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await question(page).getByLabel('Шалтгаан').fill('Ажлын байр солигдсон');
    await confirm.click();
    await question(page).waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Үүрэг нэмэх: Апп оператор' }).waitFor();
  await page.getByRole('button', { name: 'Үүрэг хасах: Агент' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Дуусгах' }).click();
  await page.locator('[data-part=record-main]').getByText('Агент', { exact: true }).waitFor();
  expect(await calls()).toEqual([
    'POST 8d2f6a10-3c41-4b7e-9d05-000000000001/roles',
    'DELETE 8d2f6a10-3c41-4b7e-9d05-000000000001/roles',
  ]);
  expectClean(opened);
});

it('deletes who has left after month and day of the account were typed, and nobody who works here', async () => {
  const opened = await openConsole({ person: 'admin', path: COLLEAGUE });
  const { page } = opened;
  expect(await whyClosed(page, 'Устгах')).toMatch(
    / энэ бүртгэлээр ажиллаж байна\. Бүртгэлийг устгахын оронд ажилтныг ажлаас чөлөөлнө\.$/,
  );
  await opened.page.goto(new URL(FORMER, page.url()).href);
  await pressAct(page, 'Устгах');
  const remove = question(page).getByRole('button', { name: 'Устгах' });
  await question(page).getByText('Энэ үйлдлийг буцаах боломжгүй.').waitFor();
  const since = await question(page)
    .getByText(/^\d{4}-\d\d-\d\d$/)
    .textContent();
  const digits = question(page).getByLabel('Үүсгэсэн огноо: сүүлийн 4 орон');
  await digits.fill('001');
  await expect.poll(() => remove.isDisabled()).toBe(true);
  await digits.fill(String(since).replaceAll('-', '').slice(4));
  await remove.click();
  await succeeded(page, 'Амжилттай устгалаа. uilchilgee8');
  await page.waitForURL('**/users');
  await page.locator('[data-part=list-foot]').getByText('1–20 / нийт 47').waitFor();
  expectClean(opened);
});

it('protects the own account and the own roles', async () => {
  const opened = await openConsole({ person: 'admin', path: ADMIN });
  const { page } = opened;
  await (await actEntry(page, 'Устгах')).click({ force: true });
  await expect.poll(() => question(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  const why = await whyClosed(page, 'Устгах');
  expect(why).toBe('Өөрийн бүртгэлийг устгах боломжгүй.');
  await pressAct(page, 'Үүрэг оноох');
  const own = page.getByRole('button', { name: 'Үүрэг хасах: Ажилтан' });
  await expect
    .poll(() => own.getAttribute('title'))
    .toBe('Өөрийн үүргийг өөрөө нэмэх, хасах боломжгүй. Өөр хүн өөрчилнө.');
  await own.click({ force: true });
  await expect.poll(() => question(page).count()).toBe(0);
  expect(await gateway.commits()).toEqual([]);
  expectClean(opened);
});
