import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../mocks/gateways';
import { PERMISSIONS } from '../../../src/domain/enums/permissions';
import { call, testGateways } from '../gateways/testGateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways(60);
}, 240_000);
beforeEach(() => gateways.store.reset());

const CUSTOMER = '/gateway-customer';
const FIRST = 100_001;
const REASON = 'Утсаар ярьж тодруулсан болно.';
const only = (...rights: string[]) => `only:${rights.join(',')}`;
const allBut = (...rights: string[]) =>
  only(...PERMISSIONS.filter((permission) => !rights.includes(permission)));
const get = (path: string, as?: string) => call(gateways, `GET ${path}`, { as });
const post = (path: string, body: object = {}, as?: string) =>
  call(gateways, `POST ${path}`, { as, body });
const all = (resource: string) => gateways.store.collection(resource)?.all ?? [];
const of = (resource: string, customerId = FIRST) =>
  all(resource).filter((one) => one.customerId === customerId);
const newest = async (id = FIRST) =>
  (
    (await get(`${CUSTOMER}/customers/${id}/history`)).body as unknown as Record<string, unknown>[]
  )[0];
const goTo = (today: string) => post('/__clock', { today });

const RELATIVES = `${CUSTOMER}/family-relations`;
const RELATIVE = {
  customerId: FIRST,
  type: 30,
  lastName: 'Дорж',
  firstName: 'Сараа',
  phone: '99887766',
};

describe('relatives', () => {
  const confirmedAt = async () =>
    (await get('/gateway-lab/contracts/gates?customerId=100001&type=LEND')).body.confirmedFamily;

  test('one source for the record and the gate board', async () => {
    const before = Number(await confirmedAt());
    const made = await post(RELATIVES, RELATIVE);
    expect([made.status, made.body.confirmed, made.body.phone]).toEqual([
      201,
      'UNCONFIRMED',
      '9****766',
    ]);
    expect(await confirmedAt()).toBe(before);
    const confirmed = await post(`${RELATIVES}/${made.body.id}/confirm`);
    expect([confirmed.status, confirmed.body.confirmed]).toEqual([200, 'CONFIRMED']);
    expect(await confirmedAt()).toBe(before + 1);
    const { family } = (await get(`${CUSTOMER}/customers/100001`)).body as unknown as {
      family: { firstName: string; confirmed: boolean }[];
    };
    expect(family.at(-1)).toMatchObject({ firstName: 'Сараа', confirmed: true });
    expect(await newest()).toMatchObject({ action: 'confirm_relative', source: 'Дорж Сараа' });
  });

  test('confirming twice is refused, unconfirming needs a reason', async () => {
    const made = await post(RELATIVES, RELATIVE);
    const path = `${RELATIVES}/${made.body.id}`;
    await post(`${path}/confirm`);
    expect((await post(`${path}/confirm`)).body.code).toBe('TRANSITION_FORBIDDEN');
    expect((await post(`${path}/unconfirm`)).body.fields).toEqual({
      reason: 'validation.required',
    });
    const taken = await post(`${path}/unconfirm`, { reason: REASON });
    expect([taken.status, taken.body.confirmed]).toEqual([200, 'UNCONFIRMED']);
    expect(await newest()).toMatchObject({ action: 'unconfirm_relative', reason: REASON });
  });

  test('nobody is their own relative', async () => {
    const phone = await post(RELATIVES, { ...RELATIVE, phone: '99112233' });
    expect([phone.status, phone.body.fields]).toEqual([400, { phone: 'people.family.own_phone' }]);
    const number = await post(RELATIVES, { ...RELATIVE, regnum: 'УК03271614' });
    expect(number.body.fields).toEqual({ regnum: 'people.family.own_person' });
    expect(gateways.store.journal.commits).toEqual([]);
  });

  test('the same phone for two of them is marked, not refused', async () => {
    await post(RELATIVES, RELATIVE);
    const second = await post(RELATIVES, { ...RELATIVE, firstName: 'Оюун' });
    expect([second.status, second.body.isPhoneShared]).toEqual([201, true]);
  });

  test('another phone ends the confirmation', async () => {
    const made = await post(RELATIVES, RELATIVE);
    await post(`${RELATIVES}/${made.body.id}/confirm`);
    const saved = await call(gateways, `PUT ${RELATIVES}/${made.body.id}`, {
      body: { phone: '95001122' },
    });
    expect([saved.status, saved.body.confirmed]).toEqual([200, 'UNCONFIRMED']);
  });

  test.each(['confirm', 'unconfirm'])(
    '%s needs customer:create, and nothing else opens it',
    async (act) => {
      const one = of('family_relation').find(
        ({ confirmed }) => confirmed === (act === 'unconfirm' ? 'CONFIRMED' : 'UNCONFIRMED'),
      );
      const made = one ?? (await post(RELATIVES, RELATIVE)).body;
      const path = `${RELATIVES}/${made.id}/${act}`;
      expect((await post(path, { reason: REASON }, allBut('customer:create'))).status).toBe(403);
      expect((await post(path, { reason: REASON }, only('customer:create'))).status).toBe(200);
    },
  );
});

