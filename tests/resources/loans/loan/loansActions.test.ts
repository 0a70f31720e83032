import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loanLifecycle } from '../../../../src/resources/loans/loan/lifecycle';
import { LoanState } from '../../../../src/domain/enums/loans';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { brokenChecks, LOANS } from './loanChecks';
import { type Action, actions, holder, LoanDesk, rightsOf } from './LoanDesk';

let desk: LoanDesk;
beforeAll(async () => {
  desk = await LoanDesk.open();
});
beforeEach(() => desk.tidy());

/** Short loans are decided by the rights of their own queue. */
const OTHER_QUEUE = 'ltl-pending-request:view';

/** From each allowed state one loan, and the state in which the action ends. */
const ENDS: Record<Action, readonly (readonly [id: number, from: string, to: string])[]> = {
  approve: [[known.request, 'LOAN_REQUESTED', 'LOAN_ONGOING']],
  reject: [[known.request, 'LOAN_REQUESTED', 'CANCELLED']],
  cancel_record: [[known.request, 'LOAN_REQUESTED', 'CANCELLED']],
  mark_wrong_request: [[known.request, 'LOAN_REQUESTED', 'LOAN_WRONG_REQUEST']],
  confirm_cancel_to_issued: [[known.cancelledButPaid, 'CANCELLED', 'LOAN_ONGOING']],
  check_status: [
    [known.onHold, 'LOAN_ONHOLD', 'LOAN_ONGOING'],
    [known.longOnHold, 'LOAN_LONG_ONHOLD', 'LOAN_LONG_ONHOLD'],
  ],
  correct: [
    [known.failedRequest, 'LOAN_REQUEST_FAILED', 'LOAN_ONGOING'],
    [known.failedPosting, 'LOAN_POSTING_FAILED', 'LOAN_ONGOING'],
    [known.failedTransfer, 'LOAN_TRANSFER_FAILED', 'LOAN_ONGOING'],
    [known.longOnHold, 'LOAN_LONG_ONHOLD', 'LOAN_ONGOING'],
  ],
  pay: [
    [known.overdue29, 'LOAN_ONGOING', 'LOAN_ONGOING'],
    [known.npl, 'LOAN_RISK', 'LOAN_RISK'],
    [known.court, 'LOAN_COURT', 'LOAN_COURT'],
  ],
  pay_in_advance: [[known.ongoing, 'LOAN_ONGOING', 'LOAN_ONGOING']],
  extend: [[known.overdue29, 'LOAN_ONGOING', 'LOAN_ONGOING']],
  renew_overdue_schedule: [[known.overdue29, 'LOAN_ONGOING', 'LOAN_ONGOING']],
  move_to_risk_fund: [[known.dpd91, 'LOAN_ONGOING', 'LOAN_RISK']],
  move_to_court: [[known.npl, 'LOAN_RISK', 'LOAN_COURT']],
  return_to_ongoing: [[known.readyToReturn, 'LOAN_RISK', 'LOAN_ONGOING']],
  withdraw_claim: [[known.court, 'LOAN_COURT', 'LOAN_RISK']],
  settle_claim: [[known.courtDecided, 'LOAN_COURT', 'CLOSED']],
  close_from_risk_fund: [
    [known.npl, 'LOAN_RISK', 'CLOSED'],
    [known.court, 'LOAN_COURT', 'CLOSED'],
  ],
  record_recovery: [[known.riskFund, 'CLOSED', 'CLOSED']],
  move_receipt: [
    [known.overdue29, 'LOAN_ONGOING', 'LOAN_ONGOING'],
    [known.npl, 'LOAN_RISK', 'LOAN_RISK'],
  ],
  upgrade_class: [
    [known.dpd361, 'LOAN_ONGOING', 'LOAN_ONGOING'],
    [known.npl, 'LOAN_RISK', 'LOAN_RISK'],
    [known.court, 'LOAN_COURT', 'LOAN_COURT'],
  ],
  correct_amounts: [
    [known.dpd91, 'LOAN_ONGOING', 'LOAN_ONGOING'],
    [known.npl, 'LOAN_RISK', 'LOAN_RISK'],
    [known.court, 'LOAN_COURT', 'LOAN_COURT'],
  ],
};

