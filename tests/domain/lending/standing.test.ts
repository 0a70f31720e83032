import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/dates';
import { classOf } from '../../../src/domain/lending/classOf';
import { daysPastDue } from '../../../src/domain/lending/daysPastDue';
import { derivedStateOf } from '../../../src/domain/lending/derivedState';
import { figuresOf } from '../../../src/domain/lending/figures';
import { lateDays } from '../../../src/domain/lending/Installment';
import { additionalPercentOf, overdueCost } from '../../../src/domain/lending/penalty';
import { splitReceipt } from '../../../src/domain/lending/waterfall';
import { sampleBook } from './sampleBook';

describe('days past due and class', () => {
  it.each([
    [0, 'STANDARD'],
    [1, 'PAST_DUE'],
    [90, 'PAST_DUE'],
    [91, 'SUBSTANDARD'],
    [180, 'SUBSTANDARD'],
    [181, 'DOUBTFUL'],
    [360, 'DOUBTFUL'],
    [361, 'BAD'],
  ] as const)('%d days are %s', (days, assetClass) => {
    const today = addDays('2026-02-28', days);
    expect(daysPastDue(sampleBook().rows, today)).toBe(days);
    expect(classOf(sampleBook(), today)).toEqual({
      daysPastDue: days,
      byDays: assetClass,
      assetClass,
      isHeld: false,
    });
  });

  it('is 0 before the first due date and without rows', () => {
    expect(daysPastDue(sampleBook().rows, '2026-02-01')).toBe(0);
    expect(daysPastDue([], '2026-02-01')).toBe(0);
  });

  it('counts from the oldest row that is still to be paid', () => {
    const { after } = splitReceipt(sampleBook(), '233139.73', '2026-02-28');
    expect(daysPastDue(after.rows, '2026-04-10')).toBe(10);
    expect(lateDays(after.rows[0], '2026-04-10')).toBe(0);
    expect(lateDays(after.rows[1], '2026-04-10')).toBe(10);
  });
});

describe('derived state', () => {
  it('says due today, overdue and on time', () => {
    expect(derivedStateOf(sampleBook(), '2026-02-27')).toEqual({
      kind: 'ON_TIME',
      days: 0,
      isExtended: false,
    });
    expect(derivedStateOf(sampleBook(), '2026-02-28')?.kind).toBe('DUE_TODAY');
    expect(derivedStateOf(sampleBook({}, { extensions: 1 }), '2026-03-02')).toEqual({
      kind: 'OVERDUE',
      days: 2,
      isExtended: true,
    });
  });

  it('is nothing for a loan that was not issued or is closed', () => {
    expect(derivedStateOf(sampleBook({}, { state: 'LOAN_REQUESTED' }), '2026-03-02')).toBeNull();
    expect(derivedStateOf(sampleBook({}, { state: 'CLOSED' }), '2026-03-02')).toBeNull();
  });

  it('tells the figures of a day', () => {
    expect(figuresOf(sampleBook(), '2026-03-05')).toEqual({
      daysPastDue: 5,
      byDays: 'PAST_DUE',
      assetClass: 'PAST_DUE',
      isHeld: false,
      balance: '1200000.00',
      dueNow: '234323.29',
      overduePrincipal: '200000.00',
      overdueInterest: '34126.03',
      additionalInterest: '197.26',
      interestToCome: '85610.96',
      nextDue: { no: 2, date: '2026-03-31', inDays: 26, amount: '230575.34' },
      lastDue: '2026-07-31',
      liveRows: 6,
    });
  });

  it('counts a row of today as due now', () => {
    expect(figuresOf(sampleBook(), '2026-02-27').dueNow).toBe('0.00');
    expect(figuresOf(sampleBook(), '2026-02-28').dueNow).toBe('233139.73');
  });
});

describe('additional interest', () => {
  it('is at most a fifth of the base interest', () => {
    expect(overdueCost('200000', '36', 45, '20')).toEqual({
      overdueInterest: '8876.71',
      additionalInterest: '1775.34',
      total: '10652.05',
    });
    expect(overdueCost('200000', '36', 45, '50').additionalInterest).toBe('1775.34');
    expect(overdueCost('200000', '36', 45, '10').additionalInterest).toBe('887.67');
    expect(overdueCost('200000', '0', 45, '20').total).toBe('0.00');
    expect([additionalPercentOf('-1'), additionalPercentOf('20.01')]).toEqual(['0', '20']);
  });
});
