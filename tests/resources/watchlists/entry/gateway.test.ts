import { describe, expect, test } from 'vitest';
import { allBut, only } from '../../../support/rights';
import { BW, REASON, RIGHT, entry, watchDesk } from './watchDesk';

const { desk, get, post, customer, historyOf } = watchDesk();

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
    const loans = (desk.store.collection('loans')?.all ?? []).filter(
      (one) => one.customerId === 100_001 && one.state === 'LOAN_ONGOING',
    );
    expect(open).toBeGreaterThanOrEqual(loans.length);
    expect((await historyOf(100_001))[0]).toMatchObject({
      action: 'watch_black',
      field: 'listType',
      from: 'POCKET',
      to: 'BLACK_LISTED',
      source: String(body.id),
      sourceRecord: `bw-list/${String(body.id)}`,
    });
  });

  test('to the grey list warns and changes no kind of list', async () => {
    await post(BW, { ...entry, listType: 2 });
    expect(customer(100_001)?.listType).toBe('POCKET');
    expect((await historyOf(100_001))[0].action).toBe('watch_grey');
  });

  test('tells what is open and what waits, and the histories of the requests say so', async () => {
    const kept = (name: string) => desk.store.collection(name)?.all ?? [];
    const request = kept('loans/pending/loan').find(
      ({ status, tenant, customerId }) =>
        status === 'PENDING' && tenant === 'pocketmn' && customer(Number(customerId))?.regnum,
    );
    const id = Number(request?.customerId);
    const regnum = String(customer(id)?.regnum);
    const ask = (as: string) => post(`${BW}/open-loans`, { regnum }, as);
    expect((await ask(allBut(RIGHT))).status).toBe(403);
    const { body: person } = await ask(only(RIGHT));
    expect(person.requests).toContainEqual({
      queue: 'loans/pending/loan',
      id: request?.id,
      code: request?.code,
      requestedAt: request?.requestedAt,
    });
    const { body } = await post(BW, { ...entry, name: 'Хүсэлттэй хүн', regnum });
    expect(body.waitingRequests).toEqual(person.requests);
    const history = await get(`/gateway-lab/loans/pending/loan/${String(request?.id)}/history`);
    expect((history.body as unknown as object[])[0]).toMatchObject({
      action: 'watch_black',
      reason: REASON,
      source: String(body.id),
      sourceRecord: `bw-list/${String(body.id)}`,
    });
    expect((await ask(only(RIGHT))).body.loans).toEqual(person.loans);
  });

  test('tells of nobody’s requests where there is no customer', async () => {
    const { body } = await post(`${BW}/open-loans`, { regnum: 'ЦШ55010131' });
    expect(body).toEqual({ customerId: null, customerName: null, loans: [], requests: [] });
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
    expect(desk.store.journal.commits).toEqual([]);
  });

  test('needs black-white:create, and nothing else does', async () => {
    expect((await post(BW, entry, allBut(RIGHT))).status).toBe(403);
    expect((await post(BW, entry, only(RIGHT))).status).toBe(201);
  });
});

describe('the actions of an entry', () => {
  const made = async () => Number((await post(BW, entry)).body.id);
  const action = (id: number, name: string, body: object = { reason: REASON }, as?: string) =>
    post(`${BW}/${id}/${name}`, body, as);

  test('move it to the grey list and back; the customer follows', async () => {
    const id = await made();
    const grey = await action(id, 'move_to_grey');
    expect([grey.status, grey.body.listType]).toEqual([200, 2]);
    expect(customer(100_001)?.listType).toBe('POCKET');
    const again = await action(id, 'move_to_grey');
    expect([again.status, again.body.message]).toEqual([
      409,
      'Аль хэдийн саарал жагсаалтад байна.',
    ]);
    await action(id, 'move_to_black');
    expect(customer(100_001)?.listType).toBe('BLACK_LISTED');
    const rows = (await get(`${BW}/${id}/history`)).body as never as { field?: string }[];
    expect(rows.filter(({ field }) => field === 'listType')).toHaveLength(2);
  });

  test('remove it for good, and keep its history; then it may be listed anew', async () => {
    const id = await made();
    const removed = await action(id, 'remove_from_list');
    expect([removed.status, removed.body.state]).toEqual([200, 'REMOVED']);
    expect(customer(100_001)?.listType).toBe('POCKET');
    expect((await action(id, 'move_to_grey')).body.code).toBe('TRANSITION_FORBIDDEN');
    expect((await get(`${BW}/${id}/history`)).body as never as unknown[]).toHaveLength(2);
    expect((await post(BW, entry)).status).toBe(201);
  });

  test('want a reason', async () => {
    const id = await made();
    expect((await action(id, 'remove_from_list', {})).status).toBe(400);
    expect((await action(id, 'remove_from_list', { reason: 'үгүй' })).status).toBe(400);
  });

  test.each(['move_to_black', 'move_to_grey', 'remove_from_list'])(
    '%s needs black-white:create',
    async (name) => {
      const id = await made();
      expect((await action(id, name, undefined, allBut(RIGHT))).status).toBe(403);
      const { status } = await action(id, name, undefined, only(RIGHT));
      expect(status).toBe(name === 'move_to_black' ? 409 : 200);
    },
  );

  test('an edit changes the cause, never whom it is about', async () => {
    const id = await made();
    const put = (body: object) => desk.call(`PUT ${BW}/${id}`, { body });
    const other = await put({ regnum: 'БӨ85040722', listType: 2, reason: REASON });
    expect([other.status, other.body.fields]).toEqual([
      400,
      { listType: 'validation.not_writable', regnum: 'validation.not_writable' },
    ]);
    const changed = await put({ reason: `${REASON} Дахин.` });
    expect([changed.status, changed.body.reason]).toEqual([200, `${REASON} Дахин.`]);
    expect(desk.store.collection('bw-list')?.get(id)).toMatchObject({
      regnum: 'УК03271614',
      listType: 1,
    });
  });
});