describe('accesses', () => {
  const access = (id: number) =>
    get(`${CUSTOMER}/customers/${id}/access`).then(
      ({ body }) => body as unknown as Record<string, unknown>[],
    );
  const move = (id: number, flag: string, act: string) =>
    post(`${CUSTOMER}/customers/${id}/access/${flag}/${act}`, { reason: REASON });
  const override = (body: object, as?: string) => post(`${CUSTOMER}/access-overrides`, body, as);
  const WORD = { customerId: 100_002, access: 'LEND', until: '2026-11-23', reason: REASON };

  test('every cause is told, the strictest counts', async () => {
    const [lend] = await access(100_003);
    expect(lend).toMatchObject({ field: 'canLend', value: 'NO_DUE_FRAUD', manual: 'YES' });
    expect(lend.causes).toMatchObject([
      { cause: 'NO_DUE_FRAUD', source: 'FR-30003', loanId: null },
      { cause: 'NO_DUE_LOAN', source: 'LN-200003' },
    ]);
  });

  test('what staff had closed is what a released hold leaves', async () => {
    const customer = gateways.store.collection('customers')?.get(FIRST);
    if (!customer) throw new Error('no customer');
    const { hold, release } = await import('../../../mocks/gateways/customerAccess');
    await move(FIRST, 'canLend', 'close');
    hold(gateways.store, customer, 'canLend', 'NO_DUE_LOAN', 'LN-1');
    expect(customer.canLend).toBe('NO_DUE_LOAN');
    expect((await move(FIRST, 'canLend', 'open')).body.code).toBe('ACCESS_HELD');
    release(gateways.store, customer, 'canLend', 'NO_DUE_LOAN', 'LN-1');
    expect(customer.canLend).toBe('NO_BY_SETTING');
    expect(await newest()).toMatchObject({
      field: 'canLend',
      from: 'NO_DUE_LOAN',
      to: 'NO_BY_SETTING',
      origin: 'AUTO',
      source: 'LN-1',
    });
  });

  test('a lead lifts a hold until a day, then it is back by itself', async () => {
    const { status } = await override(WORD);
    expect(status).toBe(201);
    const customer = gateways.store.collection('customers')?.get(100_002);
    expect(customer?.canLend).toBe('YES');
    expect(await newest(100_002)).toMatchObject({
      action: 'override',
      field: 'canLend',
      from: 'NO_DUE_LOAN',
      to: 'YES',
      origin: 'MANUAL',
      reason: `2026-11-23: ${REASON}`,
    });
    await goTo('2026-11-23');
    await get(`${CUSTOMER}/customers/100002`);
    expect(customer?.canLend).toBe('YES');
    await goTo('2026-11-24');
    await get(`${CUSTOMER}/customers/100002`);
    expect(customer?.canLend).toBe('NO_DUE_LOAN');
  });

  test('a word is for a lead, for a hold, and for a day within a month', async () => {
    expect((await override(WORD, allBut('lead:approve'))).status).toBe(403);
    expect((await override(WORD, only('lead:approve'))).status).toBe(201);
    expect((await override({ ...WORD, customerId: FIRST })).body.code).toBe('TRANSITION_FORBIDDEN');
    const past = await override({ ...WORD, until: '2026-11-20' });
    expect(past.body.fields).toEqual({ until: 'people.access.until_past' });
    const far = await override({ ...WORD, until: '2026-12-22' });
    expect(far.body.fields).toEqual({ until: 'people.access.until_far' });
    const short = await override({ ...WORD, reason: 'богино' });
    expect(short.body.fields).toEqual({ reason: 'validation.min_length' });
  });

  test('a lead’s word outlives an opening and a closing by staff', async () => {
    await override(WORD);
    await move(100_002, 'canLend', 'close');
    expect(gateways.store.collection('customers')?.get(100_002)?.canLend).toBe('NO_BY_SETTING');
    await move(100_002, 'canLend', 'open');
    expect(gateways.store.collection('customers')?.get(100_002)?.canLend).toBe('YES');
    const [lend] = await access(100_002);
    expect(lend.causes).toMatchObject([{ cause: 'NO_DUE_LOAN' }]);
  });
});

