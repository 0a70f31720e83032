import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { choose, dialog, fill, input, press } from '../support/journeys/form';
import { startGateways } from '../support/journeys/gateways';
import { openAt } from '../support/journeys/openAt';

const lab = startGateways();

interface Put {
  path: string;
  ifMatch: string | null;
  body: unknown;
}

/** The updates that leave the console from now on. */
function watchUpdates(): Put[] {
  const puts: Put[] = [];
  lab.server.events.removeAllListeners();
  lab.server.events.on('request:start', ({ request }) => {
    if (request.method !== 'PUT') return;
    const put: Put = {
      path: new URL(request.url).pathname,
      ifMatch: request.headers.get('If-Match'),
      body: undefined,
    };
    puts.push(put);
    void request
      .clone()
      .json()
      .then((body: unknown) => (put.body = body));
  });
  return puts;
}

const VERSION = /^"\d+"$/;

const main = () => document.querySelector('main') as HTMLElement;
const rowWith = (text: string) =>
  waitFor(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-part=record-table] tbody tr')];
    const found = rows.find((row) => row.textContent?.includes(text));
    if (!found) throw new Error(`There is no row with ${text}.`);
    return found;
  });

/** One form of each kind, one field of it typed, and what leaves the console. */
const FORMS: Readonly<
  Record<string, { at: string; type: () => Promise<void>; path: string; body: object }>
> = {
  'a citizen': {
    at: '/customers/100001/update',
    type: () => fill('Мэргэжил', 'Инженер'),
    path: '/gateway-customer/customers/100001',
    body: { profession: 'Инженер' },
  },
  'a masked number, typed whole': {
    at: '/customers/100001/update',
    type: () => fill('Утас', '99887755'),
    path: '/gateway-customer/customers/100001',
    body: { phone: '99887755' },
  },
  'an emptied field': {
    at: '/customers/100001/update',
    type: () => fill('Мэргэжил', ''),
    path: '/gateway-customer/customers/100001',
    body: { profession: null },
  },
  'a shareholder among others': {
    at: '/customers/100005/update',
    type: async () => {
      const second = await waitFor(() => {
        const groups = [...document.querySelectorAll<HTMLElement>('[data-part=item]')];
        if (groups.length !== 2) throw new Error(`${groups.length} shareholders`);
        return groups[1];
      });
      await fill('Эзлэх хувь (%)', '35', second);
    },
    path: '/gateway-customer/customers/100005',
    body: { shareholders: [{ id: 1 }, { id: 2, percent: 35 }] },
  },
  'an education': {
    at: '/customers/education/1/update',
    type: () => fill('Сургууль', 'Хууль зүйн сургууль'),
    path: '/gateway-customer/education/1',
    body: { school: 'Хууль зүйн сургууль' },
  },
  'an article': {
    at: '/news/4/update',
    type: () => fill('Гарчиг', 'Шинэ гарчиг'),
    path: '/gateway-lab/news/4',
    body: { title: 'Шинэ гарчиг' },
  },
  'an entry of the black and grey list': {
    at: '/bw-list/1001/update',
    type: () => fill('Шалтгаан', 'Худал баримт бүрдүүлсэн нь тогтоогдсон.'),
    path: '/gateway-lab/bw-list/1001',
    body: { reason: 'Худал баримт бүрдүүлсэн нь тогтоогдсон.' },
  },
  'the price of a car': {
    at: '/car-loan/prices/by-id/1',
    type: () => fill('Үнэ', '12345678'),
    path: '/gateway-lab/car-loan/prices/1',
    body: { price: '12345678' },
  },
};

describe('an edit sends what was edited, under the version that was seen', () => {
  test.each(Object.entries(FORMS))('%s', async (_, { at, type, path, body }) => {
    await openAt(at);
    const puts = watchUpdates();
    await type();
    await press('Хадгалах', main());
    await waitFor(() => expect(lab.commits()).toEqual([`PUT ${path}`]));
    await waitFor(() => expect(puts.map((put) => put.body)).toEqual([body]));
    expect(puts[0].path).toBe(path);
    expect(puts[0].ifMatch).toMatch(VERSION);
  });

  test('a relative, in a dialog', async () => {
    await openAt('/customers/100001/detail');
    const puts = watchUpdates();
    await press('Засах', await rowWith('Номинбаатар'));
    const form = await dialog();
    await choose('Хамаарал', 'Ач, зээ', form);
    await press('Хадгалах', form);
    await waitFor(() => expect(puts.map((put) => put.body)).toEqual([{ type: 40 }]));
    expect(puts[0].ifMatch).toMatch(VERSION);
  });

  test('a user, in a dialog', async () => {
    await openAt('/users/2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a06');
    const puts = watchUpdates();
    await press('Засах', main());
    const form = await dialog();
    await waitFor(async () => expect(await input('Нэр', form)).toHaveProperty('value', 'Анударь'));
    await fill('Нэр', 'Ану', form);
    await press('Хадгалах', form);
    await waitFor(() => expect(puts.map((put) => put.body)).toEqual([{ firstName: 'Ану' }]));
    expect(puts[0].ifMatch).toMatch(VERSION);
  });

  test('nothing, where nothing was changed, and says so', async () => {
    await openAt('/customers/100001/update');
    const puts = watchUpdates();
    await input('Мэргэжил');
    await press('Хадгалах', main());
    await within(document.body).findByText('Өөрчлөлт хийгээгүй тул хадгалах зүйл алга.');
    expect(puts).toEqual([]);
  });
});
