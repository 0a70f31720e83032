import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { setLendingSettings } from '../../../../mocks/resources/loans/loan/lendingSettings';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import type { LendingSettings } from '../../../../src/domain/lending/lendingSettings';
import { whyBlocked } from '../../../../src/entity/lifecycle';
import type { LoanBookAnswer } from '../../../../src/resources/loans/loan/api';
import {
  calculated,
  type ActionContext,
} from '../../../../src/resources/loans/loan/actions/calculation';
import {
  calculateCorrection,
  calculateCourt,
  calculateExtension,
  calculateRenewal,
} from '../../../../src/resources/loans/loan/actions/calculateActions';
import { calculateRepair } from '../../../../src/resources/loans/loan/actions/calculateRepair';
import { loanLifecycle } from '../../../../src/resources/loans/loan/lifecycle';
import { call } from '../../../engine/testGateways';
import { brokenChecks, LOANS } from './loanChecks';
import { type Action, LoanDesk } from './LoanDesk';

let desk: LoanDesk;
beforeAll(async () => {
  desk = await LoanDesk.open();
});
beforeEach(() => desk.gateways.store.reset());

const set = (change: Partial<LendingSettings>) => setLendingSettings(desk.gateways.store, change);

const COURT = {
  courtCustomer: 100_002,
  template: 'LOAN_COURT',
  courtFee: '300000',
  courtCost: '0',
  courtDate: '2026-11-21',
};
const RENEW = { chartType: '04', rowCount: 6, firstDate: '2026-12-21', fee: '0' };
const ISSUED = {
  outcome: 'ISSUED',
  correctedFee: '60000',
  correctedBalance: '600000',
  correctedBank: 5,
  account: '5300123456',
  isBankTransfer: 'YES',
};
const PREVIEWS: Partial<Record<Action, (context: ActionContext) => unknown>> = {
  extend: calculateExtension,
  renew_overdue_schedule: calculateRenewal,
  move_to_court: calculateCourt,
  correct_amounts: calculateCorrection,
  correct: calculateRepair,
};

/** What the dialog says of an action before it is sent: the loan as the gateway answers it, the values as typed. */
async function previewOf(id: number, action: Action, values: object): Promise<string[]> {
  const { body: record } = await call(desk.gateways, `GET ${LOANS}/${id}`);
  const { body: answer } = await call(desk.gateways, `GET ${LOANS}/${id}/book`);
  const person = { may: () => true, rules: true, id: 'somebody' };
  const block = whyBlocked(loanLifecycle, action, record as never, person as never);
  if (block) return [(block as { message?: string }).message ?? block.kind];
  const calculate = PREVIEWS[action];
  if (!calculate) return [];
  const state = calculated(calculate, {
    record: record as never,
    answer: answer as unknown as LoanBookAnswer,
    values: values as never,
    isLead: false,
  });
  return state.kind === 'refused' ? state.reasons.map(({ message }) => message) : [];
}

describe.each([
  ['extensionDpdMax', 28, known.overdue29, 'extend', {}, 'actionBlocks.extension_dpd'],
  ['extensionsMax', 1, known.extended, 'extend', {}, 'actionBlocks.extensions_used'],
  ['extensionMonthsMax', 1, known.ongoing, 'extend', { duration: 2 }, 'refusals.DURATION_OVER'],
  [
    'extensionDaysMax',
    5,
    known.ongoing,
    'extend',
    { duration: 6, termUnit: 'DAY' },
    'refusals.DURATION_OVER',
  ],
  ['reschedulingFeeFloor', '0', known.ongoing, 'extend', { fee: '20000' }, null],
  ['renewalFirstDaysMax', 20, known.dpd91, 'renew_overdue_schedule', RENEW, 'refusals.DATE_OVER'],
  ['renewalsWithoutLead', 0, known.dpd91, 'renew_overdue_schedule', RENEW, 'refusals.LEAD_NEEDED'],
  [
    'correctionMaxPercent',
    '0.1',
    known.ongoing,
    'correct_amounts',
    { correctedPart: 'FEE', difference: '1500', comment: 'Шимтгэлийг дутуу бодсон.' },
    'refusals.AMOUNT_OVER',
  ],
  ['payoutFeeMaxPercent', '9.9', known.failedTransfer, 'correct', ISSUED, 'refusals.FEE_OVER'],
  ['riskFromDpd', 92, known.dpd91, 'move_to_risk_fund', {}, 'actionBlocks.risk_dpd'],
] as const)('%s', (name, value, id, action, own, refusal) => {
  const values = { duration: 1, termUnit: 'MONTH', fee: '0', ...own };

  test(`of ${value} changes what ${action} may do, in the dialog as in the gateway`, async () => {
    if (refusal !== null) {
      expect((await desk.send(id, action, { body: values })).status).toBe(200);
      desk.gateways.store.reset();
      set({ [name]: value });
      const before = fileOf(desk.loan(id));
      expect((await previewOf(id, action, values)).slice(0, 1)).toEqual([refusal]);
      expect((await desk.send(id, action, { body: values })).status).toBe(409);
      expect(fileOf(desk.loan(id))).toBe(before);
      return;
    }
    set({ [name]: value, reschedulingFeeMaxPercent: '0.01' });
    expect(await previewOf(id, action, values)).toEqual(['refusals.FEE_OVER']);
    expect((await desk.send(id, action, { body: values })).status).toBe(409);
  });
});

