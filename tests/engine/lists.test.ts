import { beforeAll, describe, expect, test } from 'vitest';
import type { Gateways } from '../../mocks/engine';
import { call, testGateways } from './testGateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways();
});

const parcel = (title: string, more: object = {}) =>
  call(gateways, 'POST /gateway-lab/parcels', {
    as: 'only:parcel:create',
    body: { title, ...more },
  });
const list = (query: string, as = 'only:parcel:list') =>
  call(gateways, `GET /gateway-lab/parcels?${query}`, { as });

describe('pages', () => {
  test('have the page object of the specification and count the whole set', async () => {
    const { status, body, headers } = await call(gateways, 'GET /gateway-lab/news?page=2&size=15');
    expect(status).toBe(200);
    expect({ ...body, content: body.content.length }).toEqual({
      content: 10,
      totalElements: 40,
      totalPages: 3,
      size: 15,
      numberOfElements: 10,
      pageable: { offset: 30 },
    });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('date')).toMatch(/^Sat, 21 Nov 2026 |^Fri, 20 Nov 2026 /);
  });

  test('beyond the end are empty', async () => {
    const { body } = await call(gateways, 'GET /gateway-lab/news?page=99&size=20');
    expect(body.content).toEqual([]);
    expect(body.totalElements).toBe(40);
  });

  test('follow the order of the declaration unless another is asked for', async () => {
    const { body } = await call(gateways, 'GET /gateway-lab/news?size=40');
    const times = body.content.map(({ createdAt }) => String(createdAt));
    expect(times).toEqual([...times].sort().reverse());
  });
});

test('a province finds everybody in it, a district less', async () => {
  const places = async (committee: string) => {
    const query = `committee=${committee}&size=100`;
    const { body } = await call(gateways, `GET /gateway-customer/customers?${query}`);
    return body.content.map((one) => String(one.committee));
  };
  const capital = await places('11');
  const district = await places('11-01');
  expect(capital.length).toBeGreaterThan(district.length);
  expect(district.length).toBeGreaterThan(0);
  expect(capital.filter((code) => !code.startsWith('11-'))).toEqual([]);
  expect(district.filter((code) => !code.startsWith('11-01-'))).toEqual([]);
});

