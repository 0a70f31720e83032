import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import type { Job, JobResultRow } from '../../../../src/framework/jobs/api';
import type { AudienceCount } from '../../../../src/resources/messaging/audience/api';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(120);

const SEND = 'mass-notification:access';
const SENDER = only(SEND, 'customer:list');
const TO = '/gateway-lab/notification/to-topic-users';
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const notice = (id: unknown) => all('notification').find((one) => one.id === id) as MockRecord;

const message = {
  type: 'NEWS',
  title: 'Шинэ нөхцөл',
  body: 'Зээлийн шинэ нөхцөлийг аппаас үзнэ үү.',
  isApp: true,
  isMail: false,
};
/** Borrowers of the highest levels. */
const VIEW = { of: 'customers', filter: { type: 'COMPANY' } };
const toView = { ...message, receiver: 'AUDIENCE', audience: 'Харилцагчид: Байгууллага', ...VIEW };
const toAll = { ...message, receiver: 'ALL', of: 'customers', filter: {} };
const toOne = {
  ...message,
  receiver: 'CUSTOMER',
  customerId: 100005,
  of: 'customers',
  filter: { id: 100005 },
};

async function countOf(audience: { of: string; filter: object }, who = SENDER, more: object = {}) {
  const { of, filter } = audience;
  const { body } = await desk.post(
    '/gateway-lab/audiences/count',
    { of, filter, channels: ['APP'], ...more },
    who,
  );
  return body as unknown as AudienceCount;
}

/** Sends what was counted. */
async function send(
  body: { of: string; filter: object; title?: string },
  who = SENDER,
  key?: string,
) {
  const { receivers } = await countOf(body, who);
  return desk.call(`POST ${TO}`, {
    as: who,
    body: { ...body, count: receivers },
    headers: key ? { 'Idempotency-Key': key } : {},
  });
}

const wait = async (ms: number) => {
  desk.store.clock.setNow(desk.store.clock.now() + ms);
  await desk.get('/gateway-lab/notification/logs', only('notificatin-log:list'));
};

const figures = (id: unknown) => {
  const { total, sent, failed, waiting, received, seen, state } = notice(id);
  return { total, sent, failed, waiting, received, seen, state };
};

describe('an audience before something is sent', () => {
  test('is counted, named by ten of its receivers, and who gets nothing is counted by reason', async () => {
    const count = await countOf({ of: 'customers', filter: {} });
    const excluded = count.exclusions.reduce((sum, one) => sum + one.count, 0);
    expect(count.records).toBe(120);
    expect(count.receivers + excluded).toBe(120);
    expect(count.exclusions.map(({ reason }) => reason)).toEqual([
      'CANCELLED',
      'BLACK_LISTED',
      'MESSAGES_PAUSED',
    ]);
    expect(count.sample).toHaveLength(10);
    expect(new Set(count.sample.map(({ customerId }) => customerId)).size).toBe(10);
    expect(count.sample[0].phone).toMatch(/^\d\*{4}\d{3}$/);
  });

  test('of loans counts each customer once, and each loan where every loan gets its own message', async () => {
    const who = only('loan-sms:send', 'loan-admin:list');
    const loans = { of: 'loans', filter: {} };
    const once = await countOf(loans, who, { channels: ['SMS'] });
    const each = await countOf(loans, who, { channels: ['SMS'], each: true });
    const twice = once.exclusions.find(({ reason }) => reason === 'TWICE')?.count ?? 0;
    expect(twice).toBeGreaterThan(0);
    expect(each.receivers).toBe(once.receivers + twice);
    expect(each.exclusions.map(({ reason }) => reason)).not.toContain('TWICE');
    expect(each.sample[0].code).toMatch(/\d/);
  });

  test('is that of the list itself: another lender counts its own customers and whom it deals with', async () => {
    expect(all('customers').filter(({ tenant }) => tenant === 'altan').length).toBe(19);
    const { body } = await desk.post(
      '/gateway-lab/audiences/count',
      { of: 'customers', filter: {}, channels: ['APP'] },
      `${only(SEND)}@altan`,
    );
    expect(body.records).toBe(28);
  });

  test.each([
    [
      'a view without the right to its list',
      { of: 'customers', filter: { type: 'COMPANY' } },
      only(SEND),
      403,
    ],
    [
      'customers without the right to send',
      { of: 'customers', filter: {} },
      allBut(SEND, 'loan-sms:send'),
      403,
    ],
    ['a list that has no audiences', { of: 'users', filter: {} }, SENDER, 400],
    [
      'a filter that the list does not know',
      { of: 'customers', filter: { nothing: 1 } },
      SENDER,
      400,
    ],
  ])('%s is refused', async (_, audience, who, status) => {
    const answer = await desk.post(
      '/gateway-lab/audiences/count',
      { ...audience, channels: ['APP'] },
      who,
    );
    expect(answer.status).toBe(status);
  });

  test('everybody is counted with the right to send alone, and nobody is named', async () => {
    const count = await countOf({ of: 'customers', filter: {} }, only(SEND));
    expect(count.receivers).toBeGreaterThan(20);
    expect(new Set(count.sample.map(({ name }) => name))).toEqual(new Set([null]));
  });
});