describe('bank accounts', () => {
  const primes = (id = FIRST) =>
    of('bank_account', id).filter(({ isPrime }) => isPrime === 'PRIME');

  test('everybody who has one has exactly one prime account, before and after', async () => {
    const owners = new Set(all('bank_account').map(({ customerId }) => customerId as number));
    for (const id of owners) expect(primes(id).length).toBe(1);
    const [former] = primes();
    const other = of('bank_account').find(({ isPrime }) => isPrime === 'OTHER');
    const path = `${CUSTOMER}/bank-accounts/${other?.id}/set_prime`;
    expect((await post(path, {}, allBut('wallet:list'))).status).toBe(403);
    expect((await post(path, {}, only('wallet:list'))).body.isPrime).toBe('PRIME');
    expect(primes().map(({ id }) => id)).toEqual([other?.id]);
    expect(former.isPrime).toBe('OTHER');
    expect((await post(path)).body.code).toBe('TRANSITION_FORBIDDEN');
    expect(await newest()).toMatchObject({ action: 'set_prime' });
  });
});

describe('savings', () => {
  const SAVINGS = '/gateway-accounting/savings';
  const saving = (state: string, id = FIRST) => {
    const found = of('saving', id).find((one) => one.state === state);
    if (!found) throw new Error(`no saving ${state}`);
    return found;
  };
  const act = (id: unknown, name: string, body: object = {}, as?: string) =>
    post(`${SAVINGS}/${id}/${name}`, body, as);

  test('the deposit account says what the figures say, in every sample', () => {
    const wrong = all('saving').filter(
      ({ principal, capitalised, paid, ledgerBalance }) =>
        Math.abs(Number(principal) + Number(capitalised) - Number(paid) - Number(ledgerBalance)) >
        0.001,
    );
    expect(wrong).toEqual([]);
  });

  test('cancelled early: everything is paid out with the smaller interest, for good', async () => {
    const { id } = saving('CANCEL_REQUESTED');
    const { status, body } = await act(id, 'approve_cancel');
    expect([status, body.state, body.balance, body.ledgerBalance]).toEqual([
      200,
      'CANCELED',
      '0.00',
      '0.00',
    ]);
    expect((await act(id, 'approve_cancel')).body.code).toBe('TRANSITION_FORBIDDEN');
    expect(await newest()).toMatchObject({ action: 'approve_cancel' });
  });

  test('a closed access keeps the cash-out from being approved', async () => {
    const { id } = saving('CASHOUT_REQUESTED', 100_003);
    const { status, body } = await act(id, 'approve_cash_out');
    expect([status, body.code, body.message]).toEqual([
      409,
      'CONDITION_FAILED',
      'Хадгаламжаас зарлага гаргах эрх хаалттай байна.',
    ]);
  });

  test.each([
    ['ONGOING', 'block_saving', 'BLOCKED'],
    ['BLOCKED', 'unblock_saving', 'ONGOING'],
    ['CANCEL_REQUESTED', 'refuse_cancel', 'ONGOING'],
  ])('%s: %s needs a reason and wallet:list, and ends in %s', async (from, name, to) => {
    const { id } = saving(from);
    expect((await act(id, name)).body.fields).toEqual({ reason: 'validation.required' });
    expect((await act(id, name, { reason: REASON }, allBut('wallet:list'))).status).toBe(403);
    const { status, body } = await act(id, name, { reason: REASON }, only('wallet:list'));
    expect([status, body.state]).toEqual([200, to]);
  });

  test('mature by themselves', async () => {
    const record = saving('ONGOING');
    await goTo('2027-12-31');
    await get(`${SAVINGS}/${record.id}`);
    expect(record.state).toBe('EXPIRED');
  });
});