/** What the right of a list takes beside it (docs/domain/authority.md 1.2). */
const beside = (action: Action, right: string): string[] =>
  action === 'upgrade_class' && right === 'loan-admin:list' ? ['lead:approve'] : [];

test('the right of a list upgrades no class without that of a lead', async () => {
  const { status, body } = await desk.send(known.dpd361, 'upgrade_class', {
    as: holder('loan-admin:list'),
  });
  expect([status, body.missing]).toEqual([403, ['lead:approve']]);
});

test('who moved a loan to the risk department does not write it off', async () => {
  const mover = holder('loan-admin:list');
  expect((await desk.send(known.dpd91, 'move_to_risk_fund', { as: mover })).status).toBe(200);
  const own = await desk.send(known.dpd91, 'close_from_risk_fund', { as: mover });
  expect([own.status, own.body.code]).toEqual([409, 'MAKER_IS_CHECKER']);
  const other = holder('loan:close-fund');
  expect((await desk.send(known.dpd91, 'close_from_risk_fund', { as: other })).status).toBe(200);
});

const cases = actions.flatMap((action) =>
  ENDS[action].map(([id, from, to]) => [action, from, to, id] as const),
);

test('every allowed state of every action is tried', () => {
  for (const action of actions) {
    const from = [...loanLifecycle.actions[action].from].sort();
    expect([action, ENDS[action].map(([, state]) => state).sort()]).toEqual([action, from]);
  }
});

describe.each(cases)('%s from %s to %s', (action, from, to, id) => {
  test('is done, is written down, and all figures agree afterwards', async () => {
    expect(desk.loan(id).state).toBe(from);
    const { status, body } = await desk.send(id, action);
    expect([status, body.code && body.state]).toEqual([200, to]);
    const rows = await desk.history(`${LOANS}/${id}`);
    expect(rows[0]).toMatchObject({
      action: action,
      origin: 'MANUAL',
      ...(from === to ? {} : { field: 'state', from, to }),
    });
    if (fileOf(desk.loan(id)).book) expect(await brokenChecks(desk.gateways, id)).toEqual([]);
    expect(desk.gateways.store.journal.commits.length).toBe(1);
  });

  test.each(rightsOf(action).filter((right) => right !== OTHER_QUEUE))(
    'is possible with %s alone, and with nothing without it',
    async (right) => {
      const { status } = await desk.send(id, action, {
        as: holder(right, ...beside(action, right)),
      });
      expect(status).toBe(200);
      desk.gateways.store.reset();
      const others = new Set(
        actions.flatMap(rightsOf).filter((one) => !rightsOf(action).includes(one)),
      );
      const refused = await desk.send(id, action, {
        as: holder(...others, 'loan:view', 'loan:register'),
      });
      expect([refused.status, desk.loan(id).state]).toEqual([403, from]);
    },
  );

  test('booked once, however often it comes with one key', async () => {
    const key = '5f6a7b8c-0000-4000-8000-00000000aa01';
    const first = await desk.send(id, action, { key });
    const lines = fileOf(desk.loan(id)).lines.length;
    const again = await desk.send(id, action, { key });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(fileOf(desk.loan(id)).lines.length).toBe(lines);
    const rows = await desk.history(`${LOANS}/${id}`);
    const own = rows.filter(({ idempotencyKey }) => idempotencyKey === key);
    expect(own.length).toBeGreaterThan(0);
  });
});

describe.each(actions)('%s', (action) => {
  const allowed: readonly string[] = loanLifecycle.actions[action].from;
  test.each(LoanState.values.filter((state) => !allowed.includes(state)))(
    'is forbidden in %s',
    async (state) => {
      const record = desk.gateways.store
        .collection('loans')
        ?.all.find((one) => one.state === state);
      expect(record).toBeDefined();
      const { status, body } = await desk.send((record as MockRecord).id, action);
      expect([status, body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
    },
  );
});
