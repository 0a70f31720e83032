import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../../mocks/engine/ApiError';
import type { Call } from '../../../../mocks/engine/Call';
import { startRowJob } from '../../../../mocks/engine/rowJob';
import type { Job, JobResultRow } from '../../../../src/framework/jobs/api';
import { allBut, only } from '../../../support/rights';
import { BW, REASON, RIGHT, watchDesk } from './watchDesk';

const { desk, customer, historyOf } = watchDesk();

const LISTED = 'Энэ регистрийн дугаар хар, саарал жагсаалтад бүртгэлтэй байна.';
const row = (number: number, own: object = {}) => ({
  row: number,
  listType: 2,
  name: `Дорж Бат ${number}`,
  regnum: `ЦШ550101${30 + number}`,
  companyRegnum: null,
  phone: null,
  reason: REASON,
  fromDate: '2026-11-01',
  ...own,
});
const LOST =
  'Дугаарын орон алдагдсан байна: баганыг текст хэлбэртэй болгоод дугаарыг дахин бичнэ үү.';
const many = Array.from({ length: 25 }, (_, at) => row(at + 2));

const start = async (rows: readonly object[], as = only(RIGHT), key?: string) =>
  desk.call(`POST ${BW}/import`, {
    as,
    body: { fileName: 'jagsaalt.csv', rows },
    headers: key ? { 'Idempotency-Key': key } : {},
  });
const jobs = async (as = only(RIGHT)) =>
  (await desk.get('/gateway-lab/jobs/me', as)).body as unknown as Job[];
const resultOf = async (id: unknown, as = only(RIGHT)) =>
  (await desk.get(`/gateway-lab/jobs/result/${String(id)}`, as)).body as unknown as JobResultRow[];
const repeat = async (id: unknown, as = only(RIGHT), key?: string) =>
  desk.call(`POST /gateway-lab/jobs/repeat/${String(id)}`, {
    as,
    body: {},
    headers: key ? { 'Idempotency-Key': key } : {},
  });
const entries = () =>
  (desk.store.collection('bw-list')?.all ?? []).filter(({ name }) =>
    /^Дорж Бат/.test(String(name)),
  );
const wait = (ms: number) => desk.store.clock.setNow(desk.store.clock.now() + ms);