describe('a notification that is sent', () => {
  test('goes out one after another: what was sent, failed and waits is what was meant, at every moment (R22)', async () => {
    const { status, body } = await send(toAll);
    expect([status, body.state, body.sent]).toEqual([201, 'SENDING', 0]);
    const total = Number(body.total);
    for (const ms of [1_000, 1_000, 1_000, 60_000]) {
      await wait(ms);
      const now = figures(body.id);
      expect(Number(now.sent) + Number(now.failed) + Number(now.waiting)).toBe(total);
      expect(Number(now.seen)).toBeLessThanOrEqual(Number(now.received));
      expect(Number(now.received)).toBeLessThanOrEqual(Number(now.sent));
    }
    const over = figures(body.id);
    expect([over.state, over.waiting]).toEqual(['SENT', 0]);
    expect(Number(over.failed)).toBeGreaterThan(0);
    expect(Number(over.seen)).toBeGreaterThan(0);
    expect(Number(over.seen)).toBeLessThan(Number(over.received));
  });

  test('stands in the history of each customer who got it, and of nobody else', async () => {
    const { body } = await send(toOne);
    await wait(2_000);
    const latest = (id: number) =>
      desk.store.history.of(
        'customers',
        all('customers').find((one) => one.id === id) as MockRecord,
      )[0];
    expect([latest(100005).action, latest(100005).source]).toEqual([
      'send_notification',
      `notification/${String(body.id)}`,
    ]);
    expect(latest(100007)?.action).not.toBe('send_notification');
  });

  test('is a job of who sent it, with a file that says what became of each receiver', async () => {
    const { body } = await send(toView);
    const jobs = async () =>
      (await desk.get('/gateway-lab/jobs/me', SENDER)).body as unknown as Job[];
    const [running] = await jobs();
    expect([
      running.kind,
      running.label,
      running.state,
      running.canStop,
      running.hasResult,
    ]).toEqual(['NOTIFICATION', 'Шинэ нөхцөл', 'RUNNING', true, false]);
    await wait(10_000);
    const [over] = await jobs();
    expect([over.state, over.done, over.hasResult]).toEqual(['DONE', Number(body.total), true]);
    const result = (await desk.get(`/gateway-lab/jobs/result/${over.id}`, SENDER))
      .body as unknown as JobResultRow[];
    const { sent, failed } = figures(body.id);
    expect(result).toHaveLength(Number(body.total));
    expect(result.filter(({ outcome }) => outcome === 'DONE')).toHaveLength(Number(sent));
    expect(result.filter(({ outcome }) => outcome === 'FAILED')).toHaveLength(Number(failed));
    const foreign = await desk.get(`/gateway-lab/jobs/result/${over.id}`, 'admin');
    expect(foreign.status).toBe(404);
  });

  test('is stopped: who was not reached gets nothing, and is counted as not sent', async () => {
    const { body } = await send(toAll);
    await wait(1_000);
    const before = figures(body.id);
    const stopped = await desk.post(
      `/gateway-lab/notification/${String(body.id)}/stop_sending`,
      {},
      SENDER,
    );
    expect([stopped.status, stopped.body.state, stopped.body.waiting]).toEqual([200, 'STOPPED', 0]);
    expect(Number(stopped.body.sent)).toBeGreaterThanOrEqual(Number(before.sent));
    expect(Number(stopped.body.sent) + Number(stopped.body.failed)).toBe(before.total);
    expect(Number(stopped.body.failed)).toBeGreaterThan(Number(before.failed));
    await wait(60_000);
    expect(figures(body.id).sent).toBe(stopped.body.sent);
    const again = await desk.post(
      `/gateway-lab/notification/${String(body.id)}/stop_sending`,
      {},
      SENDER,
    );
    expect(again.status).toBe(409);
  });

  test('waits for the end of the quiet hours', async () => {
    desk.store.clock.setNow('2026-11-21T14:00:00Z');
    expect((await countOf(VIEW)).quietUntil).toBe('2026-11-22T01:00:00.000Z');
    const { body } = await send(toView);
    expect([body.state, body.startsAt]).toEqual(['PLANNED', '2026-11-22T01:00:00.000Z']);
    desk.store.clock.setNow('2026-11-22T00:50:00Z');
    await wait(0);
    expect(figures(body.id).waiting).toBe(body.total);
    desk.store.clock.setNow('2026-11-22T01:05:00Z');
    await wait(0);
    expect(figures(body.id).state).toBe('SENT');
  });

  test('by mail stands in the list of mails, of everybody who was reached', async () => {
    const before = all('email').length;
    const { receivers } = await countOf(VIEW, SENDER, { channels: ['MAIL'] });
    const { body } = await desk.post(
      '/gateway-lab/notification/send-mail',
      { ...toView, isApp: false, isMail: true, count: receivers },
      SENDER,
    );
    await wait(10_000);
    const mails = all('email').slice(before);
    expect(mails).toHaveLength(Number(figures(body.id).sent));
    expect(new Set(mails.map(({ subject, type }) => `${String(type)} ${String(subject)}`))).toEqual(
      new Set(['100 Шинэ нөхцөл']),
    );
  });

  test('is told in the bell of who sent it when it is over, with the way to its record', async () => {
    const { body } = await send(toView, 'admin');
    const bell = async () =>
      ((await desk.get('/gateway-lab/notification/me')).body.content as MockRecord[])[0];
    const { sent, failed } = (await wait(10_000), figures(body.id));
    const newest = await bell();
    expect([newest.title, newest.body, newest.route, newest.isSeen]).toEqual([
      'Шинэ нөхцөл',
      `Илгээсэн ${String(sent)}, илгээгдээгүй ${String(failed)}.`,
      `/notification/log/${String(body.id)}`,
      false,
    ]);
    await desk.post(`/gateway-lab/notification/seen/${String(newest.id)}`);
    expect((await bell()).isSeen).toBe(true);
  });
});