describe('order and filters', () => {
  beforeAll(async () => {
    await parcel('Яблоко', { price: '9.50', sentOn: '2026-01-10' });
    await parcel('Өндөг', { price: '100.00', sentOn: '2026-01-20' });
    await parcel('Оймс', { price: '20.00', sentOn: '2026-01-31' });
    await parcel('Пийшин');
    await parcel('Үзэм', { price: '3.00', sentOn: '2026-02-01' });
    await parcel('Ус', { price: '3.00' });
    await parcel('Фонт');
  });
  const mine =
    'title=%D1%8F%D0%B1%D0%BB%D0%BE%D0%BA%D0%BE&title=%D0%B4%D3%A9%D0%B3&title=%D0%BE%D0%B9%D0%BC%D1%81&title=%D0%BF%D0%B8%D0%B9&title=%D2%AF%D0%B7%D1%8D%D0%BC&title=%D1%83%D1%81&title=%D1%84%D0%BE%D0%BD%D1%82';
  const titles = async (query: string) =>
    (await list(`${mine}&size=50&${query}`)).body.content.map(({ title }) => title);

  test('Ө stands after О and Ү after У', async () => {
    expect(await titles('sort=title,asc')).toEqual([
      'Оймс',
      'Өндөг',
      'Пийшин',
      'Ус',
      'Үзэм',
      'Фонт',
      'Яблоко',
    ]);
    expect(await titles('sort=title,desc')).toEqual([
      'Яблоко',
      'Фонт',
      'Үзэм',
      'Ус',
      'Пийшин',
      'Өндөг',
      'Оймс',
    ]);
  });

  test('amounts are compared as numbers, missing ones come last either way', async () => {
    expect(await titles('sort=price,asc')).toEqual([
      'Үзэм',
      'Ус',
      'Яблоко',
      'Оймс',
      'Өндөг',
      'Пийшин',
      'Фонт',
    ]);
    expect((await titles('sort=price,desc')).slice(0, 2)).toEqual(['Өндөг', 'Оймс']);
    expect((await titles('sort=price,desc')).slice(5)).toEqual(['Пийшин', 'Фонт']);
  });

  test('several orders: the second decides among equals', async () => {
    expect((await titles('sort=price,asc&sort=title,asc')).slice(0, 2)).toEqual(['Ус', 'Үзэм']);
  });

  test('a changed record moves to its new place', async () => {
    const { body } = await list('title=%D1%84%D0%BE%D0%BD%D1%82');
    await call(gateways, `PUT /gateway-lab/parcels/${body.content[0].id}`, {
      as: 'only:parcel:create',
      body: { price: '1.00' },
    });
    expect((await titles('sort=price,asc'))[0]).toBe('Фонт');
  });

  test('text contains, in any letter case; a range holds both bounds', async () => {
    expect(await titles('sentOnFrom=2026-01-20&sentOnTo=2026-01-31&sort=title,asc')).toEqual([
      'Оймс',
      'Өндөг',
    ]);
    expect(await titles('priceFrom=9.5&priceTo=20&sort=title,asc')).toEqual(['Оймс', 'Яблоко']);
  });

  test('a day is a day of Ulaanbaatar, whatever instant it comes as', async () => {
    const evening = '2026-01-19T16:00:00.000Z';
    expect(await titles(`sentOnFrom=${evening}&sentOnTo=2026-01-20T15:59:59.999Z`)).toEqual([
      'Өндөг',
    ]);
  });

  test('repeated keys: one of the values is enough', async () => {
    const one = await call(gateways, 'GET /gateway-lab/news?size=1&type=pocket_app');
    const both = await call(
      gateways,
      'GET /gateway-lab/news?size=1&type=pocket_app&type=merchant_faq',
    );
    expect([one.body.totalElements, both.body.totalElements]).toEqual([13, 16]);
    const many = await call(gateways, 'GET /gateway-lab/news?id=3&id=7&size=2&sort=id,asc');
    expect(many.body.content.map(({ id }) => id)).toEqual([3, 7]);
  });

  test('free text needs all of its words', async () => {
    const found = await call(
      gateways,
      `GET /gateway-lab/news?q=${encodeURIComponent('ЗЭЭЛИЙН хүүг')}`,
    );
    expect(found.body.content.map(({ title }) => title)).toEqual([
      'Хэрэглээний зээлийн хүүг бууруулав',
    ]);
  });

  test('what no field is called is refused, not passed over', async () => {
    const filter = await list('colour=red');
    expect([filter.status, filter.body.code]).toEqual([400, 'UNKNOWN_FILTER']);
    const sort = await list('sort=colour,asc');
    expect([sort.status, sort.body.code]).toEqual([400, 'UNKNOWN_SORT']);
  });

  test('a list by POST takes the same names in its body', async () => {
    const { body } = await call(gateways, 'POST /gateway-identity/keycloak/users', {
      body: { page: 0, size: 3, sort: 'loginName,asc', roles: ['pocket_agent'], enabled: true },
    });
    expect(body.content.length).toBe(3);
    expect(body.content.every(({ roles }) => (roles as string[]).includes('pocket_agent'))).toBe(
      true,
    );
    const search = await call(gateways, 'POST /gateway-identity/keycloak/users', {
      body: { q: 'economist' },
    });
    expect(search.body.content.map(({ loginName }) => loginName)).toEqual(['economist']);
  });
});

describe('names are searched', () => {
  const named = async (q: string) => {
    const query = `q=${encodeURIComponent(q)}&size=100`;
    const { body } = await call(gateways, `GET /gateway-customer/customers?${query}`);
    return body.content.map(({ lastName, firstName, name }) =>
      [lastName, firstName, name].filter(Boolean).join(' '),
    );
  };

  // In Mongolian, in Latin letters, with the keyboard left in the Latin layout, and only half remembered.
  test.each(['дөлгөөн', 'dulguun', ';fluffy', 'ulguu'])('as %s', async (typed) => {
    const names = await named(typed);
    // The company's director is called so.
    expect(names).toEqual(['Чандмань Эрдэнэ ХХК', 'Чогсом Дөлгөөн', 'Ренцен Дөлгөөн']);
  });

  test('two Latin letters are only found as they are written', async () => {
    expect(await named('du')).toEqual([]);
  });
});
