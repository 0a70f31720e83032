import { describe, expect, it } from 'vitest';
import { extend } from '../../../../src/domain/lending/extension';
import { splitReceipt } from '../../../../src/domain/lending/waterfall';
import { scheduleOf } from '../../../../src/resources/loans/loan/parts/scheduleRows';
import { sampleBook } from '../../../domain/lending/sampleBook';

describe('the schedule as it is shown', () => {
  it('gives every row of a new loan and sums raw values', () => {
    const { standing, replaced, sums } = scheduleOf(sampleBook(), '2026-01-31');
    expect(standing.map(({ standing: word }) => word)).toEqual(Array(6).fill('UNPAID'));
    expect(standing[0]).toMatchObject({
      no: 1,
      dueDate: '2026-02-28',
      days: 28,
      principal: '200000.00',
      interest: '33139.73',
      total: '233139.73',
      paid: '0.00',
    });
    expect(replaced).toEqual([]);
    expect(sums).toMatchObject({
      days: 181,
      principal: '1200000.00',
      interest: '123682.20',
      total: '1323682.20',
      paid: '0.00',
    });
  });

  it('tells paid, paid late, due today, partly paid and overdue rows apart', () => {
    const first = splitReceipt(sampleBook(), '233139.73', '2026-02-28').after;
    const late = splitReceipt(first, '235000.00', '2026-04-02').after;
    const words = (today: string, book = late) =>
      scheduleOf(book, today).standing.map(({ standing }) => standing);
    expect(words('2026-04-30').slice(0, 4)).toEqual(['PAID', 'PAID_LATE', 'DUE_TODAY', 'UNPAID']);
    expect(words('2026-05-01').slice(1, 4)).toEqual(['PAID_LATE', 'OVERDUE', 'UNPAID']);
    const partly = splitReceipt(first, '1000.00', '2026-03-20').after;
    expect(words('2026-03-20', partly)[1]).toBe('PARTLY_PAID');
    expect(words('2026-04-01', partly)[1]).toBe('OVERDUE');
  });

  it('charges overdue rows to the day: interest on overdue principal and the additional interest', () => {
    const [row] = scheduleOf(sampleBook(), '2026-04-14').standing;
    // 45 days on 200 000 at 36 %: 8 876.71, and 20 % of it (docs/domain/lending.md 6.2).
    expect(row).toMatchObject({
      overdueInterest: '8876.71',
      interest: '42016.44',
      additionalInterest: '1775.34',
      total: '243791.78',
      lateDays: 45,
    });
  });

  it('keeps replaced rows apart from the sums, with what was paid on them', () => {
    const { after } = extend(sampleBook(), {
      date: '2026-02-20',
      duration: 1,
      unit: 'MONTH',
      fee: '5000',
    });
    const { standing, replaced, sums, paidOnReplaced } = scheduleOf(after, '2026-02-20');
    expect(replaced.map(({ no, standing: word }) => [no, word])).toEqual(
      [1, 2, 3, 4, 5, 6].map((no) => [no, 'EXTENDED']),
    );
    expect(standing.map(({ no }) => no)).toEqual([7, 8, 9, 10, 11, 12]);
    // The new plan is counted as one, though its rows have numbers of their own.
    expect(replaced.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(standing.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(standing[0].dueDate).toBe('2026-03-31');
    expect(sums.principal).toBe('1200000.00');
    // 20 days on 1 200 000 at 36 %.
    expect(paidOnReplaced).toBe('23671.23');
  });

  it('counts a second plan on from the rows that were paid, and each replaced row in its own plan', () => {
    const paid = { ...sampleBook() };
    paid.rows = paid.rows.map((row) =>
      row.no === 1
        ? {
            ...row,
            accruedTo: '2026-02-28',
            chargedInterest: row.interest,
            paidInterest: row.interest,
            paidPrincipal: row.principal,
            paidDate: '2026-02-28',
            state: 'PAID',
          }
        : row,
    );
    const terms = { duration: 1, unit: 'MONTH', fee: '5000' } as const;
    const first = extend(paid, { ...terms, date: '2026-03-10' }).after;
    const second = extend(first, { ...terms, date: '2026-03-20' }).after;
    const { standing, replaced } = scheduleOf(second, '2026-03-20');
    expect(standing.map(({ no, place }) => [no, place])).toEqual([
      [1, 1],
      [12, 2],
      [13, 3],
      [14, 4],
      [15, 5],
      [16, 6],
    ]);
    expect(replaced.map(({ no, place }) => [no, place])).toEqual([
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 6],
      [7, 2],
      [8, 3],
      [9, 4],
      [10, 5],
      [11, 6],
    ]);
  });
});
