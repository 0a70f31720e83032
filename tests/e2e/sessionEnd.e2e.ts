import { beforeEach, describe, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { expectNoLeak, TOKEN } from './support/leaks';
import { input } from './support/inputs';
import { atSignIn, chooseFrom, follow, inside } from './support/steps';

beforeEach(() => gateway.identity({ reset: true }));

/** What the sample knows of customer 100001. */
const PERSONAL = ['УК03271614', '99112233', 'Өлзийбаяр', 'Түвшинбаяр'];

describe('signing out', () => {
  it('ends everything in both tabs at once, and Back shows nothing', async () => {
    const opened = await openConsole({
      person: 'economist',
      path: '/customers/100001',
      fresh: true,
    });
    const { page, context } = opened;
    await page.getByRole('heading', { level: 1, name: 'Өлзийбаяр Түвшинбаяр' }).waitFor();
    const other = await context.newPage();
    await other.goto('/customers');
    await other.locator('tbody tr a').first().waitFor();
    await follow(page, '/customers');
    await page.locator('tbody tr a').first().waitFor();

    await chooseFrom(page, /^Хэрэглэгчийн цэс/, 'Гарах');
    await other.getByRole('heading', { name: 'Системээс гарлаа.' }).waitFor();
    await expect.poll(() => other.locator('tbody, [data-part=rail]').count()).toBe(0);
    expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await atSignIn(page);
    expect(await gateway.identityCounters()).toMatchObject({ logouts: 1 });
    expect(await other.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'RaStoreurtuu.version',
      // The sign-in that waits in the first tab: a random number, no person.
      expect.stringMatching(/^kc-callback-[\w-]{36}$/),
      'urtuu.locale',
    ]);

    await page.goBack();
    await atSignIn(page);
    const text = await page.locator('html').innerText();
    expect(PERSONAL.filter((word) => text.includes(word))).toEqual([]);

    await other.getByRole('button', { name: 'Дахин нэвтрэх' }).click();
    await atSignIn(other);
    expectClean(opened);
  });

  it('forgets the person without a connection too', async () => {
    const opened = await openConsole({
      person: 'economist',
      path: '/customers',
      fresh: true,
      expects: [/ERR_INTERNET_DISCONNECTED/],
    });
    const { page, context } = opened;
    await page.locator('tbody tr a').first().waitFor();
    await context.setOffline(true);
    await chooseFrom(page, /^Хэрэглэгчийн цэс/, 'Гарах');
    await page.getByRole('heading', { name: 'Системээс гарлаа.' }).waitFor();
    await expect.poll(() => page.locator('tbody, [data-part=rail]').count()).toBe(0);
    const kept = await page.evaluate(() => Object.entries({ ...sessionStorage }));
    expect(kept.filter(([key, value]) => key !== 'urtuu.work' || value !== '{}')).toEqual([]);
    expectClean(opened);
  });
});

describe('a day of work', () => {
  it('leaves no token and no personal data in addresses, local storage, titles or the console', async () => {
    const opened = await openConsole({ person: 'admin', fresh: true });
    const { page } = opened;
    await page.getByLabel('Регистрийн дугаар эсвэл утас').fill('УК03271614');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/customers/100001');
    await page.locator('[data-part=record-head]').waitFor();
    await follow(page, '/customers');
    await page.locator('tbody tr a').first().waitFor();
    const searched = page.waitForResponse(/\/gateway-customer\/customers\/search$/);
    await page.getByRole('searchbox').last().fill('99112233');
    await searched;
    await page.goto('/customers/100001/update');
    await input(page, 'contactPhone').waitFor();
    await input(page, 'contactPhone').fill('99112233');
    await page.goto('/users');
    await inside(page);
    await page.reload();
    await inside(page);

    await expectNoLeak(opened, [TOKEN]);
    await expectNoLeak(opened, PERSONAL, [
      // The specification's own look-up.
      /\/customers\/id-by-regnum-or-phone\?/,
    ]);
    const left = await page.evaluate(() => ({
      html: document.documentElement.outerHTML,
      databases: indexedDB.databases(),
      cookies: document.cookie,
    }));
    expect(left.html).not.toMatch(TOKEN);
    expect(left.cookies).toBe('');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toMatch(/refresh|id_token|idToken/i);
  });
});
