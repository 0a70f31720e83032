import { beforeEach, describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);

const SEND = 'loan-sms:send';
const PLAN = '/gateway-lab/loan-messages/plan';
const MESSAGES = '/gateway-lab/loan-messages';
/** „Төлөх өдөр ойртсон“, „Төлбөр хэтэрсэн“ and „Холбогдоно уу“. */
const DUE = 6;
const OVERDUE = 7;
const CONTACT = 8;
const ISSUED = 1;
const NOON = Date.parse('2026-11-21T12:00:00+08:00');

const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const loan = (id: number) => all('loans').find((one) => one.id === id) as MockRecord;
const codeOf = (id: number) => String(loan(id).code);
const message = (codes: readonly string[], own: object = {}) => ({
  codes,
  templateId: CONTACT,
  to: ['BORROWER'],
  ...own,
});
const plan = (body: object, who = only(SEND)) => desk.post(PLAN, body, who);
const rowsOf = (body: Record<string, unknown>) => body.rows as Record<string, unknown>[];

beforeEach(() => desk.store.clock.setNow(NOON));

describe('messages about loans', () => {
  test('are planned with own words, masked numbers and the price', async () => {
    const { status, body } = await plan(message([codeOf(known.ongoing)]));
    expect([status, body.count, body.isQuiet, body.unknown]).toEqual([200, 1, false, []]);
    const [row] = rowsOf(body);
    expect(String(row.text)).toContain(codeOf(known.ongoing));
    expect(String(row.phone)).toMatch(/^\d\*{4}\d{3}$/u);
    expect(body.price).toBe(row.price);
  });

  test('go out once for a key, and stand with the loan and its customer', async () => {
    const before = all('sms').length;
    const body = { ...message([codeOf(known.ongoing)]), count: 1 };
    const given = { as: only(SEND), body, headers: { 'Idempotency-Key': 'one-press' } };
    const first = await desk.call(`POST ${MESSAGES}`, given);
    const again = await desk.call(`POST ${MESSAGES}`, given);
    expect([first.status, first.body.sent, again.body.sent]).toEqual([200, 1, 1]);
    const sent = all('sms').slice(before);
    expect(sent).toMatchObject([
      { kind: 'LOAN', templateId: CONTACT, loanId: known.ongoing, state: 'SENT' },
    ]);
    expect(desk.store.history.of('loans', loan(known.ongoing))[0].action).toBe('send_sms');
    const borrower = all('customers').find(({ id }) => id === sent[0].customerId) as MockRecord;
    expect(desk.store.history.of('customers', borrower)[0].action).toBe('send_sms');
  });

  test('are of as many as the person saw, or of none', async () => {
    const before = all('sms').length;
    const { status, body } = await desk.post(
      MESSAGES,
      { ...message([codeOf(known.ongoing)]), count: 2 },
      only(SEND),
    );
    expect([status, body.count, all('sms').length]).toEqual([409, 1, before]);
  });

  test('name the codes that are no loan’s', async () => {
    const { body } = await plan(message(['LN00-1', codeOf(known.ongoing)]));
    expect([body.unknown, body.count]).toEqual([['LN00-1'], 1]);
  });

  test('of a view are those of its loans', async () => {
    const { body } = await plan(message([], { filter: { state: 'LOAN_ONGOING' } }));
    const loans = new Set(rowsOf(body).map(({ loanId }) => loanId));
    expect(loans.size).toBe(all('loans').filter(({ state }) => state === 'LOAN_ONGOING').length);
  });

  test('of a view of customers are those of their open loans, for who may see that list', async () => {
    const { customerId } = loan(known.ongoing);
    const audience = { of: 'customers', filter: { id: [customerId] } };
    const who = only(SEND, 'customer:list');
    const { body } = await plan(message([], audience), who);
    const open = all('loans').filter(
      (one) =>
        one.customerId === customerId &&
        ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'].includes(String(one.state)),
    );
    expect(open.length).toBeGreaterThan(0);
    expect(rowsOf(body).map(({ code }) => code)).toEqual(open.map(({ code }) => code));
    expect((await plan(message([], audience), only(SEND))).status).toBe(403);
  });

  test('to many go out one after another: a job that can be stopped and says what became of each', async () => {
    const who = only(SEND);
    const jobs = async () =>
      (await desk.get('/gateway-lab/jobs/me', who)).body as unknown as Record<string, unknown>[];
    const view = message([], { filter: { state: ['LOAN_ONGOING', 'CLOSED'] } });
    const { body: planned } = await plan(view, who);
    const total = rowsOf(planned).length;
    const count = Number(planned.count);
    expect(count).toBeGreaterThan(45);
    const before = all('sms').length;
    const sent = await desk.post(MESSAGES, { ...view, count }, who);
    expect(sent.body).toEqual({ sent: count, isJob: true });
    const first = all('sms').length - before;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(20);
    expect((await jobs())[0]).toMatchObject({
      kind: 'LOAN_SMS',
      label: 'Холбогдоно уу',
      state: 'RUNNING',
      done: 20,
      total,
      canStop: true,
    });
    desk.store.clock.setNow(desk.store.clock.now() + 1_100);
    const [job] = await jobs();
    expect(job.done).toBe(40);
    expect((await desk.post(`/gateway-lab/jobs/stop/${String(job.id)}`, {}, who)).status).toBe(200);
    const stopped = all('sms').length;
    desk.store.clock.setNow(desk.store.clock.now() + 60_000);
    expect((await jobs())[0]).toMatchObject({ state: 'FAILED', done: 40, hasResult: true });
    expect(all('sms').length).toBe(stopped);
    const result = (await desk.get(`/gateway-lab/jobs/result/${String(job.id)}`, who))
      .body as unknown as Record<string, unknown>[];
    expect(result).toHaveLength(total);
    expect(result.slice(40).every(({ outcome }) => outcome === 'NOT_REACHED')).toBe(true);
    expect(result.slice(0, 40).some(({ outcome }) => outcome === 'DONE')).toBe(true);
    // It goes on where it stood: everybody has it once, whoever had it before it was stopped too.
    expect((await jobs())[0].undone).toBe(total - 40);
    expect((await plan(view, who)).body.count).toBeLessThan(count - 10);
    const repeat = await desk.post(`/gateway-lab/jobs/repeat/${String(job.id)}`, {}, who);
    expect(repeat.status).toBe(202);
    desk.store.clock.setNow(desk.store.clock.now() + 60_000);
    expect((await jobs())[0]).toMatchObject({ state: 'DONE', done: total, undone: 0 });
    const mine = all('sms').slice(before);
    const keys = mine.map(({ loanId, phone }) => `${String(loanId)} ${String(phone)}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(mine.filter(({ state }) => state !== 'NOT_SENT')).toHaveLength(count);
    // Nobody else has it.
    expect((await desk.get('/gateway-lab/jobs/me', only(SEND, 'loan:view'))).body).toEqual([]);
  });

  test('are kept back from whoever has had the same today, until they are asked for again', async () => {
    const who = only(SEND);
    const three = all('loans')
      .filter(({ state }) => state === 'LOAN_ONGOING')
      .slice(0, 20)
      .map(({ code }) => String(code));
    const first = message(three);
    const { count } = (await plan(first, who)).body;
    expect(Number(count)).toBeGreaterThan(2);
    expect(Number(count)).toBeLessThan(21);
    expect((await desk.post(MESSAGES, { ...first, count }, who)).status).toBe(200);
    const before = all('sms').length;
    const { body } = await plan(first, who);
    const had = rowsOf(body).filter(({ exclusion }) => exclusion === 'SENT_TODAY');
    expect([body.count, had.length]).toEqual([0, count]);
    expect((await desk.post(MESSAGES, { ...first, count }, who)).status).toBe(409);
    expect(all('sms')).toHaveLength(before);
    expect((await plan({ ...first, templateId: DUE }, who)).body.count).not.toBe(0);
    expect((await plan({ ...first, again: true }, who)).body.count).toBe(count);
    desk.store.clock.setNow(NOON + 25 * 3_600_000);
    expect((await plan(first, who)).body.count).toBe(count);
  });

  test('are over when the last one is handed over, whoever looks', async () => {
    const who = only(SEND);
    const view = message([], { filter: { state: ['LOAN_ONGOING', 'CLOSED'] } });
    const { body } = await plan(view, who);
    const before = all('sms').length;
    await desk.post(MESSAGES, { ...view, count: body.count }, who);
    desk.store.clock.setNow(NOON + 60_000);
    // Another call of somebody else goes on with it.
    await desk.get('/gateway-lab/sms', 'admin');
    const kept = rowsOf(body).filter(
      ({ exclusion }) => exclusion !== 'NO_NUMBER' && exclusion !== 'SAME_NUMBER',
    );
    expect(all('sms').length - before).toBe(kept.length);
  });

  test('are kept back from loans in the risk department and in court, and from inactive numbers', async () => {
    const paused = all('loans').filter(({ state }) =>
      ['LOAN_RISK', 'LOAN_COURT'].includes(String(state)),
    );
    const { body } = await plan(message(paused.map(({ code }) => String(code))));
    expect(paused.length).toBeGreaterThan(0);
    expect(
      rowsOf(body).filter(
        ({ exclusion }) =>
          !['MESSAGES_PAUSED', 'BLACK_LISTED', 'CANCELLED'].includes(String(exclusion)),
      ),
    ).toEqual([]);
    expect([body.count, body.price]).toEqual([0, '0.00']);
    const numbers = desk.store.collection('settings/phone-number');
    const own = numbers?.all.find(
      ({ customerId }) => customerId === loan(known.ongoing).customerId,
    );
    if (own) numbers?.change(own, { state: 'INACTIVE' });
    const { body: after } = await plan(message([codeOf(known.ongoing)]));
    expect(rowsOf(after).map(({ exclusion }) => exclusion)).toEqual(['NUMBER_INACTIVE']);
  });

  test('go to guarantors who have agreed', async () => {
    const guaranteed = all('loans').filter(
      ({ productType, state }) => productType === 'LOAN_GUARANTEE' && state === 'LOAN_ONGOING',
    );
    const { body } = await plan(
      message(
        guaranteed.map(({ code }) => String(code)),
        { to: ['GUARANTOR'] },
      ),
    );
    expect(rowsOf(body).length).toBeGreaterThan(0);
    expect(new Set(rowsOf(body).map(({ role }) => role))).toEqual(new Set(['GUARANTOR']));
  });

  test.each([
    ['a template of another occasion', { templateId: ISSUED }, 'templateId'],
    ['nobody', { to: [] }, 'to'],
  ])('with %s are refused', async (_, own, field) => {
    const { status, body } = await plan(message([codeOf(known.ongoing)], own));
    expect([status, Object.keys(body.fields as object)]).toEqual([400, [field]]);
  });

  test('are not sent in quiet hours', async () => {
    desk.store.clock.setNow(Date.parse('2026-11-21T21:30:00+08:00'));
    const before = all('sms').length;
    const body = message([codeOf(known.ongoing)]);
    expect((await plan(body)).body.isQuiet).toBe(true);
    const { status } = await desk.post(MESSAGES, { ...body, count: 1 }, only(SEND));
    expect([status, all('sms').length]).toEqual([409, before]);
  });

  test('are sent by nobody who may do everything else', async () => {
    const body = message([codeOf(known.ongoing)]);
    expect((await plan(body, allBut(SEND))).status).toBe(403);
    expect((await desk.post(MESSAGES, { ...body, count: 1 }, allBut(SEND))).status).toBe(403);
  });

  /** Ongoing loans whose people have a number that gets messages, by their days past due. */
  const ongoing = (isLate: boolean) =>
    all('loans').filter(
      ({ state, overdueDays }) => state === 'LOAN_ONGOING' && Number(overdueDays) > 0 === isLate,
    );
  const keptBack = async (templateId: number, loans: readonly MockRecord[]) => {
    const codes = loans.map(({ code }) => String(code));
    const { body } = await plan(message(codes, { templateId }));
    expect(rowsOf(body)).toHaveLength(loans.length);
    return new Set(
      rowsOf(body)
        .map(({ exclusion }) => exclusion)
        // What keeps every message from a person or a number is told before what is not true of the loan.
        .filter((one) => !['CANCELLED', 'BLACK_LISTED', 'NUMBER_INACTIVE'].includes(String(one))),
    );
  };

  test('that something is overdue go to nobody who is not late', async () => {
    const [late, inTime] = [ongoing(true), ongoing(false)];
    expect([late.length > 5, inTime.length > 5]).toEqual([true, true]);
    expect(await keptBack(OVERDUE, inTime)).toEqual(new Set(['NOT_OVERDUE']));
    expect(await keptBack(OVERDUE, late)).not.toContain('NOT_OVERDUE');
  });

  test('that a payment falls due name no day that is over', async () => {
    expect(await keptBack(DUE, ongoing(true))).toEqual(new Set(['ALREADY_OVERDUE']));
    const [inTime] = ongoing(false);
    const { body } = await plan(message([String(inTime.code)], { templateId: DUE }));
    const [row] = rowsOf(body);
    expect(row.exclusion).toBeNull();
    expect(/\d{4}-\d{2}-\d{2}/.exec(String(row.text))?.[0]).toBe(
      String(inTime.refundDate).slice(0, 10),
    );
    expect(String(inTime.refundDate) >= '2026-11-21').toBe(true);
  });

  test('are about no loan that is asked for only, or closed', async () => {
    const others = all('loans').filter(({ state }) =>
      ['LOAN_REQUESTED', 'CLOSED', 'CANCELLED'].includes(String(state)),
    );
    expect(new Set(others.map(({ state }) => state)).size).toBe(3);
    for (const templateId of [DUE, OVERDUE, CONTACT])
      expect(await keptBack(templateId, others)).toEqual(new Set(['LOAN_NOT_OPEN']));
  });

  test('are true when they go out, not only when they were planned', async () => {
    const who = only(SEND);
    const view = message([], { templateId: OVERDUE, filter: { state: 'LOAN_ONGOING' } });
    const { body } = await plan(view, who);
    expect(Number(body.count)).toBeGreaterThan(20);
    const going = rowsOf(body).filter(({ exclusion }) => exclusion === null);
    const last = going[going.length - 1];
    const before = all('sms').length;
    await desk.post(MESSAGES, { ...view, count: body.count }, who);
    // The last one pays while the messages before it go out.
    desk.store.collection('loans')?.change(loan(Number(last.loanId)), { overdueDays: 0 });
    desk.store.clock.setNow(NOON + 60_000);
    await desk.get('/gateway-lab/sms', 'admin');
    const sent = all('sms').slice(before);
    const { state, failure } = sent.find(({ loanId }) => loanId === last.loanId) as MockRecord;
    expect([state, failure]).toEqual(['NOT_SENT', 'NOT_OVERDUE']);
    expect(
      sent.filter((one) => one.state === 'NOT_SENT' && one.failure === 'NOT_OVERDUE').length,
    ).toBe(1 + rowsOf(body).filter(({ exclusion }) => exclusion === 'NOT_OVERDUE').length);
  });
});
