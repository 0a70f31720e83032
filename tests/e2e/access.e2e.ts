import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { approvedMenus } from '../support/approvedMenus';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { keptConnection } from './support/keptConnection';
import { asked, inside } from './support/steps';

beforeEach(() => gateway.noFaults());

const hrefs = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

/** The addresses of an open group: its own entries, then those of its groups, which open one by one. */
async function entriesOf(rail: Locator): Promise<string[]> {
  const inner = rail.locator('ul[data-level="2"]');
  await inner.locator('a, button').first().waitFor();
  const found = await hrefs(inner.locator(':scope > li > a'));
  for (const group of await inner.locator(':scope > li > button').all()) {
    await group.click();
    const links = rail.locator('ul[data-level="3"] a');
    await links.first().waitFor();
    found.push(...(await hrefs(links)));
    await group.click();
  }
  return found;
}

describe('the side menu', () => {
  it.each(Object.entries(approvedMenus))('%s sees exactly the own entries', async (name, menu) => {
    const opened = await openConsole({ person: name });
    const { page } = opened;
    const rail = page.locator('[data-part=rail-list]');
    const groups = rail.locator('ul[data-level="1"] > li > button');
    await expect.poll(() => groups.allInnerTexts()).toEqual(Object.keys(menu));
    const seen: Record<string, string[]> = {};
    for (const group of Object.keys(menu)) {
      await rail.getByRole('button', { name: group, exact: true }).click();
      seen[group] = await entriesOf(rail);
    }
    expect(seen).toEqual(menu);
    expectClean(opened);
  });
});

/** Addresses, and what each asks for. */
const DENIED = [
  ['/customers', ['customer:list']],
  ['/customers/search', ['customer:list']],
  ['/customers/create', ['customer:create']],
  ['/customers/100001', ['customer:view']],
  ['/customers/100001/settings', ['customer:view']],
  ['/customers/100001/tenant', ['customer:view']],
  ['/users', ['user:manage']],
  ['/users/search', ['user:manage']],
  ['/news/create', ['news:create']],
] as const;

describe('an address without the permission for it', () => {
  it('shows what is missing, and asks the gateways for no data', async () => {
    const opened = await openConsole({ person: 'only:news:list', path: '/news' });
    const { page, requests } = opened;
    await page.locator('tbody tr a').first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Шинээр нэмэх' }).count()).toBe(0);
    // Away from the list: it fetches its next page when nothing else is to be done.
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const [path, permissions] of DENIED) {
      const before = requests.length;
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'Хандах эрхгүй' }).waitFor();
      await expect
        .poll(() => page.locator('main code').allInnerTexts(), { message: path })
        .toEqual(permissions);
      // Those of the frame itself: who may what, and the top bar.
      const data = asked(opened, before).filter(
        (each) =>
          !/\/(permissions(\/roles)?|tenants|tm\/tenant\/main-info|notification\/me)$/.test(each),
      );
      expect(data, path).toEqual([]);
    }
    expectClean(opened);
  });

  it.each([
    ['only:customer:list', '/customers'],
    ['only:CUSTOMER:LIST', '/customers'],
    ['only:customer:view', '/customers/100001'],
    ['only:news:create', '/news/create'],
  ])('%s opens %s', async (person, path) => {
    const opened = await openConsole({ person, path });
    const { page } = opened;
    await inside(page);
    await expect.poll(() => page.locator('main code').count()).toBe(0);
    await expect.poll(() => page.getByText('Хандах эрхгүй').count()).toBe(0);
    expectClean(opened);
  });
});

describe('without an answer about permissions', () => {
  it('shows nothing, asks for nothing else, and another try works', async () => {
    const opened = await openConsole({
      person: 'admin',
      path: '/customers',
      expects: [/status of (500|403)/],
    });
    const { page, requests } = opened;
    for (const fault of ['500', 'html', '403', 'hang', 'nothing'] as const) {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      if (fault === 'nothing')
        await page.route('**/permissions', (route) => route.fulfill({ json: {} }));
      else await gateway.fault({ path: '/gateway-lab/permissions', fault, times: 0 });
      const before = requests.length;
      await page.goto('/customers');
      await page.getByRole('heading', { name: 'Эрхийн мэдээлэл авч чадсангүй' }).waitFor();
      await expect
        .poll(() => page.locator('[data-part=rail], table').count(), { message: fault })
        .toBe(0);
      expect([...new Set(asked(opened, before))], fault).toEqual(['/gateway-lab/permissions']);
      await gateway.noFaults();
      await page.unroute('**/permissions');
      await page.getByRole('button', { name: 'Дахин оролдох' }).click();
      await page.locator('tbody tr a').first().waitFor();
    }
    expectClean(opened);
  });
});

describe('a wrong configuration', () => {
  it('is named field by field, in the three languages', async () => {
    const opened = await openConsole({ person: 'nobody' });
    const { page } = opened;
    const right = (await (await page.request.get('/config.json', keptConnection)).json()) as {
      gateways: Record<string, string>;
    };
    const wrong = { ...right, gateways: { ...right.gateways, main: '' }, idleMinutes: 'soon' };
    await page.route('**/config.json', (route) => route.fulfill({ json: wrong }));
    const tell = async (locale: string) => {
      await page.evaluate((chosen) => localStorage.setItem('urtuu.locale', chosen), locale);
      await page.reload();
      await page.locator('[data-part=start-sheet]').waitFor();
      return {
        lang: await page.locator('html').getAttribute('lang'),
        title: await page.locator('h1').innerText(),
        fields: await page.locator('[data-part=start-sheet] li').allInnerTexts(),
        button: await page.getByRole('button').innerText(),
      };
    };
    expect(await tell('mn')).toEqual({
      lang: 'mn',
      title: 'Системийн тохиргоо буруу байна',
      fields: ['gateways.main: утга дутуу байна', 'idleMinutes: сөрөг биш бүхэл тоо байх ёстой'],
      button: 'Дахин оролдох',
    });
    expect(await tell('en')).toEqual({
      lang: 'en',
      title: 'The configuration is wrong',
      fields: [
        'gateways.main: a value is missing',
        'idleMinutes: must be a whole number, not negative',
      ],
      button: 'Try again',
    });
    expect(await tell('ru')).toEqual({
      lang: 'ru',
      title: 'Ошибка в настройках системы',
      fields: [
        'gateways.main: значение не задано',
        'idleMinutes: значение должно быть целым неотрицательным числом',
      ],
      button: 'Повторить',
    });
    await page.unroute('**/config.json');
    await page.getByRole('button').click();
    await inside(page);
    expectClean(opened);
  });
});
