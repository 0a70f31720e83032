import { describe, expect, test } from 'vitest';
import { allBut, only } from '../../../support/rights';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk(60);

const PATH = '/gateway-customer/customers';
const RIGHT = 'customer:create';
/** The check is seven days old, the reading thirty-one: the last day on which 100014 may be read. */
const READABLE = 100_014;
/** Twelve places on, the same of another customer. */
const SECOND = 100_026;
const print = { imageBase64: 'aGVlaA==', imageMime: 'image/png', device: 'simulated' };
const whole = {
  purpose: 'CONTRACT',
  workerRegnum: 'УК88010155',
  workerFingerprint: print,
  customerFingerprint: print,
};
const look = (id: number, body: object = whole, as?: string) =>
  desk.call(`POST ${PATH}/${id}/xyp`, { as, body });
const standing = (id: number, as?: string) => desk.call(`GET ${PATH}/${id}/xyp`, { as });
const accept = (id: number, body: object, as?: string) =>
  desk.call(`POST ${PATH}/${id}/xyp/accept`, { as, body });
const customer = (id: number) =>
  desk.store.collection('customers')?.get(id) as never as {
    workplace: string;
    surname: string;
  };
const fields = (list: unknown) => (list as { field: string }[]).map(({ field }) => field);

describe('a look-up', () => {
  test('answers the differences and a portrait, and is written down', async () => {
    const { status, body } = await look(READABLE);
    expect([status, body.state, body.failure]).toEqual([201, 'AVAILABLE', null]);
    expect(body.photo).toMatch(/^iVBORw0KGgo/);
    const { differences } = body.reading as { differences: unknown };
    expect(fields(differences)).toEqual([
      'surname',
      'maritalStatus',
      'officialAddress',
      'workplace',
      'salary',
    ]);
    const after = await standing(READABLE);
    const [latest] = after.body.log as { purpose: string; state: string }[];
    expect([latest.purpose, latest.state]).toEqual(['CONTRACT', 'AVAILABLE']);
    expect(String(after.body.readAt).slice(0, 10)).toBe('2026-11-21');
    const again = await look(READABLE);
    expect([again.status, again.body.code]).toEqual([409, 'REGISTRY_WITHIN_DAYS']);
  });

  test('opens the gate of contracts', async () => {
    await look(READABLE);
    const gates = await desk.get(
      `/gateway-lab/contracts/gates?type=LEND_MARKET_PLACE&customerId=${READABLE}`,
    );
    expect(String(gates.body.stateRegistryReadAt).slice(0, 10)).toBe('2026-11-21');
  });

  test.each([
    ['90', 'FAILED', 'WORKER_UNKNOWN'],
    ['91', 'FAILED', 'WORKER_FINGERPRINT'],
    ['92', 'FAILED', 'CUSTOMER_FINGERPRINT'],
    ['93', 'FAILED', 'SERVICE_DOWN'],
    ['94', 'NOT_AVAILABLE', null],
  ])('of an employee …%s ends as %s %s, and may be made again', async (end, state, failure) => {
    const { body } = await look(READABLE, { ...whole, workerRegnum: `УК880101${end}` });
    expect([body.state, body.failure, body.reading, body.photo]).toEqual([
      state,
      failure,
      null,
      null,
    ]);
    expect((await standing(READABLE)).body.log).toHaveLength(2);
    expect((await look(READABLE)).body.state).toBe('AVAILABLE');
  });

  test.each([
    ['without a fresh check', 100_009, 'XYP_BLOCKED'],
    ['within thirty days', 100_001, 'REGISTRY_WITHIN_DAYS'],
    ['of a company', 100_005, 'XYP_COMPANY'],
  ])('is refused %s', async (_, id, code) => {
    const { status, body } = await look(id);
    expect([status, body.code]).toEqual([409, code]);
    expect(desk.store.journal.commits).toEqual([]);
  });

  test('asks for everything that it needs', async () => {
    const { status, body } = await look(READABLE, {});
    expect([status, body.fields]).toEqual([
      400,
      {
        purpose: 'validation.required',
        workerRegnum: 'error.no_worker_info',
        workerFingerprint: 'validation.fingerprint_required',
        customerFingerprint: 'xyp.finger.customer_required',
      },
    ]);
    const latin = await look(READABLE, { ...whole, workerRegnum: 'YK88010155' });
    expect(latin.body.fields).toEqual({ workerRegnum: 'validation.regnum' });
  });

  test('takes the own number alone, once the registry has known it', async () => {
    expect((await standing(READABLE)).body.workerRegnum).toBeNull();
    await look(READABLE);
    expect((await standing(READABLE)).body.workerRegnum).toBe('*К***10155');
    const refused = { workerRegnum: 'xyp.form.not_own_number' };
    const facts = desk.store.collection('customers')?.get(100_002);
    for (const [as, workerRegnum] of [
      // Another than the known one, a colleague's, a customer's.
      [undefined, 'УК88010156'],
      ['operator', 'УК88010155'],
      ['operator', String(facts?.regnum)],
    ] as const) {
      const { status, body } = await look(SECOND, { ...whole, workerRegnum }, as);
      expect([workerRegnum, status, body.fields]).toEqual([workerRegnum, 400, refused]);
    }
    expect((await look(SECOND)).body.state).toBe('AVAILABLE');
  });

  test('needs customer:create, and nothing else does', async () => {
    expect((await look(READABLE, whole, allBut(RIGHT))).status).toBe(403);
    expect((await look(READABLE, whole, only(RIGHT))).status).toBe(201);
  });
});

