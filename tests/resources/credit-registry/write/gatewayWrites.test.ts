import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { brokenChecks } from '../../loans/loan/loanChecks';
import { allBut, only } from '../../../support/rights';
import { gatewayDesk } from '../../../engine/gatewayDesk';

// Days that pass take every loan along.

const desk = gatewayDesk(60);
const { get, post } = desk;

const WRITES = '/gateway-zms/zms-writer';
const TENANT = '/gateway-zms/zms-writer-tenant';
const REASON = 'Гэрээний дугаарыг эх баримттай тулгаж засав.';
const action = (id: unknown, name: string, body: object = {}, as?: string) =>
  post(`${WRITES}/${String(id)}/${name}`, body, as);
const all = () => desk.store.collection('zms-writer')?.all ?? [];
const one = (test: (write: MockRecord) => boolean): MockRecord => {
  const found = all().find((write) => write.tenant === 'pocketmn' && write.isOpen && test(write));
  if (!found) throw new Error('no such sample');
  return found;
};
const failing = (error: string) => one((write) => write.error === error);
const tomorrow = () => post('/__clock', { today: '2026-11-22' });
const CONTRACT = 'Гэрээний дугаарын бүтэц буруу.';

describe('R20', () => {
  test.each(['admin', 'tenant'])('adds up for %s', async (person) => {
    const { body } = await get(`${TENANT}/figures`, person);
    const { open, never, scheduled, successfully, failed } = body as unknown as Record<
      string,
      number
    >;
    expect(never + scheduled + successfully + failed).toBe(open);
    for (const count of [never, scheduled, successfully, failed])
      if (person === 'admin') expect(count).toBeGreaterThan(0);
  });

  test('each side is a filter with as many rows, each error a group', async () => {
    const { body } = await get(`${WRITES}/figures`);
    const figures = body as unknown as {
      failed: number;
      never: number;
      errors: { text: string; count: number }[];
    };
    const total = async (query: string) =>
      (await get(`${WRITES}?isOpen=true&${query}`)).body.totalElements as unknown as number;
    expect(await total('writeStatus=FAILED')).toBe(figures.failed);
    expect(await total('writeStatus=NEVER')).toBe(figures.never);
    expect(figures.errors.length).toBe(4);
    expect(figures.errors.reduce((sum, { count }) => sum + count, 0)).toBe(figures.failed);
  });
});

describe('writing', () => {
  test('a transient failure is written by the next day, and the loan agrees (R7)', async () => {
    const write = failing('ЗМС-ийн үйлчилгээ хариу өгсөнгүй.');
    const sent = await action(write.id, 'write_one');
    // 50: what arrived before is written anew.
    expect([sent.status, sent.body.writeStatus, sent.body.code]).toEqual([200, 'SCHEDULED', 50]);
    await tomorrow();
    const { body } = await get(`${WRITES}/${write.id}`);
    expect(body).toMatchObject({ writeStatus: 'SUCCESSFULLY', code: 1, error: null });
    expect(await brokenChecks(desk.gateways, write.id)).toEqual([]);
    const rows = (await get(`${WRITES}/${write.id}/writes`)).body as unknown as { code: number }[];
    expect(rows.map(({ code }) => code).slice(0, 3)).toEqual([1, 50, 2]);
  });

  test('a wrong report fails again until it is corrected', async () => {
    const write = failing(CONTRACT);
    await action(write.id, 'write_one');
    await tomorrow();
    expect((await get(`${WRITES}/${write.id}`)).body.error).toBe(CONTRACT);
    const corrected = {
      reportedContract: 'MP-2026-500001',
      reportedType: 'LOAN',
      reportedEnd: '2030-01-01',
      reason: REASON,
    };
    expect(
      (await action(write.id, 'correct_write', { ...corrected, reportedContract: 'x' })).body
        .fields,
    ).toEqual({
      reportedContract: 'creditRegistry.problems.contract',
    });
    expect((await action(write.id, 'correct_write', corrected)).body.writeStatus).toBe('SCHEDULED');
    await post('/__clock', { today: '2026-11-23' });
    expect((await get(`${WRITES}/${write.id}`)).body).toMatchObject({
      writeStatus: 'SUCCESSFULLY',
      reportedContract: 'MP-2026-500001',
      differences: [],
    });
    const history = (await get(`${WRITES}/${write.id}/history`)).body as unknown as {
      action: string;
      field?: string;
      to?: unknown;
    }[];
    expect(history).toContainEqual(
      expect.objectContaining({
        action: 'correct_write',
        field: 'reportedContract',
        to: 'MP-2026-500001',
      }),
    );
  });

  test('what was written is sent again only as an update of a difference', async () => {
    const same = one(
      ({ writeStatus, differences }) =>
        writeStatus === 'SUCCESSFULLY' && (differences as unknown[]).length === 0,
    );
    expect((await action(same.id, 'write_one')).body.code).toBe('TRANSITION_FORBIDDEN');
    expect((await action(same.id, 'update_written')).body.message).toBe(
      'ЗМС-ийн бичлэгээс зөрөх мэдээлэл алга.',
    );
    const other = one(
      ({ writeStatus, differences }) =>
        writeStatus === 'SUCCESSFULLY' && (differences as unknown[]).length > 0,
    );
    expect((await action(other.id, 'update_written')).body.writeStatus).toBe('SCHEDULED');
  });

  test('only the lender that wrote may correct', async () => {
    const other = all().find(
      ({ tenant, writeStatus, isOpen }) => tenant === 'altan' && isOpen && writeStatus === 'FAILED',
    );
    const body = {
      reportedContract: 'MP-2026-500001',
      reportedType: 'LOAN',
      reportedEnd: '2030-01-01',
      reason: REASON,
    };
    const refused = await action(other?.id, 'correct_write', body);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'ЗМС-д бичсэн зээлдүүлэгч өөрөө засна.',
    ]);
    const own = await post(`${TENANT}/${String(other?.id)}/correct_write`, body, 'tenant');
    expect([own.status, own.body.writeStatus]).toEqual([200, 'SCHEDULED']);
  });

  test.each([
    ['write_one', 'zms:list'],
    ['correct_write', 'zms-error:list'],
  ])('%s needs %s and nothing else', async (name, right) => {
    const { id } = failing(CONTRACT);
    const body = {
      reportedContract: 'MP-2026-500001',
      reportedType: 'LOAN',
      reportedEnd: '2030-01-01',
      reason: REASON,
    };
    expect((await action(id, name, body, allBut(right))).status).toBe(403);
    expect((await action(id, name, body, only(right))).status).toBe(200);
  });
});

