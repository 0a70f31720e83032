import { describe, expect, it } from 'vitest';
import { dueDatesFrom } from '../../../src/domain/lending/dueDates';
import { payOut } from '../../../src/domain/lending/payout';
import { planRows } from '../../../src/domain/lending/planRows';
import { generateSchedule, type ScheduleTerms } from '../../../src/domain/lending/schedule';
import { scheduleProblems } from '../../../src/domain/lending/scheduleProblems';
import { shiftOff, toWorkingDay } from '../../../src/domain/lending/workingDays';
import { termsOf } from '../../../src/resources/loans/loan/requestTerms';

const terms: ScheduleTerms = {
  principal: '1200000',
  annualPercent: '36',
  startDate: '2026-01-31',
  chart: '04',
  termUnit: 'MONTH',
  term: 6,
};

const column = (
  of: Partial<ScheduleTerms>,
  field: 'dueDate' | 'principal' | 'interest' | 'total',
) => generateSchedule({ ...terms, ...of }).rows.map((row) => row[field]);

describe('generateSchedule', () => {
  it('makes chart 04 of 1 200 000 at 36 % for 6 months', () => {
    const { rows, totals } = generateSchedule(terms);
    expect(
      rows.map((row) => [
        row.no,
        row.dueDate,
        row.days,
        row.principal,
        row.interest,
        row.total,
        row.balance,
      ]),
    ).toEqual([
      [1, '2026-02-28', 28, '200000.00', '33139.73', '233139.73', '1000000.00'],
      [2, '2026-03-31', 31, '200000.00', '30575.34', '230575.34', '800000.00'],
      [3, '2026-04-30', 30, '200000.00', '23671.23', '223671.23', '600000.00'],
      [4, '2026-05-31', 31, '200000.00', '18345.21', '218345.21', '400000.00'],
      [5, '2026-06-30', 30, '200000.00', '11835.62', '211835.62', '200000.00'],
      [6, '2026-07-31', 31, '200000.00', '6115.07', '206115.07', '0.00'],
    ]);
    expect(totals).toEqual({
      days: 181,
      principal: '1200000.00',
      interest: '123682.20',
      total: '1323682.20',
    });
  });

  it('makes chart 05 with equal totals', () => {
    const { rows, totals } = generateSchedule({ ...terms, chart: '05' });
    expect(rows.map((row) => row.total)).toEqual([
      '221099.02',
      '221099.02',
      '221099.02',
      '221099.02',
      '221099.02',
      '221099.01',
    ]);
    expect(rows.map((row) => row.interest)).toEqual([
      '33139.73',
      '30943.49',
      '24318.79',
      '19112.80',
      '12519.68',
      '6559.62',
    ]);
    expect(totals.interest).toBe('126594.11');
    expect(totals.principal).toBe('1200000.00');
  });

  it('makes charts 03, 02 and 01', () => {
    expect(column({ chart: '03', term: 12 }, 'dueDate')).toEqual([
      '2026-04-30',
      '2026-07-31',
      '2026-10-31',
      '2027-01-31',
    ]);
    expect(column({ chart: '03', term: 12 }, 'principal')).toEqual(Array(4).fill('300000.00'));
    expect(column({ chart: '03', term: 12 }, 'interest')).toEqual([
      '105336.99',
      '81665.75',
      '54443.84',
      '27221.92',
    ]);
    expect(generateSchedule({ ...terms, chart: '03', term: 12 }).totals.interest).toBe('268668.50');
    expect(column({ chart: '02', term: 12 }, 'principal')).toEqual(['600000.00', '600000.00']);
    expect(column({ chart: '02', term: 12 }, 'interest')).toEqual(['214224.66', '108887.67']);
    expect(generateSchedule({ ...terms, chart: '02', term: 12 }).totals.interest).toBe('323112.33');
    expect(column({ chart: '01', term: 24 }, 'principal')).toEqual(['600000.00', '600000.00']);
    expect(column({ chart: '01', term: 24 }, 'interest')).toEqual(['432000.00', '216000.00']);
  });

  it('makes chart 06 from typed rows', () => {
    const typedRows = [
      { dueDate: '2026-03-15', principal: '200000' },
      { dueDate: '2026-05-01', principal: '700000' },
      { dueDate: '2026-07-31', principal: '300000' },
    ];
    const { rows, totals } = generateSchedule({ ...terms, chart: '06', typedRows });
    expect(rows.map((row) => row.interest)).toEqual(['50893.15', '46356.16', '26926.03']);
    expect(totals.interest).toBe('124175.34');
  });

  it('shortens the last period when the term is no multiple of the period', () => {
    expect(column({ chart: '03', term: 7 }, 'dueDate')).toEqual([
      '2026-04-30',
      '2026-07-31',
      '2026-08-31',
    ]);
  });

  it('puts a term in days into one row', () => {
    const { rows } = generateSchedule({ ...terms, termUnit: 'DAY', term: 45 });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      dueDate: '2026-03-17',
      days: 45,
      principal: '1200000.00',
      interest: '53260.27',
    });
  });

  it('has no interest on a zero loan', () => {
    expect(column({ annualPercent: '0', principal: '1000', term: 3 }, 'total')).toEqual([
      '333.33',
      '333.33',
      '333.34',
    ]);
    expect(column({ annualPercent: '0', chart: '05', term: 3 }, 'interest')).toEqual([
      '0.00',
      '0.00',
      '0.00',
    ]);
  });

  it('keeps the 29th of February in a leap year', () => {
    expect(column({ startDate: '2028-01-31', term: 3 }, 'dueDate')).toEqual([
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
  });

  it('moves due dates to the next working day when told', () => {
    const shift = toWorkingDay(new Set(['2026-04-30']));
    expect(column({ shift, term: 4 }, 'dueDate')).toEqual([
      '2026-03-02',
      '2026-03-31',
      '2026-05-01',
      '2026-06-01',
    ]);
  });

  it('pays interest alone where a long first period costs more than the equal total', () => {
    const rows = planRows({
      principal: '1000000',
      annualPercent: '36',
      startDate: '2026-01-01',
      dueDates: dueDatesFrom('2027-01-01', '05', 36),
      share: 'EQUAL_TOTAL',
    });
    expect(rows[0]).toMatchObject({ principal: '0.00', interest: '360000.00' });
    expect(new Set(rows.slice(1, 35).map((row) => row.total)).size).toBe(1);
    expect(rows[35].balance).toBe('0.00');
  });
});

