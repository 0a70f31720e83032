import { beforeEach, describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const STREAMS = '/gateway-lab/log-forwarding';
const BATCHES = '/gateway-lab/log-batches';
const ADMIN = only('admin:access');
const REASON = { reason: 'Хүлээн авагчийн засвар эхэлсэн.' };
const [SIGN_INS, SMS, MAILS] = [1, 2, 3];
const MINUTE = 60_000;

const read = async (id: number) => (await desk.get(`${STREAMS}/${id}`, ADMIN)).body;
const act = (path: string, body: object = REASON, as = ADMIN) =>
  desk.call(`POST ${path}`, { as, body, headers: { 'If-Match': '*' } });
const batchesOf = async (id: number) =>
  (await desk.get(`${BATCHES}?forwardingId=${id}&size=100&sort=untilAt,desc`, ADMIN)).body
    .content as unknown as MockRecord[];
const pass = (minutes: number) =>
  desk.store.clock.setNow(desk.store.clock.now() + minutes * MINUTE);
/** A row of the log of messages. */
const sendOne = () =>
  desk.post('/gateway-lab/sms', {
    phone: '99112233',
    text: 'Sain uu',
    isAgain: true,
  });

beforeEach(() => desk.store.clock.setNow(Date.parse('2026-11-21T20:00:00+08:00')));

describe('the logs', () => {
  test('are in three states, each with its figures', async () => {
    const { content } = (await desk.get(STREAMS, ADMIN)).body;
    expect(content.map(({ source, state }) => [source, state])).toEqual([
      ['SIGN_INS', 'FORWARDING'],
      ['SMS', 'FAILING'],
      ['MAILS', 'STOPPED'],
    ]);
    const [signIns, sms, mails] = content as { waiting: number; failedBatches: number }[];
    expect([signIns.waiting, signIns.failedBatches]).toEqual([0, 0]);
    expect([sms.waiting > 0, sms.failedBatches]).toEqual([true, 1]);
    expect([mails.waiting > 0, mails.failedBatches]).toEqual([true, 0]);
  });

  test('every row of a log is forwarded, in the failed batch, or waits', async () => {
    for (const [id, resource] of [
      [SIGN_INS, 'login-attempts-list'],
      [SMS, 'sms'],
      [MAILS, 'email'],
    ] as const) {
      const { forwarded, waiting } = await read(id);
      const failed = (await batchesOf(id))
        .filter(({ state }) => state === 'FAILED')
        .reduce((sum, { count }) => sum + Number(count), 0);
      const now = desk.store.clock.iso();
      const field = id === SIGN_INS ? 'attemptedAt' : 'sentAt';
      const rows = (desk.store.collection(resource)?.all ?? []).filter(
        (row) => String(row[field]) <= now,
      );
      expect(Number(forwarded) + Number(waiting) + failed).toBe(rows.length);
    }
  });

  test('their batches have been sent, failed and been sent again', async () => {
    const states = (await Promise.all([SIGN_INS, SMS, MAILS].map(batchesOf))).flat();
    expect([...new Set(states.map(({ state }) => state))].sort()).toEqual([
      'FAILED',
      'SENT',
      'SENT_AGAIN',
    ]);
  });

  test('belong to nobody without the right', async () => {
    const stranger = allBut('admin:access');
    expect((await desk.get(STREAMS, stranger)).status).toBe(403);
    expect((await desk.get(`${BATCHES}?forwardingId=1`, stranger)).status).toBe(403);
    expect((await act(`${STREAMS}/1/stop_forwarding`, REASON, stranger)).status).toBe(403);
  });
});

describe('stop and start', () => {
  test('rows wait while a log is stopped, and go as one batch when it is started', async () => {
    const before = await batchesOf(MAILS);
    const { waiting } = await read(MAILS);
    const { status, body } = await act(`${STREAMS}/3/start_forwarding`);
    expect([status, body.state]).toEqual([200, 'FORWARDING']);
    const after = await batchesOf(MAILS);
    expect(after.length).toBe(before.length + 1);
    expect([after[0].count, after[0].state, (await read(MAILS)).waiting]).toEqual([
      waiting,
      'SENT',
      0,
    ]);
  });

  test('what comes while it is stopped is not lost', async () => {
    const failed = (await batchesOf(SMS)).find(({ state }) => state === 'FAILED') as MockRecord;
    await act(`${BATCHES}/${failed.id}/send_again`, {});
    await read(SMS);
    expect((await act(`${STREAMS}/2/stop_forwarding`)).body.state).toBe('STOPPED');
    expect((await read(SMS)).waiting).toBe(0);
    await sendOne();
    pass(6);
    expect((await read(SMS)).waiting).toBe(1);
    await act(`${STREAMS}/2/start_forwarding`);
    expect([(await batchesOf(SMS))[0].count, (await read(SMS)).waiting]).toEqual([1, 0]);
  });

  test('a reason is asked for, and each is done from its state alone', async () => {
    expect((await act(`${STREAMS}/1/stop_forwarding`, {})).status).toBe(400);
    expect((await act(`${STREAMS}/1/start_forwarding`)).status).toBe(409);
    expect((await act(`${STREAMS}/1/stop_forwarding`)).status).toBe(200);
    expect((await act(`${STREAMS}/1/stop_forwarding`)).status).toBe(409);
  });

  test('a log with a failed batch is failing again when it is started', async () => {
    await act(`${STREAMS}/2/stop_forwarding`);
    expect((await act(`${STREAMS}/2/start_forwarding`)).body.state).toBe('FAILING');
  });
});

describe('a batch that failed', () => {
  test('is sent again, lets its log go on, and what waited follows', async () => {
    const failed = (await batchesOf(SMS)).find(({ state }) => state === 'FAILED') as MockRecord;
    const { waiting } = await read(SMS);
    const path = `${BATCHES}/${failed.id}/send_again`;
    const { status, body } = await act(path, {});
    expect([status, body.state, body.attempts]).toEqual([200, 'SENT_AGAIN', 2]);
    const [newest] = await batchesOf(SMS);
    expect([newest.count, newest.state]).toEqual([waiting, 'SENT']);
    const stream = await read(SMS);
    expect([stream.state, stream.failedBatches, stream.waiting]).toEqual(['FORWARDING', 0, 0]);
    const { body: history } = await desk.get(`${STREAMS}/2/history`, ADMIN);
    expect((history as unknown as Record<string, unknown>[])[0]).toMatchObject({
      action: 'go_on',
      origin: 'AUTO',
      from: 'FAILING',
      to: 'FORWARDING',
    });
    expect((await act(path, {})).status).toBe(409);
  });
});
