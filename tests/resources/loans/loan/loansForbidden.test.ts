import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { brokenChecks } from './loanChecks';
import { holder, LoanDesk } from './LoanDesk';

let desk: LoanDesk;
beforeAll(async () => {
  desk = await LoanDesk.open();
});
beforeEach(() => desk.tidy());

describe('what is not allowed', () => {
  test('the maker of a request does not approve it', async () => {
    const { status, body } = await desk.send(known.requestByEconomist, 'approve', {
      as: 'economist',
    });
    expect([status, body.code]).toEqual([409, 'MAKER_IS_CHECKER']);
    expect((await desk.send(known.requestByEconomist, 'approve', { as: 'admin' })).status).toBe(
      200,
    );
  });

  test('a request is approved once', async () => {
    await desk.send(known.request, 'approve');
    const again = await desk.send(known.request, 'approve');
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test.each([
    ['pay', known.cancelled],
    ['extend', known.court],
    ['close_from_risk_fund', known.ongoing],
    ['pay', known.onHold],
    ['reject', known.onHold],
  ] as const)('%s on %d', async (action, id) => {
    expect((await desk.send(id, action)).body.code).toBe('TRANSITION_FORBIDDEN');
  });

  test.each([
    ['move_to_risk_fund', known.dueToday, 'Хэтэрсэн хоног: 0.'],
    ['move_to_risk_fund', known.dpd90, 'Хэтэрсэн хоног: 90.'],
    ['pay_in_advance', known.overdue29, ''],
    ['extend', known.dpd90, ''],
    ['renew_overdue_schedule', known.ongoing, ''],
    ['return_to_ongoing', known.npl, ''],
    ['settle_claim', known.court, ''],
    ['withdraw_claim', known.courtDecided, ''],
    ['upgrade_class', known.ongoing, ''],
    ['extend', known.extensionPending, ''],
    ['confirm_cancel_to_issued', known.cancelled, ''],
    ['confirm_cancel_to_issued', known.cancelledOtherAmount, ''],
  ] as const)('%s on %d: its condition does not hold', async (action, id, words) => {
    const { status, body } = await desk.send(id, action);
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(String(body.message)).toContain(words);
  });

  test('the queue of the product decides who may approve', async () => {
    const wrong = holder('loan-pending-request:list');
    const { body } = await desk.send(known.requestLongTerm, 'approve', { as: wrong });
    expect(body.code).toBe('CONDITION_FAILED');
    const right = holder('ltl-pending-request:view');
    expect((await desk.send(known.requestLongTerm, 'approve', { as: right })).status).toBe(200);
  });

  test('a second renewal needs a lead', async () => {
    expect((await desk.send(known.dpd91, 'renew_overdue_schedule')).status).toBe(200);
    await desk.goTo('2027-01-31');
    const body = { firstDate: '2027-02-28' };
    const again = await desk.send(known.dpd91, 'renew_overdue_schedule', { body });
    expect([again.status, again.body.code]).toEqual([409, 'CONDITION_FAILED']);
    const lead = holder('overdue-loan:list', 'lead:approve');
    expect(
      (await desk.send(known.dpd91, 'renew_overdue_schedule', { as: lead, body })).status,
    ).toBe(200);
    expect(await brokenChecks(desk.gateways, known.dpd91)).toEqual([]);
  });

  test('a wrong bank reference proves nothing', async () => {
    const { status, body } = await desk.send(known.cancelledButPaid, 'confirm_cancel_to_issued', {
      body: { bankReference: 'FT2600400000' },
    });
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(desk.loan(known.cancelledButPaid).state).toBe('CANCELLED');
  });

  test('what a dialog asks for is checked before anything is done', async () => {
    const { status, body } = await desk.send(known.overdue29, 'pay', {
      body: { amount: '0', date: '2026-11-22', paymentSource: null },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['amount', 'date', 'paymentSource']);
    const early = await desk.send(known.overdue29, 'pay', { body: { date: '2025-01-01' } });
    expect([early.status, early.body.code]).toEqual([409, 'DATE_BEFORE_ISSUE']);
    expect(desk.gateways.store.journal.commits).toEqual([]);
  });
});
