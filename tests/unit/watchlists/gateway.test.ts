import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../mocks/gateways';
import { PERMISSIONS } from '../../../src/domain/enums/permissions';
import { call, testGateways } from '../gateways/testGateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways(60);
}, 300_000);
beforeEach(() => gateways.store.reset());

const BW = '/gateway-lab/bw-list';
const RIGHT = 'black-white:create';
const REASON = 'Хуурамч бичиг баримт бүрдүүлсэн.';
const entry = {
  listType: 1,
  name: 'Өлзийбаяр Түвшинбаяр',
  regnum: 'УК03271614',
  reason: REASON,
  fromDate: '2026-11-20',
};
const only = (...rights: string[]) => `only:${rights.join(',')}`;
const allBut = (...rights: string[]) => only(...PERMISSIONS.filter((one) => !rights.includes(one)));
const post = (path: string, body: object, as?: string) =>
  call(gateways, `POST ${path}`, { as, body });
const get = (path: string, as?: string) => call(gateways, `GET ${path}`, { as });
const customer = (id: number) => gateways.store.collection('customers')?.get(id);
const historyOf = async (id: number) =>
  (await get(`/gateway-customer/customers/${id}/history`)).body as never as {
    action: string;
    field?: string;
    from?: string;
    to?: string;
    source?: string;
  }[];

describe('adding', () => {
  test('puts the customer on the black list, and shows what is open', async () => {
    const { status, body } = await post(BW, entry);
    expect([status, body.state, body.type, body.customerId]).toEqual([
      201,
      'LISTED',
      'CITIZEN',
      100_001,
    ]);
    expect(customer(100_001)?.listType).toBe('BLACK_LISTED');
    const open = (body.openLoans as { code: string }[]).length;
    const loans = (gateways.store.collection('loans')?.all ?? []).filter(
      (one) => one.customerId === 100_001 && one.state === 'LOAN_ONGOING',
    );
    expect(open).toBeGreaterThanOrEqual(loans.length);
    expect((await historyOf(100_001))[0]).toMatchObject({
      action: 'watch_black',
      field: 'listType',
      from: 'POCKET',
      to: 'BLACK_LISTED',
      source: `BW-${String(body.id)}`,
    });
  });

  test('to the grey list warns and changes no kind of list', async () => {
    await post(BW, { ...entry, listType: 2 });
    expect(customer(100_001)?.listType).toBe('POCKET');
    expect((await historyOf(100_001))[0].action).toBe('watch_grey');
  });

  test('somebody who is listed is a duplicate', async () => {
    await post(BW, entry);
    const { status, body } = await post(BW, { ...entry, listType: 2 });
    expect([status, body.code, body.message]).toEqual([
      409,
      'DUPLICATE',
      'Энэ регистрийн дугаар хар, саарал жагсаалтад бүртгэлтэй байна.',
    ]);
  });

  test.each([
    [
      {},
      {
        listType: 'required',
        name: 'required',
        reason: 'required',
        fromDate: 'required',
        regnum: 'watch.one_number',
      },
    ],
    [{ ...entry, regnum: '' }, { regnum: 'watch.one_number' }],
    [{ ...entry, companyRegnum: '5012345' }, { companyRegnum: 'watch.one_number_only' }],
    [{ ...entry, regnum: 'AB1' }, { regnum: 'regnum' }],
    [{ ...entry, reason: 'муу' }, { reason: 'min_length' }],
    [{ ...entry, fromDate: '2026-11-22' }, { fromDate: 'date_future' }],
    [{ ...entry, phone: '123' }, { phone: 'phone' }],
  ])('refuses %j', async (body, fields) => {
    const expected = Object.fromEntries(
      Object.entries(fields).map(([name, key]) => [
        name,
        key.startsWith('watch.') ? key : `validation.${key}`,
      ]),
    );
    const answer = await post(BW, body);
    expect([answer.status, answer.body.fields]).toEqual([400, expected]);
    expect(gateways.store.journal.commits).toEqual([]);
  });

  test('needs black-white:create, and nothing else does', async () => {
    expect((await post(BW, entry, allBut(RIGHT))).status).toBe(403);
    expect((await post(BW, entry, only(RIGHT))).status).toBe(201);
  });
});