describe('accepting', () => {
  const readingOf = async (id: number) => (await standing(id)).body.reading as { id: number };

  test('takes two of five over, each told in the customer’s history', async () => {
    const { id } = await readingOf(100_001);
    const before = customer(100_001).surname;
    const chosen = ['workplace', 'salary'];
    const { status, body } = await accept(100_001, { readingId: id, fields: chosen });
    expect(status).toBe(200);
    const reading = body.reading as { differences: unknown; accepted: { theirs: string }[] };
    expect(fields(reading.differences)).toEqual(['surname', 'maritalStatus', 'officialAddress']);
    expect(fields(reading.accepted)).toEqual(['workplace', 'salary']);
    expect(customer(100_001).workplace).toBe(reading.accepted[0].theirs);
    expect(customer(100_001).surname).toBe(before);
    const history = await desk.call(`GET ${PATH}/100001/history`);
    const rows = (history.body as never as { action: string; field: string; source: string }[])
      .filter(({ action }) => action === 'accept_xyp')
      .map(({ field, source }) => [field, source]);
    expect(rows.sort()).toEqual([
      ['salary', 'XYP'],
      ['workplace', 'XYP'],
    ]);
    const twice = await accept(100_001, { readingId: id, fields: chosen });
    expect([twice.status, twice.body.code]).toEqual([409, 'XYP_NOT_OPEN']);
  });

  test.each([
    ['nothing', []],
    ['what is no field', ['regnum']],
    ['a text', 'workplace'],
  ])('refuses %s', async (_, chosen) => {
    const { id } = await readingOf(100_001);
    expect((await accept(100_001, { readingId: id, fields: chosen })).status).toBe(400);
  });

  test('a name that is taken over has its row in the management history', async () => {
    const { id } = await readingOf(100_001);
    const record = desk.store.collection('customers')?.get(100_001);
    if (record) desk.store.collection('customers')?.change(record, { firstName: 'Тэмүүлэн' });
    const { status } = await accept(100_001, { readingId: id, fields: ['firstName'] });
    expect([status, record?.firstName]).toEqual([200, 'Түвшинбаяр']);
    const log = desk.store.collection('customers/search/management-history')?.all ?? [];
    expect(log.filter(({ customerId }) => customerId === 100_001)).toMatchObject([
      { action: 1, from: 'Тэмүүлэн', to: 'Түвшинбаяр', reason: 'ХУР-ын мэдээллээр зассан.' },
    ]);
  });

  test('refuses another reading', async () => {
    expect((await accept(100_001, { readingId: 1, fields: ['salary'] })).status).toBe(409);
  });

  test('needs customer:create, and nothing else does', async () => {
    const { id } = await readingOf(100_001);
    const body = { readingId: id, fields: ['salary'] };
    expect((await accept(100_001, body, allBut(RIGHT))).status).toBe(403);
    expect((await accept(100_001, body, only(RIGHT))).status).toBe(200);
  });
});

describe('the detail', () => {
  const detail = (part: string, as?: string) => desk.call(`GET ${PATH}/100001/xyp/${part}`, { as });

  test('masks register numbers; a reveal is logged', async () => {
    const { body } = await detail('detail');
    expect(body.reading).toMatchObject({ answer: { identity: { regnum: '*К***71614' } } });
    const whole = await detail('less-nomask');
    expect(whole.body.reading).toMatchObject({ answer: { identity: { regnum: 'УК03271614' } } });
    const history = await desk.call(`GET ${PATH}/100001/history`);
    expect((history.body as never as { action: string }[])[0].action).toBe('reveal');
  });

  test('is for those who may see customers', async () => {
    expect((await detail('detail', allBut('customer:view'))).status).toBe(403);
    expect((await detail('less-nomask', allBut('customer:view'))).status).toBe(403);
    expect((await detail('detail', only('customer:view'))).status).toBe(200);
    expect((await standing(100_001, allBut('customer:view'))).status).toBe(403);
  });

  test('is empty for somebody who was never read', async () => {
    const { body } = await desk.call(`GET ${PATH}/100003/xyp/detail`);
    expect(body).toEqual({ reading: null });
  });
});
