import { describe, expect, test } from 'vitest';
import { moveToRisk } from '../../../../src/domain/lending/parking';
import type { LoanBook } from '../../../../src/domain/lending/LoanBook';
import {
  calculateAdvance,
  calculateCorrection,
  calculateCourt,
  calculateExtension,
  calculateRenewal,
  calculateWriteOff,
} from '../../../../src/resources/loans/loan/actions/calculateActions';
import {
  calculateApproval,
  calculatePayment,
} from '../../../../src/resources/loans/loan/actions/calculateRequests';
import {
  calculated,
  type ActionContext,
} from '../../../../src/resources/loans/loan/actions/calculation';
import {
  calculateClass,
  calculateRepair,
} from '../../../../src/resources/loans/loan/actions/calculateRepair';
import { requestIssues } from '../../../../src/resources/loans/loan/requestTerms';
import { sampleBook, terms } from '../../../domain/lending/sampleBook';

/** A dialog on the loan of the vectors: 1 200 000 at 36 %, issued 2026-01-31, six months, nothing paid. */
const context = (
  values: Record<string, unknown>,
  today = '2026-02-28',
  book: LoanBook | null = sampleBook(),
): ActionContext => ({
  record: { id: 1, state: book?.state ?? 'LOAN_REQUESTED' } as ActionContext['record'],
  answer: {
    today,
    terms,
    book,
    writtenOff: '0.00',
    principalRepaid: '0.00',
    classes: null,
  },
  values,
  isLead: false,
});
const resultOf = <T>(state: ReturnType<typeof calculated<T>>): T => {
  if (state.kind !== 'result') throw new Error(JSON.stringify(state));
  return state.result;
};

test('an approval says what is paid out and when it comes back', () => {
  const payout = resultOf(calculated(calculateApproval, context({}, '2026-01-31', null)));
  expect(payout.paidOut).toBe('1200000.00');
  expect(payout.schedule.totals.interest).toBe('123682.20');
});

describe('a payment', () => {
  test('waits for its amount and its date', () => {
    expect(calculated(calculatePayment, context({ amount: '1', date: null })).kind).toBe(
      'incomplete',
    );
    expect(calculated(calculatePayment, context({ amount: '', date: '2026-02-28' })).kind).toBe(
      'incomplete',
    );
  });

  test('falls over the waterfall, the rest goes to the temporary account', () => {
    const { split, isClosed } = resultOf(
      calculated(calculatePayment, context({ amount: '250000', date: '2026-02-28' })),
    );
    expect(split.currentInterest).toBe('33139.73');
    expect(split.currentPrincipal).toBe('200000.00');
    expect(split.temporary).toBe('16860.27');
    expect(isClosed).toBe(false);
  });

  test('is refused with the reason in words', () => {
    const closed = sampleBook({}, { state: 'CLOSED' });
    const state = calculated(
      calculatePayment,
      context({ amount: '1', date: '2026-02-28' }, '2026-02-28', closed),
    );
    expect(state).toEqual({
      kind: 'refused',
      reasons: [{ message: 'refusals.STATE_FORBIDS', values: { state: 'CLOSED' } }],
    });
  });

  test('a request has no book to pay on', () => {
    expect(
      calculated(calculatePayment, context({ amount: '1', date: '2026-02-28' }, '2026-02-28', null))
        .kind,
    ).toBe('refused');
  });
});

test('a payment in advance lowers the rows', () => {
  const values = { amount: '533139.73', date: '2026-02-28', advanceOption: 'LOWER' };
  const { after, split } = resultOf(calculated(calculateAdvance, context(values)));
  expect(split.advancePrincipal).toBe('300000.00');
  expect(after.rows.filter(({ state }) => state === 'UNPAID').map((row) => row.principal)).toEqual([
    '140000.00',
    '140000.00',
    '140000.00',
    '140000.00',
    '140000.00',
  ]);
});

test('an extension costs the interest to date and the fee', () => {
  const values = { duration: 1, termUnit: 'MONTH', fee: '5000' };
  const { totalCost, newDueDates } = resultOf(calculated(calculateExtension, context(values)));
  expect(totalCost).toBe('38139.73');
  expect(newDueDates[0]).toBe('2026-03-31');
});