describe('an import into the black and grey list', () => {
  test.each([{ regnum: '5.01235E+06' }, { companyRegnum: '1' }, { phone: '9.91122E+07' }])(
    '%j is not written, and the reason is said where digits are lost',
    async (own) => {
      const why = 'companyRegnum' in own ? 'Бөглөсөн мэдээллээ шалгана уу.' : LOST;
      const tried = await desk.call(`POST ${BW}/dry-run`, {
        as: only(RIGHT),
        body: { rows: [row(2, own)] },
      });
      expect(tried.body).toMatchObject([{ outcome: 'REFUSED', message: why }]);
      const { body } = await start([row(2, own)]);
      expect(await resultOf(body.id)).toMatchObject([{ outcome: 'FAILED', why }]);
    },
  );

  test('adds each row as a single entry is added, and one that is refused holds nothing up', async () => {
    const { body } = await start([
      row(2, { listType: 1, regnum: 'УК03271614' }),
      row(3, { regnum: 'УК03271614' }),
      row(4, { reason: 'муу' }),
      row(5),
    ]);
    expect(await resultOf(body.id)).toEqual([
      { record: '2', name: 'Дорж Бат 2', outcome: 'DONE', why: null },
      { record: '3', name: 'Дорж Бат 3', outcome: 'FAILED', why: LISTED },
      { record: '4', name: 'Дорж Бат 4', outcome: 'FAILED', why: 'Бөглөсөн мэдээллээ шалгана уу.' },
      { record: '5', name: 'Дорж Бат 5', outcome: 'DONE', why: null },
    ]);
    expect(customer(100_001)?.listType).toBe('BLACK_LISTED');
    expect((await historyOf(100_001))[0].action).toBe('watch_black');
    const by = new Set(entries().map(({ createdBy }) => createdBy));
    expect([entries().length, by.size]).toEqual([2, 1]);
  });

  test('goes on by itself, with how far it is and the time left', async () => {
    const { status, body } = await start(many);
    expect([status, body]).toMatchObject([
      202,
      { kind: 'WATCH_LIST', label: 'jagsaalt.csv', route: '/bw-list', state: 'RUNNING' },
    ]);
    expect(body).toMatchObject({ done: 10, total: 25, leftMs: 2_000, canStop: true });
    wait(1_000);
    expect(await jobs()).toMatchObject([{ state: 'RUNNING', done: 20, leftMs: 1_000 }]);
    wait(1_000);
    expect(await jobs()).toMatchObject([{ state: 'DONE', done: 25, leftMs: null }]);
    expect(entries()).toHaveLength(25);
  });

  test('is stopped in the middle: what was not reached says so', async () => {
    const { body } = await start(many);
    await desk.post(`/gateway-lab/jobs/stop/${String(body.id)}`, {}, only(RIGHT));
    wait(60_000);
    expect(await jobs()).toMatchObject([{ state: 'FAILED', done: 10, hasResult: true }]);
    const rows = await resultOf(body.id);
    expect([rows[9].outcome, rows[10].outcome, rows[10].why]).toEqual([
      'DONE',
      'NOT_REACHED',
      'Зогсоосон тул оруулаагүй.',
    ]);
    expect(entries()).toHaveLength(10);
  });

  test('what was refused or not reached is tried once more, and the results of all stay one file', async () => {
    const same = { regnum: 'УК03271614' };
    const { body } = await start([row(2, same), row(3, same), ...many.slice(2)]);
    await desk.post(`/gateway-lab/jobs/stop/${String(body.id)}`, {}, only(RIGHT));
    expect(await jobs()).toMatchObject([{ state: 'FAILED', done: 10, undone: 16 }]);
    // Meanwhile nobody is listed under the number any more.
    const [first] = entries();
    desk.store.collection('bw-list')?.change(first, { state: 'REMOVED' });
    const repeated = await repeat(body.id);
    expect([repeated.status, repeated.body]).toMatchObject([
      202,
      { id: body.id, state: 'RUNNING', done: 19, total: 25, undone: 0, leftMs: 1_000 },
    ]);
    expect((await repeat(body.id)).status).toBe(404);
    wait(1_000);
    expect(await jobs()).toMatchObject([{ state: 'DONE', done: 25, undone: 0 }]);
    const outcomes = (await resultOf(body.id)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(Array.from({ length: 25 }, () => 'DONE'));
    expect(entries()).toHaveLength(25);
  });

  test('tries nothing once more for somebody else, without its right, or twice under one key', async () => {
    const { body } = await start([row(2, { reason: 'муу' })]);
    expect((await repeat(body.id, only(RIGHT, 'black-white:view'))).status).toBe(404);
    expect((await repeat(body.id, allBut(RIGHT))).status).toBe(404);
    expect((await repeat(body.id, 'agent')).status).toBe(403);
    const [first, again] = [
      await repeat(body.id, only(RIGHT), 'one-intent'),
      await repeat(body.id, only(RIGHT), 'one-intent'),
    ];
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(await jobs()).toMatchObject([{ state: 'DONE', undone: 1 }]);
  });

  test('starts once, however often the same is sent, and no second one beside it', async () => {
    const first = await start(many, only(RIGHT), 'one-intent');
    const again = await start(many, only(RIGHT), 'one-intent');
    expect(again.body.id).toBe(first.body.id);
    expect((await start(many, only(RIGHT), 'another')).status).toBe(409);
    expect(await jobs()).toHaveLength(1);
  });

  test('is its own person’s alone, and nobody’s without the right', async () => {
    expect((await start(many, allBut(RIGHT))).status).toBe(403);
    expect(entries()).toEqual([]);
    const { body } = await start(many);
    const other = only(RIGHT, 'black-white:view');
    expect(await jobs(other)).toEqual([]);
    const path = (call: string) => `/gateway-lab/jobs/${call}/${String(body.id)}`;
    expect((await desk.get(path('result'), other)).status).toBe(404);
    expect((await desk.post(path('stop'), {}, other)).status).toBe(404);
    // Somebody else's import is beside it, not in its place.
    expect((await start([row(90)], other)).status).toBe(202);
    expect(await jobs()).toMatchObject([{ id: body.id, state: 'RUNNING' }]);
  });

  test('without rows, or of what are none, is refused', async () => {
    expect((await start([])).status).toBe(400);
    expect((await start([{ name: 'Дорж' }])).status).toBe(400);
  });
});

test('a row at which the gateway itself fails is unknown, and holds nothing up', () => {
  const [person] = desk.store.people;
  const caller = { id: person.id, granted: new Set([RIGHT]) };
  const call = { store: desk.store, caller } as unknown as Call;
  const { body } = startRowJob(call, RIGHT, () => ({
    kind: 'WATCH_LIST',
    label: 'a.csv',
    route: '/bw-list',
    rows: [{ row: 2 }, { row: 3 }, { row: 4 }],
    nameOf: () => null,
    write: (_, { row: number }) => {
      if (number === 2) throw new Error('The books do not answer.');
      if (number === 3) throw new ApiError(404, 'NOT_FOUND');
    },
  }));
  const id = String(body?.id);
  const rows = desk.store.jobs.resultOf(person.id, id, 'en');
  expect(rows?.map(({ outcome }) => outcome)).toEqual(['UNKNOWN', 'FAILED', 'DONE']);
  // Whose right was withdrawn meanwhile tries nothing once more.
  const without = { ...caller, granted: new Set<string>() } as unknown as Call['caller'];
  expect(() => desk.store.jobs.repeat(without, id)).toThrow(ApiError);
});
