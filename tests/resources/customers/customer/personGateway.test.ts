import { describe, expect, test } from 'vitest';
import { allBut, only } from '../../../support/rights';
import { CUSTOMER, FIRST, REASON, peopleDesk } from './peopleDesk';

const desk = peopleDesk();
const { get, post, all, of, newest } = desk;

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
    expect(desk.store.journal.commits).toEqual([]);
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

  test('balances of open loans, for anybody who sees the customer', async () => {
    const path = `/gateway-accounting/account/loan/balance?customerId=100002`;
    const rows = (await get(path, only('customer:view'))).body as unknown as {
      loanId: number;
      balance: string;
    }[];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(desk.store.collection('loans')?.get(row.loanId)?.balance).toBe(row.balance);
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
  const refused = await desk.call(`PUT ${CUSTOMER}/customers/100005`, {
    body: { shareholders },
  });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { shareholders: 'people.company.shares_over' },
  ]);
});