describe('the acts of an entry', () => {
  const made = async () => Number((await post(BW, entry)).body.id);
  const act = (id: number, name: string, body: object = { reason: REASON }, as?: string) =>
    post(`${BW}/${id}/${name}`, body, as);

  test('move it to the grey list and back; the customer follows', async () => {
    const id = await made();
    const grey = await act(id, 'move_to_grey');
    expect([grey.status, grey.body.listType]).toEqual([200, 2]);
    expect(customer(100_001)?.listType).toBe('POCKET');
    const again = await act(id, 'move_to_grey');
    expect([again.status, again.body.message]).toEqual([
      409,
      'Аль хэдийн саарал жагсаалтад байна.',
    ]);
    await act(id, 'move_to_black');
    expect(customer(100_001)?.listType).toBe('BLACK_LISTED');
    const rows = (await get(`${BW}/${id}/history`)).body as never as { field?: string }[];
    expect(rows.filter(({ field }) => field === 'listType')).toHaveLength(2);
  });

  test('remove it for good, and keep its history; then it may be listed anew', async () => {
    const id = await made();
    const removed = await act(id, 'remove_from_list');
    expect([removed.status, removed.body.state]).toEqual([200, 'REMOVED']);
    expect(customer(100_001)?.listType).toBe('POCKET');
    expect((await act(id, 'move_to_grey')).body.code).toBe('TRANSITION_FORBIDDEN');
    expect((await get(`${BW}/${id}/history`)).body as never as unknown[]).toHaveLength(2);
    expect((await post(BW, entry)).status).toBe(201);
  });

  test('want a reason', async () => {
    const id = await made();
    expect((await act(id, 'remove_from_list', {})).status).toBe(400);
    expect((await act(id, 'remove_from_list', { reason: 'үгүй' })).status).toBe(400);
  });

  test.each(['move_to_black', 'move_to_grey', 'remove_from_list'])(
    '%s needs black-white:create',
    async (name) => {
      const id = await made();
      expect((await act(id, name, undefined, allBut(RIGHT))).status).toBe(403);
      const { status } = await act(id, name, undefined, only(RIGHT));
      expect(status).toBe(name === 'move_to_black' ? 409 : 200);
    },
  );

  test('an edit changes the cause, never whom it is about', async () => {
    const id = await made();
    const put = (body: object) => call(gateways, `PUT ${BW}/${id}`, { body });
    const other = await put({ ...entry, regnum: 'БӨ85040722', listType: 2 });
    expect([other.status, other.body.fields]).toEqual([
      400,
      { listType: 'watch.fixed', regnum: 'watch.fixed' },
    ]);
    const changed = await put({ reason: `${REASON} Дахин.` });
    expect([changed.status, changed.body.reason]).toEqual([200, `${REASON} Дахин.`]);
    expect(gateways.store.collection('bw-list')?.get(id)).toMatchObject({
      regnum: 'УК03271614',
      listType: 1,
    });
  });
});

describe('searching', () => {
  const hits = async (path: string, as?: string) =>
    (await get(path, as)).body.hits as { match: string; regnum: string }[];

  test('finds by number and by name, and says which', async () => {
    expect(await hits(`${BW}/search?regnum=ПҮ88090151`)).toMatchObject([
      { match: 'REGNUM', listType: 1, regnum: '*Ү***90151' },
    ]);
    expect(await hits(`${BW}/search?phone=80112233`)).toMatchObject([{ match: 'PHONE' }]);
    const byName = await hits(`${BW}/search?name=${encodeURIComponent('мягмар болд')}`);
    expect(byName.map(({ match }) => match)).toContain('NAME');
    expect(await hits(`${BW}/search?regnum=УК03271614`)).toEqual([]);
    expect((await get(`${BW}/search`)).status).toBe(400);
  });

  test('does not find who was removed', async () => {
    const [{ id }] = (await hits(`${BW}/search?regnum=ПҮ88090151`)) as never as { id: number }[];
    await post(`${BW}/${id}/remove_from_list`, { reason: REASON });
    expect(await hits(`${BW}/search?regnum=ПҮ88090151`)).toEqual([]);
    expect(customer(100_008)?.listType).toBe('POCKET');
  });

  test('suspects, by number and by name', async () => {
    expect(await hits('/gateway-lab/suspects/search?regnum=ЧЖ79110534')).toMatchObject([
      { match: 'REGNUM', regnum: '*Ж***10534', birthYear: 1979 },
    ]);
    const path = `/gateway-lab/suspects/search?name=${encodeURIComponent('дорж ганболд')}`;
    expect(await hits(path)).toMatchObject([{ match: 'NAME' }]);
  });

  test.each([
    [`${BW}/search?name=бат`, 'black-white:view'],
    [`${BW}/open-loans?regnum=УК03271614`, 'black-white:create'],
    ['/gateway-lab/suspects/search?name=бат', 'suspect:search'],
    ['/gateway-lab/politicians', 'politician:list'],
    ['/gateway-lab/politicians/1', 'politician:list'],
    [BW, 'black-white:list'],
    [`${BW}/1001`, 'black-white:view'],
    ['/gateway-customer-finder/requests', 'customer-finder:search'],
  ])('%s needs %s', async (path, right) => {
    expect((await get(encodeURI(path), allBut(right))).status).toBe(403);
    expect((await get(encodeURI(path), only(right))).status).toBe(200);
  });

  test('every black-listed customer has an entry', () => {
    const black = (gateways.store.collection('customers')?.all ?? []).filter(
      ({ listType }) => listType === 'BLACK_LISTED',
    );
    const listed = gateways.store.collection('bw-list')?.all ?? [];
    const missing = black.filter(
      ({ id }) => !listed.some((one) => one.customerId === id && one.listType === 1),
    );
    expect(missing).toEqual([]);
  });
});

