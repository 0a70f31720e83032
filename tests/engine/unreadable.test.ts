import { beforeAll, describe, expect, test } from 'vitest';
import { createGateways, type Gateways } from '../../mocks/engine';
import { demoPeople } from '../../mocks/identity';
import { call, parcels, testGateways, TODAY, verify } from './testGateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways(20);
});

const NEWS = '/gateway-lab/news';

describe('a question that cannot be read', () => {
  test.each([
    ['page=x', 'page'],
    ['page=-1', 'page'],
    ['page=0.5', 'page'],
    ['size=0', 'size'],
    ['size=-5', 'size'],
    ['size=x', 'size'],
    ['sort=id,sideways', 'sort'],
    ['sort=id,asc,asc', 'sort'],
  ])('%s is refused by its name', async (query, name) => {
    const { status, body } = await call(gateways, `GET ${NEWS}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { [name]: 'validation.invalid_value' } });
  });

  test.each([
    ['page', 'x'],
    ['size', {}],
    ['q', { $ne: '' }],
    ['title', [['a']]],
  ])('%s of a body that is %j is refused by its name', async (name, value) => {
    const body = { [name]: value };
    const answer = await call(gateways, `POST ${NEWS}/search`, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [name]: 'validation.invalid_value' } });
  });

  test.each([[[]], ['text'], [5], [true]])('a body %j is no question', async (body) => {
    const answer = await call(gateways, `POST ${NEWS}/search`, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'BAD_BODY' });
  });

  test.each(['%', '%ff', 'x%2'])(
    'the address %s is refused, with a number to ask by',
    async (id) => {
      const { status, body, headers } = await call(gateways, `GET ${NEWS}/${id}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'BAD_ADDRESS', requestId: headers.get('x-request-id') });
    },
  );

  test('a question of as many rows as there can be gets the greatest page', async () => {
    const { status, body } = await call(gateways, `GET ${NEWS}?size=1000000000`);
    expect([status, body.size]).toEqual([200, 1000]);
  });
});

test.each([33, 20_000])(
  'a body %i levels deep is refused before anybody walks it',
  async (depth) => {
    const body = `{"title":${'['.repeat(depth)}1${']'.repeat(depth)}}`;
    for (const [method, path] of [
      ['POST', `${NEWS}/search`],
      ['PUT', `${NEWS}/3`],
    ]) {
      const headers = { Authorization: 'Bearer admin', 'If-Match': '*' };
      const request = new Request(`http://localhost${path}`, { method, headers, body });
      const answer = await gateways.handle(request);
      expect(answer?.status).toBe(400);
      expect(await answer?.json()).toMatchObject({ code: 'BAD_BODY' });
    }
  },
);

test('a number of the caller is taken when it is one, and nothing else is', async () => {
  const numbered = async (given: string) => {
    const { headers } = await call(gateways, `GET ${NEWS}/3`, {
      headers: { 'X-Request-Id': given },
    });
    return headers.get('x-request-id');
  };
  expect(await numbered('4f1c-22.a:7_b')).toBe('4f1c-22.a:7_b');
  for (const given of ['<b>1</b>', 'x'.repeat(65), 'a b', 'é'])
    expect(await numbered(given)).toMatch(/^[0-9a-f-]{36}$/);
});

test('a fault of the gateways is told to their host, and no word of it to the caller', async () => {
  const told: unknown[] = [];
  const fault = new Error('select * from secrets');
  const broken = await createGateways({
    verify,
    people: demoPeople,
    seedCustomers: 20,
    today: TODAY,
    report: (error) => told.push(error),
    entities: [
      {
        ...parcels,
        rules: () => {
          throw fault;
        },
      },
    ],
  });
  const { status, body } = await call(broken, 'POST /gateway-lab/parcels', {
    as: 'only:parcel:create',
    body: { title: 'x' },
  });
  expect(status).toBe(500);
  expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId']);
  expect(JSON.stringify(body)).not.toContain('secrets');
  expect(told).toEqual([fault]);
});

test('what a mask hides is not told by the order of the rows either', async () => {
  const { body } = await call(gateways, 'GET /gateway-customer/customers?sort=regnum&size=1000');
  const whole = new Map(
    gateways.store.collection('customers')?.all.map(({ id, regnum }) => [id, String(regnum)]),
  );
  // Letters that are in the order of their code points; the first one is hidden, the second one is shown.
  const rows = body.content.filter(({ regnum }) => /^\*[А-Я]/.test(String(regnum)));
  const shown = rows.map(({ regnum }) => String(regnum));
  const hidden = rows.map(({ id }) => whole.get(id as number) ?? '');
  const goesBack = (texts: readonly string[]) =>
    texts.some((text, place) => place > 0 && text < texts[place - 1]);
  expect(rows.length).toBeGreaterThan(10);
  expect([goesBack(shown), goesBack(hidden)]).toEqual([false, true]);
});

describe('who may not write learns nothing of the record', () => {
  test.each([100001, 999_999_999])('customer %i', async (id) => {
    for (const move of ['open', 'close']) {
      const { status } = await call(
        gateways,
        `POST /gateway-customer/customers/${id}/access/canLend/${move}`,
        { as: 'only:customer:list', body: {} },
      );
      expect(status).toBe(403);
    }
  });
});

test('nobody takes away a filter that is not their own', async () => {
  const kept = await call(gateways, 'POST /gateway-lab/exports/filters', {
    body: { resource: 'customers', filter: { regnum: 'УК' } },
  });
  const { id } = kept.body as unknown as { id: string };
  const drop = (as: string, which = id) =>
    call(gateways, `DELETE /gateway-lab/exports/filters/${which}`, { as });
  expect((await drop('nobody', 'x')).status).toBe(404);
  expect((await drop('nobody')).status).toBe(404);
  expect((await drop('admin')).status).toBe(200);
  expect((await drop('admin')).status).toBe(404);
});

test('a filter is kept for who may see the list and take it away, not for one of both', async () => {
  const body = { resource: 'contract', filter: { regnum: 'УК' } };
  const keep = async (rights: string) =>
    (await call(gateways, 'POST /gateway-lab/exports/filters', { as: `only:${rights}`, body }))
      .status;
  expect(await keep('contract:export')).toBe(403);
  expect(await keep('contract:list')).toBe(403);
  expect(await keep('contract:list,contract:export')).toBe(201);
});

test('the history of a contract is for who opens its page, as the documents of gateways say', async () => {
  const found = gateways.store.collection('contract')?.all.find(({ isOnline }) => isOnline);
  const history = async (right: string) =>
    (
      await call(gateways, `GET /gateway-lab/contracts/${found?.id}/history`, {
        as: `only:${right}`,
      })
    ).status;
  expect(await history('contract:list')).toBe(200);
  expect(await history('online-contract:list')).toBe(403);
});
