import { expect, test } from 'vitest';
import { balancesBack, courseOf } from '../../../../src/resources/customers/level-history/course';

test('a figure holds from its day to today, the last one of a day counts', () => {
  const rows = [
    { at: '2026-03-02T09:00:00.000Z', figure: 30 },
    { at: '2026-01-05T01:00:00.000Z', figure: 10 },
    // In Ulaanbaatar already the next day.
    { at: '2026-01-05T17:00:00.000Z', figure: 20 },
    { at: '2026-03-02T10:00:00.000Z', figure: 25 },
  ];
  expect(courseOf(rows, '2026-11-21')).toEqual([
    { day: '2026-01-05', figure: 10 },
    { day: '2026-01-06', figure: 20 },
    { day: '2026-03-02', figure: 25 },
    { day: '2026-11-21', figure: 25 },
  ]);
  expect(courseOf([], '2026-11-21')).toEqual([]);
});

test('balances are worked out from the one of now, whatever came before the oldest movement', () => {
  const movements = [
    { at: '3', credit: 0, debit: 40 },
    { at: '2', credit: 100, debit: 0 },
    { at: '1', credit: 5, debit: 0 },
  ];
  expect(balancesBack(movements, 75)).toEqual([
    { at: '3', figure: 75 },
    { at: '2', figure: 115 },
    { at: '1', figure: 15 },
  ]);
});