describe('education', () => {
  const EDUCATION = `${CUSTOMER}/education`;
  const body = { customerId: FIRST, startYear: 2022, gpa: 3.1, entranceScore: 610 };

  test('is added to its customer and told', async () => {
    const made = await post(EDUCATION, { ...body, school: 'Бизнесийн сургууль' });
    expect([made.status, made.body.customerId]).toEqual([201, FIRST]);
    expect(await newest()).toMatchObject({ action: 'add_education', source: 'Бизнесийн сургууль' });
  });

  test('each missing part has its own message, and nothing is written', async () => {
    const refused = await post(EDUCATION, { customerId: FIRST });
    expect(refused.body.fields).toEqual({
      startYear: 'validation.start_year_required',
      gpa: 'validation.gpa_required',
      entranceScore: 'validation.entrance_score_required',
    });
    expect((await post(EDUCATION, { ...body, customerId: 1 })).body.fields).toEqual({
      customerId: 'validation.invalid_value',
    });
    expect(gateways.store.journal.commits).toEqual([]);
  });

  test('needs customer:create', async () => {
    expect((await post(EDUCATION, body, allBut('customer:create'))).status).toBe(403);
    expect((await post(EDUCATION, body, only('customer:create'))).status).toBe(201);
  });
});

describe('what stands below a customer', () => {
  test('points add up to the balance of the record', async () => {
    const { byType } = (await get(`${CUSTOMER}/customers/${FIRST}/points/summary`))
      .body as unknown as { byType: { credit: number; debit: number }[] };
    const balance = byType.reduce((sum, { credit, debit }) => sum + credit - debit, 0);
    expect(balance).toBe(1_240);
    const { body } = await get(
      `${CUSTOMER}/customer-points?customerId=${FIRST}`,
      only('customer:view'),
    );
    expect(body.content.length).toBeGreaterThan(2);
    expect((await get(`${CUSTOMER}/bonus-points`, only('customer:view'))).status).toBe(403);
  });

  test('level, invitations, QR and positions', async () => {
    expect((await get(`${CUSTOMER}/customers/${FIRST}/level`)).body).toEqual({
      level: 230,
      rankPoints: 231,
    });
    const { body } = await get(`${CUSTOMER}/customer-invitations?customerId=${FIRST}`);
    expect(new Set(body.content.map(({ inviter }) => inviter))).toEqual(new Set([FIRST]));
    expect((await get(`${CUSTOMER}/customers/${FIRST}/qr`)).body).toMatchObject({
      text: 'urtuu:customer:100001',
      card: { sequenceNumber: '10000001' },
    });
    expect((await get(`${CUSTOMER}/customers/${FIRST}/locations`)).body.length).toBeGreaterThan(1);
    expect((await get(`${CUSTOMER}/customers/100007/locations`)).body).toEqual([]);
  });

  test('balances of open loans, for whoever sees the customer', async () => {
    const path = `/gateway-accounting/account/loan/balance?customerId=100002`;
    const rows = (await get(path, only('customer:view'))).body as unknown as {
      loanId: number;
      balance: string;
    }[];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(gateways.store.collection('loans')?.get(row.loanId)?.balance).toBe(row.balance);
    }
    expect((await get(path, allBut('customer:view'))).status).toBe(403);
    expect((await get(path.replace('100002', '1'))).status).toBe(404);
  });

  test('the work register is asked again by a right to write', async () => {
    const record = of('worki_info')[0];
    const path = `${CUSTOMER}/worki-info/${record.id}/fetch_work`;
    expect((await post(path, {}, allBut('customer:create'))).status).toBe(403);
    const { status, body } = await post(path, {}, only('customer:create'));
    expect([status, String(body.fetchedAt).slice(0, 10)]).toEqual([200, '2026-11-21']);
    expect(await newest()).toMatchObject({ action: 'fetch_work' });
  });
});