describe('the dry run of an import', () => {
  const rows = [
    { row: 2, ...entry },
    { row: 3, ...entry, regnum: 'ПҮ88090151' },
    { row: 4, ...entry, regnum: 'X' },
  ];

  test('says of each row what it would come to, and writes nothing', async () => {
    const { status, body } = await post(`${BW}/dry-run`, { rows });
    expect(status).toBe(200);
    expect(
      (body as never as { row: number; outcome: string }[]).map(({ outcome }) => outcome),
    ).toEqual(['READY', 'REFUSED', 'REFUSED']);
    expect(gateways.store.journal.commits).toEqual([]);
  });

  test('needs black-white:create', async () => {
    expect((await post(`${BW}/dry-run`, { rows }, allBut(RIGHT))).status).toBe(403);
    expect((await post(`${BW}/dry-run`, { rows }, only(RIGHT))).status).toBe(200);
    expect((await post(`${BW}/dry-run`, { rows: [] })).status).toBe(400);
  });
});

describe('the customer finder', () => {
  const FINDER = '/gateway-customer-finder/requests';
  const asked = { regnum: 'АҮ92122448', reason: 'Давхар хүсэлтийг тодруулах' };
  const row = async (id: unknown) =>
    (await get(`${FINDER}?id=${String(id)}`)).body.content[0] as {
      state: string;
      foundCount: number;
      foundAt: string;
      regnum: string;
    };

  test('finds a person at any lender; the answer comes with the next reading', async () => {
    const { status, body } = await post(FINDER, asked);
    expect([status, body.state]).toEqual([201, 'PENDING']);
    expect((await row(body.id)).state).toBe('PENDING');
    expect(await row(body.id)).toMatchObject({
      state: 'AVAILABLE',
      foundCount: 1,
      foundAt: 'Алтан Өргөө ББСБ',
      regnum: '*Ү***22448',
    });
  });

  test.each([
    ['ЦШ55010112', 'NOT_AVAILABLE'],
    ['ЦШ55010199', 'FAILED'],
  ])('%s ends as %s, and may be asked for again', async (regnum, state) => {
    const { body } = await post(FINDER, { ...asked, regnum });
    await row(body.id);
    expect((await row(body.id)).state).toBe(state);
    const again = await post(`${FINDER}/${String(body.id)}/ask_again`, {});
    expect([again.status, again.body.state]).toEqual([200, 'PENDING']);
  });

  test('a found one is not asked for again', async () => {
    const { body } = await post(FINDER, asked);
    await row(body.id);
    const again = await post(`${FINDER}/${String(body.id)}/ask_again`, {});
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test('wants a number and a reason, and customer-finder:create', async () => {
    expect((await post(FINDER, {})).body.fields).toEqual({
      reason: 'validation.required',
      regnum: 'watch.finder.one',
    });
    expect((await post(FINDER, asked, allBut('customer-finder:create'))).status).toBe(403);
    expect((await post(FINDER, asked, only('customer-finder:create'))).status).toBe(201);
  });
});