describe('writing all', () => {
  test('of a filter, as many as was told, with a reason', async () => {
    const error = 'ЗМС-ийн үйлчилгээ хариу өгсөнгүй.';
    const filter = { isOpen: true, writeStatus: 'FAILED', error };
    const count = all().filter((write) => write.isOpen && write.error === error).length;
    const send = (body: object, as?: string) => post(`${WRITES}/write_all`, body, as);
    expect((await send({ filter, count })).status).toBe(400);
    expect((await send({ filter, count: count + 1, reason: REASON })).status).toBe(409);
    expect((await send({ filter, count, reason: REASON }, allBut('zms:list'))).status).toBe(403);
    expect((await send({ filter, count, reason: REASON })).body).toEqual({ scheduled: count });
    await tomorrow();
    const { body } = await get(`${WRITES}?error=${encodeURIComponent(error)}`);
    expect(body.totalElements).toBe(0);
  });

  test.each([
    ['zms-writer', WRITES, 'zms:list'],
    ['zms-writer-tenant', TENANT, 'zms-writer-tenant:list'],
  ])('all of %s whose answer is lost are found by their key', async (_name, endpoint, right) => {
    const as = only(right, 'zms-loan:list');
    const rows = await get(`${endpoint}?writeStatus=FAILED&isWritable=true&size=1`, as);
    const [first] = rows.body.content;
    const count = rows.body.totalElements;
    await desk.call(`POST ${endpoint}/write_all`, {
      as,
      body: { filter: { writeStatus: 'FAILED' }, count, reason: REASON },
      headers: { 'Idempotency-Key': 'all-1' },
    });
    const found = async (key: string) =>
      (await get(`${endpoint}/${String(first.id)}/history?idempotencyKey=${key}`, as))
        .body as unknown as { action: string }[];
    expect((await found('all-1')).map(({ action }) => action)).toEqual(['write_one']);
    expect(await found('all-2')).toEqual([]);
  });
});

describe('what loans do', () => {
  test('closing a loan writes FINISHED by the next day', async () => {
    const loans = desk.store.collection('loans');
    const write = one(
      ({ id, writeStatus }) =>
        writeStatus === 'SUCCESSFULLY' && loans?.get(id)?.state === 'LOAN_RISK',
    );
    const closed = await post(`/gateway-lab/loans/${write.id}/close_from_risk_fund`, {});
    expect([closed.status, closed.body.state]).toEqual([200, 'CLOSED']);
    expect((await get(`${WRITES}/${write.id}`)).body).toMatchObject({
      writeStatus: 'SCHEDULED',
      loanState: 'FINISHED',
      isOpen: false,
    });
    await tomorrow();
    expect((await get(`${WRITES}/${write.id}`)).body).toMatchObject({
      writeStatus: 'SUCCESSFULLY',
      registryState: 'FINISHED',
    });
  });

  test('a cancelled contract asks for its line to be closed; with a balance it stays', async () => {
    const LINES = '/gateway-zms/zms-line-close-requests';
    const before = desk.store.collection('zms-line-close-request')?.size ?? 0;
    const live = (await get(`${LINES}?state=PENDING&size=100`)).body.content;
    const owing = live.find(({ balance }) => Number(balance) > 0);
    const clear = live.find(({ balance }) => Number(balance) === 0);
    const answer = (id: unknown, name: string, as?: string) =>
      post(`${LINES}/${String(id)}/${name}`, { reason: REASON }, as);
    const refused = await answer(owing?.id, 'close_line');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Зээлийн шугам үлдэгдэлтэй тул хаах боломжгүй.',
    ]);
    expect((await answer(clear?.id, 'close_line', allBut('zms-loan:list'))).status).toBe(403);
    expect((await answer(clear?.id, 'close_line', only('zms-loan:list'))).body.state).toBe(
      'APPROVED',
    );
    expect((await answer(clear?.id, 'keep_line')).body.code).toBe('TRANSITION_FORBIDDEN');
    expect((await answer(owing?.id, 'keep_line')).body.state).toBe('REJECTED');
    expect(before).toBeGreaterThan(3);
  });
});