describe('printed codes', () => {
  const CARDS = `${CUSTOMER}/qr-cards`;
  const card = (state: string) => {
    const found = all('qr_card').find((one) => one.state === state);
    if (!found) throw new Error(`no card ${state}`);
    return found;
  };

  test('one at a time: the former one is taken off first', async () => {
    const free = card('FREE');
    const body = { customerId: FIRST };
    const refused = await post(`${CARDS}/${free.id}/connect_qr`, body);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Харилцагчид өөр код холбогдсон байна: 10000001. Эхлээд салгана уу.',
    ]);
    const [own] = of('qr_card');
    expect((await post(`${CARDS}/${own.id}/disconnect_qr`)).body.fields).toEqual({
      reason: 'validation.required',
    });
    const off = await post(`${CARDS}/${own.id}/disconnect_qr`, { reason: REASON });
    expect([off.status, off.body.customerId]).toEqual([200, null]);
    const on = await post(`${CARDS}/${free.id}/connect_qr`, body, only('customer:create'));
    expect([on.status, on.body.customerId, on.body.state]).toEqual([200, FIRST, 'CONNECTED']);
    expect(await newest()).toMatchObject({ action: 'connect_qr', source: free.sequenceNumber });
  });

  test('a withdrawn one, nobody’s customer and a missing right are refused', async () => {
    const body = { customerId: 100_006 };
    const withdrawn = await post(`${CARDS}/${card('WITHDRAWN').id}/connect_qr`, body);
    expect(withdrawn.body.code).toBe('TRANSITION_FORBIDDEN');
    const path = `${CARDS}/${card('FREE').id}/connect_qr`;
    expect((await post(path, { customerId: 1 })).body.fields).toEqual({
      customerId: 'validation.invalid_value',
    });
    expect((await post(path, body, allBut('customer:create'))).status).toBe(403);
  });
});

test('shares of more than the whole company are refused at the shareholders', async () => {
  const { body } = await get(`${CUSTOMER}/customers/100005`);
  expect(body).toMatchObject({ entitySegment: 32, segment: null });
  const shareholders = [
    { name: 'Пүрэв Батболд', regnum: 'МУ81051931', percent: 60 },
    { name: 'Насан Өнөрмаа', regnum: 'НӨ86072242', percent: 50 },
  ];
  const refused = await call(gateways, `PUT ${CUSTOMER}/customers/100005`, {
    body: { shareholders },
  });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { shareholders: 'people.company.shares_over' },
  ]);
});
