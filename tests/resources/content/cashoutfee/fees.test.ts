import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  endOfStep,
  feeLadder,
  feeBy,
  feeStepFacts,
  mostWithFee,
  stepOf,
  type FeeStep,
} from '../../../../src/domain/wallets/feeSteps';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { inForce } from '../../../engine/inForce';
import { allBut, only } from '../../../support/rights';

const step = (transactionAmount: string, feeAmount: string): FeeStep => ({
  feeType: 'Cashout',
  isActiveForm: 'ACTIVE',
  transactionAmount,
  feeAmount,
});
const STEPS = [step('500000.00', '500.00'), step('0.00', '200.00'), step('50000.00', '300.00')];

describe('the ladder', () => {
  const ladder = feeLadder(
    [...STEPS, { ...step('10.00', '9.00'), feeType: 'Transaction' }],
    'Cashout',
  );

  test('has the active steps of one kind, the lowest first', () => {
    expect(ladder.map(({ transactionAmount }) => transactionAmount)).toEqual([
      '0.00',
      '50000.00',
      '500000.00',
    ]);
    expect(feeLadder([{ ...STEPS[0], isActiveForm: 'INACTIVE' }], 'Cashout')).toEqual([]);
  });

  test.each([
    ['0.01', '200.00'],
    ['49999.99', '200.00'],
    ['50000', '300.00'],
    ['499999.99', '300.00'],
    ['500000.00', '500.00'],
    ['90000000', '500.00'],
  ])('%s costs %s', (amount, fee) => {
    expect(stepOf(ladder, amount)?.feeAmount).toBe(fee);
  });

  test('has steps that end where the next one begins', () => {
    expect(ladder.map((one) => endOfStep(ladder, one))).toEqual(['49999.99', '499999.99', null]);
  });

  test.each([
    ['0.00', '0.00'],
    ['200.00', '0.00'],
    ['200.01', '0.01'],
    ['50000.00', '49800.00'],
    // 50 000.00 would cost 300.00: only the end of the step below fits.
    ['50299.99', '49999.99'],
    ['50300.00', '50000.00'],
    ['1000000.00', '999500.00'],
  ])('within %s at most %s leave with their fee', (limit, most) => {
    expect(mostWithFee(ladder, limit)).toBe(most);
  });

  test('costs nothing below its first step, and without one', () => {
    expect(mostWithFee([], '70.00')).toBe('70.00');
    expect(mostWithFee([step('100.00', '9.00')], '105.00')).toBe('99.99');
    expect(feeBy([step('100.00', '9.00')], '99.99')).toBe('0.00');
  });

  test('says the largest amount that fits with its fee, whatever the steps cost', () => {
    const small = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(
        fc.uniqueArray(small, { maxLength: 5 }),
        fc.infiniteStream(small),
        small,
        (starts, fees, limit) => {
          const costs = fees[Symbol.iterator]();
          const written = (value: number) => (value / 100).toFixed(2);
          const steps = feeLadder(
            starts.map((start) => step(written(start), written(Number(costs.next().value)))),
            'Cashout',
          );
          const fitting = Array.from({ length: 61 }, (_, amount) => amount).filter(
            (amount) => amount + Math.round(Number(feeBy(steps, written(amount))) * 100) <= limit,
          );
          expect(mostWithFee(steps, written(limit))).toBe(written(Math.max(0, ...fitting)));
        },
      ),
    );
  });

  test('has one step for each amount, whatever steps there are', () => {
    const mongo = fc.integer({ min: 1, max: 10_000_000 });
    const written = (value: number) => (value / 100).toFixed(2);
    fc.assert(
      fc.property(fc.uniqueArray(mongo, { maxLength: 8 }), mongo, (starts, amount) => {
        const steps = feeLadder(
          [0, ...starts].map((start) => step(written(start), '1.00')),
          'Cashout',
        );
        const lowest = Math.max(0, ...starts.filter((start) => start <= amount));
        expect(stepOf(steps, written(amount))?.transactionAmount).toBe(written(lowest));
      }),
    );
  });
});

