import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failuresInRow, signOf } from '../../../../src/domain/customerLists/failuresInRow';
import { holdingOf, type HeldLoan } from '../../../../src/domain/customerLists/holding';
import { segmentKindOf, segmentsOf } from '../../../../src/domain/customerLists/segments';
import {
  agreementOf,
  runningBalances,
  totalsOf,
  type Movement,
} from '../../../../src/domain/customerLists/statement';

const income = (amount: string): Movement => ({ income: amount, expense: '0.00' });
const expense = (amount: string): Movement => ({ income: '0.00', expense: amount });

describe('statements', () => {
  const rows = [income('1000.10'), expense('300.05'), expense('900.00')];

  test('a balance runs from row to row, and may fall below zero', () => {
    expect(runningBalances('100.00', rows)).toEqual(['1100.10', '800.05', '-99.95']);
    expect(totalsOf('100.00', rows)).toEqual({
      openingBalance: '100.00',
      income: '1000.10',
      expense: '1200.05',
      closingBalance: '-99.95',
    });
  });

  test('without rows the closing balance is the opening one', () => {
    expect(totalsOf('5.00', []).closingBalance).toBe('5.00');
    expect(agreementOf(totalsOf('5.00', []), [])).toBe('AGREES');
  });

  test('tells totals that are not those of the rows from a balance that does not follow', () => {
    const totals = totalsOf('100.00', rows);
    expect(agreementOf(totals, rows)).toBe('AGREES');
    expect(agreementOf(totals, rows.slice(1))).toBe('TOTALS_DIFFER');
    expect(agreementOf({ ...totals, closingBalance: '-99.94' }, rows)).toBe('BALANCE_DIFFERS');
  });

  test('whatever is moved, the totals that are calculated from the rows agree with them', () => {
    const amount = fc
      .integer({ min: 0, max: 9_999_999_999 })
      .map((mongo) => (mongo / 100).toFixed(2));
    const movement = fc.record({ income: amount, expense: amount });
    fc.assert(
      fc.property(amount, fc.array(movement, { maxLength: 30 }), (opening, movements) => {
        const totals = totalsOf(opening, movements);
        expect(agreementOf(totals, movements)).toBe('AGREES');
        const off = { ...totals, income: `${totals.income.slice(0, -3)}9.99` };
        expect(agreementOf(off, movements)).toBe('TOTALS_DIFFER');
      }),
      { numRuns: 200 },
    );
  });
});

describe('failures in a row', () => {
  test('are counted from the last success on', () => {
    expect(
      failuresInRow(['FAILED', 'SUCCEEDED', 'FAILED', 'FAILED', 'BLOCKED', 'SUCCEEDED']),
    ).toEqual([1, 0, 1, 2, 3, 0]);
  });

  test.each([
    [0, null],
    [2, null],
    [3, 'IN_A_ROW'],
    [4, 'IN_A_ROW'],
  ])('%i of them: %s', (failures, sign) => {
    expect(signOf(failures)).toBe(sign);
  });
});

describe('segments', () => {
  test.each([
    ['CITIZEN', 'Түвшинбаяр', false, [81, 8102]],
    ['CITIZEN', null, true, [81, 8101]],
    ['COMPANY', 'Өргөн Талын Сүү ХХК', false, [32]],
    ['COMPANY', 'Үүрийн Цолмон ХК', false, [31]],
    ['COMPANY', 'Ногоон Дэлхий ТББ', false, [62]],
    ['COMPANY', 'Хэлбэргүй', true, [32]],
    ['COMPANY', null, false, [32]],
  ])('%s %s (student %s): %j', (type, name, isStudent, segments) => {
    expect(segmentsOf({ type, name, isStudent })).toEqual(segments);
  });

  test('have two digits or four', () => {
    expect([segmentKindOf(62), segmentKindOf(8101)]).toEqual(['ENTITY', 'CUSTOMER']);
  });
});

describe('holdings', () => {
  const loan = (own: Partial<HeldLoan>): HeldLoan => ({
    state: 'LOAN_ONGOING',
    balance: '100.00',
    overdueDays: 0,
    lendedDate: '2026-05-01',
    ...own,
  });

  test.each([
    ['IN_USE', [loan({})]],
    ['OVERDUE', [loan({}), loan({ overdueDays: 4 })]],
    ['RISKED', [loan({ overdueDays: 4 }), loan({ state: 'LOAN_COURT', overdueDays: 200 })]],
    ['PAID_OFF', [loan({ state: 'CLOSED', balance: '0.00' })]],
    ['REQUESTED', [loan({ state: 'LOAN_REQUESTED', balance: null, lendedDate: null })]],
  ])('%s', (state, loans) => {
    expect(holdingOf(loans)?.state).toBe(state);
  });

  test('add the balances of open loans alone', () => {
    const loans = [
      loan({ balance: '33.33', lendedDate: '2026-07-02' }),
      loan({ balance: '66.67', overdueDays: 12 }),
      loan({ state: 'CLOSED', balance: '5.00', lendedDate: '2025-01-31' }),
      loan({ state: 'CANCELLED', balance: '9.00' }),
    ];
    expect(holdingOf(loans)).toEqual({
      state: 'OVERDUE',
      used: '100.00',
      openLoans: 2,
      allLoans: 3,
      overdueDays: 12,
      since: '2025-01-31',
    });
  });

  test('need a loan that came to something', () => {
    expect(holdingOf([loan({ state: 'CANCELLED' })])).toBeUndefined();
    expect(holdingOf([])).toBeUndefined();
  });
});