describe('a notification that is not sent', () => {
  const count = () => all('notification').length;

  test('the same intent twice is one notification, and is found by its key', async () => {
    const before = count();
    const key = 'b1d5b3a6-6c1e-4f59-8f6d-1f7b7a0e0001';
    const first = await send(toView, SENDER, key);
    const second = await desk.call(`POST ${TO}`, {
      as: SENDER,
      body: { ...toView, count: first.body.total },
      headers: { 'Idempotency-Key': key },
    });
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect(count()).toBe(before + 1);
    const find = async (who: string) =>
      (await desk.get(`/gateway-lab/notification/sent?idempotencyKey=${key}`, who)).body;
    expect((await find(SENDER)).notification).toMatchObject({ id: first.body.id });
    expect(await find('admin')).toEqual({ notification: null });
  });

  test('to everybody twice within a minute', async () => {
    expect((await send(toAll)).status).toBe(201);
    const counted = await countOf({ of: 'customers', filter: {} });
    expect(counted.lockedUntil).not.toBeNull();
    const again = await send({ ...toAll, title: 'Өөр гарчиг' });
    expect([again.status, again.body.code]).toEqual([409, 'MASS_LOCKED']);
    await wait(61_000);
    expect((await send({ ...toAll, title: 'Өөр гарчиг' })).status).toBe(201);
  });

  test('to the same people once more within a day, whatever they are called', async () => {
    const first = await send(toView);
    expect(first.status).toBe(201);
    const asView = await send(toView);
    expect([asView.status, asView.body.code]).toEqual([409, 'SENT_BEFORE']);
    const asAll = await send(toAll);
    expect([asAll.status, asAll.body.code]).toEqual([409, 'SENT_BEFORE']);
    const { receivers } = await countOf(VIEW);
    expect(String(asAll.body.message)).toContain(String(receivers));
    expect((await send({ ...toView, title: 'Өөр гарчиг' })).status).toBe(201);
    expect((await send({ ...toView, ...{ again: true } })).status).toBe(201);
    desk.store.clock.setNow('2026-11-23T02:00:00Z');
    expect((await send(toView)).status).toBe(201);
  });

  test('to whom it was planned for, where they were listed meanwhile', async () => {
    const bw = desk.store.collection('bw-list');
    const listed = bw?.all.find(
      ({ state, listType }) => state === 'LISTED' && Number(listType) === 1,
    ) as MockRecord;
    const { body } = await send({ ...toOne, ...{ startsAt: '2026-11-21T11:00:00Z' } });
    expect([body.state, body.total]).toEqual(['PLANNED', 1]);
    bw?.change(listed, { customerId: 100005 });
    desk.store.clock.setNow('2026-11-21T11:01:00Z');
    await wait(0);
    expect(figures(body.id)).toEqual({
      total: 1,
      sent: 0,
      failed: 1,
      waiting: 0,
      received: 0,
      seen: 0,
      state: 'SENT',
    });
    const customer = all('customers').find(({ id }) => id === 100005) as MockRecord;
    expect(desk.store.history.of('customers', customer)[0]?.action).not.toBe('send_notification');
    const [job] = (await desk.get('/gateway-lab/jobs/me', SENDER)).body as unknown as Job[];
    const [row] = (await desk.get(`/gateway-lab/jobs/result/${job.id}`, SENDER))
      .body as unknown as JobResultRow[];
    expect([row.outcome, row.why]).toEqual(['FAILED', 'Хар жагсаалтад байгаа']);
  });

  test('to others than were shown', async () => {
    const before = count();
    const { receivers } = await countOf(VIEW);
    const answer = await desk.post(TO, { ...toView, count: receivers - 1 }, SENDER);
    expect([answer.status, answer.body.code]).toEqual([409, 'AUDIENCE_CHANGED']);
    expect(count()).toBe(before);
  });

  test.each([
    ['without a type', { type: null }, 'type'],
    ['without a title', { title: '' }, 'title'],
    ['without a text', { body: '  ' }, 'body'],
    ['with a title of 66 letters', { title: 'б'.repeat(66) }, 'title'],
    ['with an unfilled variable', { body: 'Сайн байна уу, {name}' }, 'body'],
    ['with half a variable', { body: 'Сайн байна уу, {firstName' }, 'body'],
    ['with half a variable in its title', { title: 'Сайн }' }, 'title'],
    ['by no way', { isApp: false }, 'isApp'],
    ['to an audience without a name', { audience: null }, 'audience'],
    ['in the past', { startsAt: '2026-11-20T01:00:00Z' }, 'startsAt'],
    ['that far ahead', { startsAt: '2099-01-01T01:00:00Z' }, 'startsAt'],
    ['to an audience that is everybody', { filter: {} }, 'receiver'],
    ['to nobody', { filter: { type: 'COMPANY', level: 'NONE' } }, 'receiver'],
  ])('%s', async (_, differs, field) => {
    const before = count();
    const answer = await desk.post(TO, { ...toView, count: 1, ...differs }, SENDER);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
    expect(count()).toBe(before);
  });

  test.each([
    ['to one customer', toOne],
    ['to a view', toView],
    ['to everybody', toAll],
  ])('%s by somebody who may do everything else', async (_, body) => {
    const before = count();
    const answer = await desk.post(TO, { ...body, count: 1 }, allBut(SEND));
    expect([answer.status, count()]).toEqual([403, before]);
  });
});