test.each([
  ['0.00', { hasTwin: true, hasFirst: true, others: 3 }],
  ['60000', { hasTwin: false, hasFirst: true, others: 3 }],
])('a new step from %s meets %o', (from, facts) => {
  const there = STEPS.map((one, at) => ({ ...one, id: at + 1 }));
  expect(feeStepFacts(there, step(from, '1.00'))).toEqual(facts);
  const { others } = feeStepFacts(there, there[0]);
  expect(others).toBe(2);
});

const desk = gatewayDesk(60);
const FEES = '/gateway-lab/cashout-fees';
const keeper = only('admin:access');
const WHY = { reason: 'Захирлын 12 дугаар тушаалаар' };
const turn = async (step: number, action: 'activate' | 'deactivate') =>
  inForce(desk.call, await desk.post(`${FEES}/${step}/${action}`, WHY, keeper));
const quote = async (amount: string, feeType = 'Cashout') =>
  (await desk.post(`${FEES}/quote`, { feeType, amount }, keeper)).body;

describe('what a customer pays', () => {
  test.each([
    ['Cashout', '49999.99', '200.00', '50199.99', 1],
    ['Cashout', '50000', '300.00', '50300.00', 2],
    ['Cashout', '7000000.00', '1000.00', '7001000.00', 4],
    ['Transaction', '5000.00', '0.00', '5000.00', 6],
    ['Transaction', '2000000.00', '100.00', '2000100.00', 7],
  ])('%s %s: %s', async (feeType, amount, fee, total, stepId) => {
    expect(await quote(amount, feeType)).toEqual({ fee, total, stepId });
  });

  test('follows a changed fee and a deactivated step at once', async () => {
    const fee = { as: keeper, body: { feeAmount: '350.00' } };
    await inForce(desk.call, await desk.call(`PUT ${FEES}/2`, fee));
    expect((await quote('60000')).fee).toBe('350.00');
    const off = await turn(2, 'deactivate');
    expect(off.status).toBe(200);
    expect(await quote('60000')).toEqual({ fee: '200.00', total: '60200.00', stepId: 1 });
    const { body } = await desk.get(`${FEES}/1`, keeper);
    expect(body.untilAmount).toBe('499999.99');
  });

  test.each([['0'], ['-5'], ['x'], [null]])('is not asked for %s', async (amount) => {
    const { status, body } = await desk.post(
      `${FEES}/quote`,
      { feeType: 'Cashout', amount },
      keeper,
    );
    expect([status, body.fields]).toEqual([400, { amount: 'validation.amount' }]);
  });

  test('is asked by nobody who may do everything else', async () => {
    const body = { feeType: 'Cashout', amount: '1' };
    const { status } = await desk.post(`${FEES}/quote`, body, allBut('admin:access'));
    expect(status).toBe(403);
  });
});

describe('a step', () => {
  test('that begins where an active one does is not activated', async () => {
    const { status, body } = await turn(5, 'activate');
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    await turn(2, 'deactivate');
    const { status: after } = await turn(5, 'activate');
    expect([after, (await quote('60000')).fee]).toEqual([200, '100.00']);
  });

  test('at 0 is deactivated last, and nothing is activated above a gap', async () => {
    const early = await turn(6, 'deactivate');
    expect([early.status, early.body.code]).toEqual([409, 'CONDITION_FAILED']);
    await turn(7, 'deactivate');
    const last = await turn(6, 'deactivate');
    expect(last.status).toBe(200);
    expect(await quote('60000', 'Transaction')).toEqual({
      fee: '0.00',
      total: '60000.00',
      stepId: null,
    });
    const above = await turn(8, 'activate');
    expect([above.status, above.body.code]).toEqual([409, 'CONDITION_FAILED']);
  });

  test('keeps its beginning and its kind', async () => {
    const body = { transactionAmount: '1.00', feeType: 'Transaction' };
    const { status, body: said } = await desk.call(`PUT ${FEES}/2`, { as: keeper, body });
    expect([status, Object.keys(said.fields as object).sort()]).toEqual([
      400,
      ['feeType', 'transactionAmount'],
    ]);
  });

  test('of nobody who may do everything else', async () => {
    const { status } = await desk.post(`${FEES}/2/deactivate`, WHY, allBut('admin:access'));
    expect([status, (await quote('60000')).fee]).toEqual([403, '300.00']);
  });
});