test('a renewal carries what is charged, and names what is wrong with its plan', () => {
  const values = { chartType: '04', rowCount: 4, firstDate: '2026-05-15', fee: '0.00' };
  const { carried } = resultOf(calculated(calculateRenewal, context(values, '2026-04-14')));
  expect(carried.fee).toBe('0.00');
  expect(Number(carried.total)).toBeGreaterThan(0);
  const bad = calculated(calculateRenewal, context({ ...values, rowCount: 361 }, '2026-04-14'));
  expect(bad.kind === 'refused' && bad.reasons.map(({ message }) => message)).toEqual([
    'refusals.PLAN_INVALID',
    'loanActions.problems.TOO_MANY_ROWS',
  ]);
});

test('a claim is the sum of its parts', () => {
  const book = moveToRisk(sampleBook(), '2026-06-30').after;
  const values = { courtFee: '70200', courtCost: '35000', courtDate: '2026-07-10' };
  const { claim } = resultOf(calculated(calculateCourt, context(values, '2026-07-10', book)));
  expect(claim.principal).toBe('1200000.00');
  expect(claim.courtFee).toBe('70200.00');
  expect(claim.courtCost).toBe('35000.00');
  expect(calculated(calculateCourt, context({ courtFee: '1' }, '2026-07-10', book)).kind).toBe(
    'incomplete',
  );
});

test('what is closed from the risk fund is written off in full', () => {
  const book = moveToRisk(sampleBook(), '2026-06-30').after;
  const { writtenOff } = resultOf(calculated(calculateWriteOff, context({}, '2026-07-10', book)));
  expect(writtenOff).toBe('1200000.00');
});

test('a correction shows what is owed before and after', () => {
  const { open } = resultOf(
    calculated(calculateCorrection, context({ correctedPart: 'FEE', difference: '5000' })),
  );
  expect(open).toEqual({ before: '0.00', after: '5000.00' });
});

test('a repair sets what is typed; given up, the loan is cancelled', () => {
  const typed = {
    correctedFee: '100',
    correctedBalance: '900000',
    account: '5001',
    isBankTransfer: 'NO',
  };
  expect(
    resultOf(calculated(calculateRepair, context({ ...typed, outcome: 'ISSUED' }))).after,
  ).toEqual({
    state: 'LOAN_ONGOING',
    fee: '100',
    balance: '900000',
    bank: null,
    account: '5001',
    isBankTransfer: 'NO',
  });
  expect(
    resultOf(calculated(calculateRepair, context({ ...typed, outcome: 'GIVEN_UP' }))).after.state,
  ).toBe('CANCELLED');
});

test('an upgrade must be one', () => {
  const one = context({ classification: 'STANDARD' });
  const record = { ...one.record, classification: 'DOUBTFUL' } as ActionContext['record'];
  expect(resultOf(calculated(calculateClass, { ...one, record })).isBetter).toBe(true);
  const worse = { ...one, record, values: { classification: 'BAD' } };
  expect(resultOf(calculated(calculateClass, worse)).isBetter).toBe(false);
});

describe('a typed request', () => {
  const typed = {
    lentAmount: '1200000',
    interestRate: 36,
    duration: 6,
    termUnit: 'MONTH',
    chartType: '06',
    paymentOption: 'DIRECT',
    createdAt: '2026-01-31T04:00:00.000Z',
  };

  test('has rows that sum to the amount, at later and later dates', () => {
    const typedRows = [
      { paymentDate: '2026-05-01', principal: '700000' },
      { paymentDate: '2026-03-15', principal: '200000' },
    ];
    expect(requestIssues({ ...typed, typedRows })).toEqual([
      { field: 'typedRows.1.paymentDate', message: 'loanActions.problems.ROW_DATE_NOT_AFTER' },
      { field: 'typedRows', message: 'loanActions.problems.ROWS_SUM_DIFFERS' },
    ]);
  });

  test('pays something out', () => {
    const all = { ...typed, chartType: '04', fee: '1200000', feeInAdvance: true };
    expect(requestIssues(all)).toEqual([
      { field: 'fee', message: 'loanActions.problems.NOTHING_PAID_OUT' },
    ]);
  });

  test('is not judged before it is there', () => {
    expect(requestIssues({ ...typed, duration: null })).toEqual([]);
  });
});