test('what a claim may cost is a share of it or a floor, whichever is more', async () => {
  set({ courtCostMaxPercent: '0', courtCostFloor: '299999.99' });
  expect(await previewOf(known.npl, 'move_to_court', COURT)).toEqual(['refusals.FEE_OVER']);
  expect((await desk.send(known.npl, 'move_to_court', { body: COURT })).status).toBe(409);
  set({ courtCostFloor: '300000' });
  expect((await desk.send(known.npl, 'move_to_court', { body: COURT })).status).toBe(200);
});

test('the usual fee of an extension starts its dialog', async () => {
  set({ extensionFeePercent: '2.5' });
  const { body } = await call(desk.gateways, `GET ${LOANS}/${known.dueToday}`);
  const record = { ...(body as object), balance: '400000.00' };
  const { fee } = loanLifecycle.inputDefaults.extend?.(record as never) ?? {};
  expect(fee).toBe('10000.00');
});

test('an action that is written down is not judged anew when a receipt comes late', async () => {
  expect((await desk.send(known.ongoing, 'extend', { body: { duration: 3 } })).status).toBe(200);
  set({ extensionsMax: 0, extensionMonthsMax: 1, reschedulingFeeMaxPercent: '0' });
  const late = { amount: '1000', date: '2026-11-20', paymentSource: 'BANK' };
  expect((await desk.send(known.ongoing, 'pay', { body: late })).status).toBe(200);
  expect(await brokenChecks(desk.gateways, known.ongoing)).toEqual([]);
  // What it was judged by is no part of the loan.
  expect(fileOf(desk.loan(known.ongoing)).book?.settings).toBeUndefined();
});

test('the console asks for them with a right of loans', async () => {
  set({ monthlyRateWarnPercent: '3' });
  const read = (as: string) => call(desk.gateways, 'GET /gateway-lab/loan-settings', { as });
  expect((await read('only:loan:register')).body).toMatchObject({
    monthlyRateWarnPercent: '3',
    riskFromDpd: 91,
  });
  expect((await read('only:news:list')).status).toBe(403);
});

describe('a renewal', () => {
  const renewed = async () => {
    expect((await desk.send(known.dpd91, 'renew_overdue_schedule', { body: RENEW })).status).toBe(
      200,
    );
    return fileOf(desk.loan(known.dpd91)).book;
  };
  const carriedOn = (book: Awaited<ReturnType<typeof renewed>>) =>
    book?.rows.find(({ state }) => state === 'UNPAID')?.dueDate;

  test('carries the interest to the day that is set', async () => {
    expect(carriedOn(await renewed())).toBe('2026-11-28');
    desk.gateways.store.reset();
    set({ renewalArrearsDays: 3 });
    expect(carriedOn(await renewed())).toBe('2026-11-24');
  });

  test('is watched for the rows that were set on its day, whatever is set later', async () => {
    set({ renewalWatchRows: 1 });
    expect((await renewed())?.watch).toEqual({
      since: '2026-11-21',
      floor: 'SUBSTANDARD',
      rows: 1,
    });
    set({ renewalWatchRows: 5, renewalArrearsDays: 30 });
    const { code } = desk.loan(known.dpd91);
    const list = await call(
      desk.gateways,
      `GET /gateway-lab/loans/overdue-renew?code=${String(code)}`,
    );
    expect(list.body.content).toMatchObject([{ id: known.dpd91, watchProgress: '0 / 1' }]);
    // A receipt of an earlier day makes the loan anew from there: the carried row stays where it was, so does the watch.
    const late = { amount: '1000', date: '2026-11-20', paymentSource: 'BANK' };
    expect((await desk.send(known.dpd91, 'pay', { body: late })).status).toBe(200);
    const { book } = fileOf(desk.loan(known.dpd91));
    expect([carriedOn(book), book?.watch?.rows]).toEqual(['2026-11-28', 1]);
    expect(await brokenChecks(desk.gateways, known.dpd91)).toEqual([]);
    // The one row that was asked for is paid on its day: from then on the days past due alone tell the class.
    await desk.goTo('2026-11-28');
    const due = String(desk.loan(known.dpd91).dueNow);
    await desk.send(known.dpd91, 'pay', { body: { amount: due, date: '2026-11-28' } });
    await desk.goTo('2026-11-29');
    expect(desk.loan(known.dpd91).classification).toBe('STANDARD');
    expect(await brokenChecks(desk.gateways, known.dpd91)).toEqual([]);
  });
});