describe('scheduleProblems', () => {
  const codes = (of: Partial<ScheduleTerms>) =>
    scheduleProblems({ ...terms, ...of }).map((problem) => problem.code);

  it('names what is wrong with the terms', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ principal: '0' })).toEqual(['AMOUNT_INVALID']);
    expect(codes({ principal: '10.005' })).toEqual(['AMOUNT_INVALID']);
    expect(codes({ annualPercent: '-1', startDate: '2026-02-30' })).toEqual([
      'RATE_INVALID',
      'START_INVALID',
    ]);
    expect(codes({ term: 0 })).toEqual(['TERM_INVALID']);
    expect(codes({ term: 1.5 })).toEqual(['TERM_INVALID']);
    expect(codes({ term: 361 })).toEqual(['TOO_MANY_ROWS']);
    expect(codes({ term: 361, chart: '01' })).toEqual([]);
    expect(codes({ principal: '0.05' })).toEqual(['AMOUNT_TOO_SMALL']);
    expect(codes({ chart: '06' })).toEqual(['ROWS_MISSING']);
  });

  it('checks typed rows one by one', () => {
    const typedRows = [
      { dueDate: '2026-01-31', principal: '100' },
      { dueDate: '2026-13-01', principal: '-5' },
      { dueDate: '2026-03-01', principal: '900' },
    ];
    expect(scheduleProblems({ ...terms, principal: '1000.50', chart: '06', typedRows })).toEqual([
      { code: 'ROW_DATE_NOT_AFTER', row: 1 },
      { code: 'ROW_DATE_INVALID', row: 2 },
      { code: 'ROW_AMOUNT_INVALID', row: 2 },
      { code: 'ROWS_SUM_DIFFERS', difference: '0.50' },
    ]);
  });

  it('stops the generator', () => {
    expect(() => generateSchedule({ ...terms, term: 0 })).toThrow('TERM_INVALID');
  });
});

