import { describe, expect, test } from 'vitest';
import { allBut, only } from '../../../support/rights';
import { gatewayDesk } from '../../../engine/gatewayDesk';

// Days that pass take every loan along.

const desk = gatewayDesk(60);
const { get, post } = desk;

const CHECKS = '/gateway-zms/zms/checks';
const REASON = 'Харилцагч шинэ зээл хүссэн тул дахин лавлана.';
const pass = (ms: number) => desk.store.clock.setNow(desk.store.clock.now() + ms);
const latest = async (customerId: number) =>
  (await get(`/gateway-zms/customers/zms?customerId=${customerId}`)).body.content[0];
const action = (id: unknown, body: object = {}, as?: string) =>
  post(`${CHECKS}/${String(id)}/check_zms`, body, as);
const board = async (customerId: number) =>
  (await get(`/gateway-lab/contracts/gates?customerId=${customerId}&type=LEND`)).body
    .creditRegistry as unknown;

describe('samples', () => {
  test('have a check in every state, and one latest per customer', () => {
    const all = desk.store.collection('zms')?.all ?? [];
    expect([...new Set(all.map(({ state }) => state))].sort()).toEqual([
      'AVAILABLE',
      'FAILED',
      'NONE',
      'NOT_AVAILABLE',
      'PENDING',
    ]);
    const owners = all.filter(({ isLatest }) => isLatest).map(({ customerId }) => customerId);
    expect(new Set(owners).size).toBe(owners.length);
    expect(owners.length).toBe(desk.store.collection('customers')?.size);
  });

  test('agree with the gate board', async () => {
    expect(await board(100001)).toEqual({ state: 'AVAILABLE', at: '2026-11-18T03:00:00.000Z' });
    expect(await latest(100001)).toMatchObject({
      state: 'AVAILABLE',
      checkedAt: '2026-11-18T03:00:00.000Z',
      validUntil: '2026-11-25',
    });
    expect(await board(100003)).toBeNull();
    expect((await latest(100003)).state).toBe('NONE');
    expect(await latest(100009)).toMatchObject({ validUntil: '2026-11-20' });
  });

  test('say by class, lender and role what the registry holds', async () => {
    const { id, loans } = await latest(100001);
    const { body } = await get(`${CHECKS}/${String(id)}/result`);
    const rows = body.loans as unknown as { organization: string; writeId: number | null }[];
    expect(rows.length).toBe(loans);
    expect(rows.some(({ writeId }) => writeId !== null)).toBe(true);
    expect((await get(`${CHECKS}/${String(id)}/result`, allBut('zms:list'))).status).toBe(403);
  });
});

describe('sending', () => {
  test('makes a new check, which is answered after a while', async () => {
    const before = await latest(100009);
    const sent = await action(before.id);
    expect(sent.status).toBe(200);
    const now = await latest(100009);
    expect(now).toMatchObject({ state: 'PENDING', fee: '1500.00', validUntil: null });
    expect(now.id).not.toBe(before.id);
    expect((await board(100009)) as object).toMatchObject({ state: 'PENDING' });
    pass(4_000);
    expect(await latest(100009)).toMatchObject({
      id: now.id,
      state: 'AVAILABLE',
      validUntil: '2026-11-28',
    });
    expect((await board(100009)) as object).toMatchObject({ state: 'AVAILABLE' });
    const history = (await get(`${CHECKS}/${String(now.id)}/history`)).body as unknown as {
      action: string;
      to: string;
      origin: string;
    }[];
    expect(history.map(({ action, to, origin }) => [action, to, origin])).toEqual([
      ['answer_zms', 'AVAILABLE', 'AUTO'],
      ['check_zms', 'PENDING', 'MANUAL'],
    ]);
  });

  test('stands in the customer’s history', async () => {
    await action((await latest(100009)).id);
    const rows = (await get('/gateway-customer/customers/100009/history')).body as unknown as {
      action: string;
    }[];
    expect(rows[0].action).toBe('check_zms');
  });

  test('wants a reason while a result is valid, and waits for the one under way', async () => {
    const { id } = await latest(100001);
    expect((await action(id)).body.fields).toEqual({ reason: 'validation.required' });
    expect((await action(id, { reason: 'богино' })).body.fields).toEqual({
      reason: 'validation.min_length',
    });
    expect((await action(id, { reason: REASON })).status).toBe(200);
    const next = await latest(100001);
    const again = await action(next.id, { reason: REASON });
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
    expect((await action(id, { reason: REASON })).status).toBe(409);
  });

  test('a prepared check is sent as it is', async () => {
    const { id } = await latest(100003);
    expect((await action(id)).body.state).toBe('PENDING');
    expect((await latest(100003)).id).toBe(id);
  });

  test.each([
    [100004, 'NOT_AVAILABLE'],
    [100007, 'FAILED'],
    [100005, 'AVAILABLE'],
  ])('is answered for customer %i by %s', async (customerId, state) => {
    await action((await latest(customerId)).id, { reason: REASON });
    pass(4_000);
    expect((await latest(customerId)).state).toBe(state);
  });

  test('a failed one may be sent again without a reason, and succeeds', async () => {
    await action((await latest(100007)).id);
    pass(4_000);
    expect((await latest(100007)).error).toBe('ЗМС-ийн үйлчилгээ хариу өгсөнгүй.');
    expect((await action((await latest(100007)).id)).status).toBe(200);
    pass(4_000);
    expect((await latest(100007)).state).toBe('AVAILABLE');
  });

  test('needs zms:list and nothing else', async () => {
    const { id } = await latest(100009);
    expect((await action(id, {}, allBut('zms:list'))).status).toBe(403);
    expect((await action(id, {}, only('zms:list'))).status).toBe(200);
  });
});

test('a sample whose answer was lost fails by the next day', async () => {
  const stuck = desk.store.collection('zms')?.all.find(({ state }) => state === 'PENDING');
  await post('/__clock', { today: '2026-11-22' });
  const { body } = await get(`${CHECKS}/${String(stuck?.id)}`);
  expect(body.state).toBe('FAILED');
});

describe('searching', () => {
  const search = (body: object, as?: string) => post('/gateway-zms/zms/search', body, as);

  test('finds a person by register number and by the code of a loan, masked', async () => {
    const regnum = desk.store.collection('customers')?.get(100001)?.regnum as string;
    const found = await search({ regnum });
    expect([found.status, found.body.person]).toEqual([
      200,
      { customerId: 100001, name: 'Өлзийбаяр Түвшинбаяр', regnum: '*К***71614' },
    ]);
    const loan = desk.store
      .collection('zms-writer')
      ?.all.find(({ customerId }) => customerId === 100001);
    const byCode = await search({ code: loan?.loanCode });
    expect((byCode.body.person as { customerId: number }).customerId).toBe(100001);
  });

  test('knows nobody else, and needs zms:list', async () => {
    expect((await search({ regnum: 'АА99999999' })).status).toBe(404);
    expect((await search({})).status).toBe(400);
    expect((await search({ code: 'LN-2026-000001' }, allBut('zms:list'))).status).toBe(403);
  });
});
