import { describe, expect, test } from 'vitest';
import { allBut, only } from '../../../support/rights';
import { BW, REASON, RIGHT, entry, watchDesk } from './watchDesk';
import { inBody } from '../../../support/inBody';

const { desk, get, post, customer } = watchDesk();

describe('searching', () => {
  const hits = async (path: string, as?: string) =>
    (await post(...inBody(path), as)).body.hits as { match: string; regnum: string }[];

  test('finds by number and by name, and says which', async () => {
    expect(await hits(`${BW}/lookup?regnum=ПҮ88090151`)).toMatchObject([
      { match: 'REGNUM', listType: 1, regnum: '*Ү***90151' },
    ]);
    expect(await hits(`${BW}/lookup?phone=80112233`)).toMatchObject([{ match: 'PHONE' }]);
    const byName = await hits(`${BW}/lookup?name=${encodeURIComponent('мягмар болд')}`);
    expect(byName.map(({ match }) => match)).toContain('NAME');
    expect(await hits(`${BW}/lookup?regnum=УК03271614`)).toEqual([]);
    expect((await post(`${BW}/lookup`, {})).status).toBe(400);
  });

  test('does not find who was removed', async () => {
    const [{ id }] = (await hits(`${BW}/lookup?regnum=ПҮ88090151`)) as never as { id: number }[];
    await post(`${BW}/${id}/remove_from_list`, { reason: REASON });
    expect(await hits(`${BW}/lookup?regnum=ПҮ88090151`)).toEqual([]);
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
    [`${BW}/lookup?name=бат`, 'black-white:view'],
    [`${BW}/open-loans?regnum=УК03271614`, 'black-white:create'],
    ['/gateway-lab/suspects/search?name=бат', 'suspect:search'],
  ])('%s, asked in a body, needs %s', async (address, right) => {
    expect((await post(...inBody(address), allBut(right))).status).toBe(403);
    expect((await post(...inBody(address), only(right))).status).toBe(200);
  });

  test.each([
    ['/gateway-lab/politicians', ['politician:list']],
    ['/gateway-lab/politicians/1', ['politician:list']],
    [BW, ['black-white:list']],
    // Its form begins with what the entry is.
    [`${BW}/1001`, ['black-white:view', 'black-white:create']],
    ['/gateway-customer-finder/requests', ['customer-finder:search']],
  ])('%s needs one of %s', async (path, rights) => {
    expect((await get(encodeURI(path), allBut(...rights))).status).toBe(403);
    for (const right of rights) expect((await get(encodeURI(path), only(right))).status).toBe(200);
  });

  test('every black-listed customer has an entry', () => {
    const black = (desk.store.collection('customers')?.all ?? []).filter(
      ({ listType }) => listType === 'BLACK_LISTED',
    );
    const listed = desk.store.collection('bw-list')?.all ?? [];
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
    expect((body as never as object[])[0]).toEqual({
      row: 2,
      outcome: 'READY',
      message: null,
      openLoans: 1,
      waitingRequests: 6,
    });
    expect(desk.store.journal.commits).toEqual([]);
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