describe('payOut', () => {
  const pay = { ...terms, fee: '12000', feeInAdvance: true };

  it('pays out the lent amount less the fee when interest is paid directly', () => {
    expect(payOut({ ...pay, paymentOption: 'DIRECT' })).toMatchObject({
      interestInAdvance: '0.00',
      feeInAdvance: '12000.00',
      paidOut: '1188000.00',
    });
  });

  it('keeps back the first interest or the whole', () => {
    const first = payOut({ ...pay, paymentOption: 'IN_ADVANCE' });
    expect([first.interestInAdvance, first.paidOut]).toEqual(['33139.73', '1154860.27']);
    const whole = payOut({ ...pay, paymentOption: 'IN_ADVANCE', advance: 'WHOLE' });
    expect([whole.interestInAdvance, whole.paidOut]).toEqual(['123682.20', '1064317.80']);
  });

  it('lets a fee fall due with the first row', () => {
    const { rows, paidOut } = payOut({ ...pay, feeInAdvance: false, paymentOption: 'DIRECT' });
    expect(rows.map((row) => row.fee).slice(0, 2)).toEqual(['12000.00', '0.00']);
    expect(paidOut).toBe('1200000.00');
  });

  it('refuses a loan of which nothing is left', () => {
    expect(() => payOut({ ...pay, fee: '1200000', paymentOption: 'DIRECT' })).toThrow(
      'NOTHING_PAID_OUT',
    );
  });
});

describe('parameters of the product', () => {
  it('says of chart 05 whether its rows are equal', () => {
    const equal = { ...terms, chart: '05' } as const;
    expect(generateSchedule(equal).isUnequal).toBeUndefined();
    // A first period of interest alone: 24 % a year over thirty years of a billion.
    const long = { ...equal, principal: '1000000000', annualPercent: '24', term: 360 } as const;
    const { rows, isUnequal } = generateSchedule(long);
    expect(isUnequal).toBe(true);
    expect(rows.some((row) => row.total !== rows[0].total)).toBe(true);
  });

  it('moves due dates off weekends and public holidays, and counts interest to the moved day', () => {
    const shifted = { ...terms, holidayShift: true };
    // 28 February and 31 May 2026 are a Saturday and a Sunday.
    expect(generateSchedule(shifted).rows.map(({ dueDate }) => dueDate)).toEqual([
      '2026-03-02',
      '2026-03-31',
      '2026-04-30',
      '2026-06-02',
      '2026-06-30',
      '2026-07-31',
    ]);
    expect(generateSchedule(shifted).rows[0]).toMatchObject({ days: 30, interest: '35506.85' });
    expect(shiftOff()('2026-07-11')).toBe('2026-07-16');
    expect(shiftOff()('2026-12-29')).toBe('2026-12-30');
    expect(shiftOff()('2027-01-01')).toBe('2027-01-04');
  });

  it('keeps the interest of all rows back where the request says so', () => {
    const whole = payOut({
      ...terms,
      paymentOption: 'IN_ADVANCE',
      advance: 'WHOLE',
      fee: '12000',
      feeInAdvance: true,
    });
    expect([whole.interestInAdvance, whole.paidOut]).toEqual(['123682.20', '1064317.80']);
    const asked = termsOf(
      {
        lentAmount: '1200000',
        interestRate: '36',
        duration: 6,
        termUnit: 'MONTH',
        chartType: '04',
        paymentOption: 'IN_ADVANCE',
        advance: 'WHOLE',
        holidayShift: true,
      },
      '2026-01-31',
    );
    expect(asked).toMatchObject({
      paymentOption: 'IN_ADVANCE',
      advance: 'WHOLE',
      holidayShift: true,
    });
    const direct = termsOf({ paymentOption: 'DIRECT', advance: 'WHOLE' }, '2026-01-31');
    expect(direct).not.toHaveProperty('advance');
  });
});
