import { describe, expect, it } from 'vitest';
import { datesMovedBy, moveOffDay } from '../../../src/domain/lending/dayOff';
import { balanceOf } from '../../../src/domain/lending/LoanBook';
import { replay } from '../../../src/domain/lending/replay';
import { sampleBook } from './sampleBook';

/** Due 2026-03-02, 03-31, 04-30, 06-02 and so on: 1 200 000 at 36 %. */
const book = sampleBook({ holidayShift: true });
const ADDED = { date: '2026-02-10', added: '2026-03-31', daysOff: ['06-01', '2026-03-31'] };

const rowsOf = (of: typeof book) =>
  of.rows.map(({ from, dueDate, days, principal, interest }) => [
    from,
    dueDate,
    days,
    principal,
    interest,
  ]);

describe('a new holiday', () => {
  it('moves the due date that falls on it, and the interest of the two periods beside it', () => {
    const { after, moved } = moveOffDay(book, ADDED);
    expect(moved).toEqual([{ from: '2026-03-31', to: '2026-04-01' }]);
    expect(rowsOf(after).slice(0, 3)).toEqual([
      ['2026-01-31', '2026-03-02', 30, '200000.00', '35506.85'],
      // 1 000 000 for 30 days instead of 29, 800 000 for 29 instead of 30.
      ['2026-03-02', '2026-04-01', 30, '200000.00', '29589.04'],
      ['2026-04-01', '2026-04-30', 29, '200000.00', '22882.19'],
    ]);
    expect(rowsOf(after).slice(3)).toEqual(rowsOf(book).slice(3));
    expect(balanceOf(after)).toBe(balanceOf(book));
  });

  it('goes on to the next working day, past weekends and other holidays', () => {
    const daysOff = ['2026-04-30', '2026-05-01', '05-04'];
    expect(datesMovedBy(book, { date: '2026-02-10', added: '2026-04-30', daysOff })).toEqual([
      { from: '2026-04-30', to: '2026-05-05' },
    ]);
  });

  it('of every year moves its day in each of them', () => {
    const long = sampleBook({ holidayShift: true, term: 24 });
    const added = { date: '2026-02-10', added: '03-31', daysOff: ['03-31'] };
    expect(datesMovedBy(long, added)).toEqual([
      { from: '2026-03-31', to: '2026-04-01' },
      { from: '2027-03-31', to: '2027-04-01' },
    ]);
  });

  it.each([
    ['a product without the shift', sampleBook(), ADDED],
    ['typed dates', sampleBook({ holidayShift: true }, { chart: '06' }), ADDED],
    ['a loan in the risk department', { ...book, state: 'LOAN_RISK' as const }, ADDED],
    ['a day that has passed', book, { ...ADDED, date: '2026-03-31' }],
    ['another day', book, { ...ADDED, added: '2026-03-30', daysOff: ['2026-03-30'] }],
  ])('leaves %s alone', (_, of, added) => {
    expect(datesMovedBy(of, added)).toEqual([]);
    expect(moveOffDay(of, added).after.rows.map(({ dueDate }) => dueDate)).toEqual(
      of.rows.map(({ dueDate }) => dueDate),
    );
  });

  it('keeps due dates in order where the next one is on the day it moves to', () => {
    const [first, second, ...rest] = book.rows;
    const close = { ...book, rows: [first, { ...second, dueDate: '2026-03-03' }, ...rest] };
    const { after } = moveOffDay(close, {
      date: '2026-02-10',
      added: '2026-03-02',
      daysOff: ['2026-03-02'],
    });
    expect(after.rows.slice(0, 2).map(({ dueDate }) => dueDate)).toEqual([
      '2026-03-03',
      '2026-03-04',
    ]);
  });

  it('is found again when the loan is calculated from its beginning', () => {
    const { after } = moveOffDay(book, ADDED);
    const again = replay(book, [{ kind: 'DAY_OFF', ...ADDED }]);
    expect(rowsOf(again)).toEqual(rowsOf(after));
    const paid = replay(book, [
      { kind: 'DAY_OFF', ...ADDED },
      { kind: 'PAY', date: '2026-03-02', amount: '235506.85' },
    ]);
    expect(paid.rows[0].state).toBe('PAID');
    expect(paid.rows[1]).toMatchObject({ dueDate: '2026-04-01', interest: '29589.04' });
  });
});
