import { expect, test } from 'vitest';
import { monthSeries } from '../../../../src/resources/customers/income/monthSeries';

const empty = (month: string) => ({ month, standing: 'EMPTY' as const, amount: null });

test('months begin with the first income, accepted ones have their own row and their mean', () => {
  expect(
    monthSeries([
      empty('2026-05'),
      { month: '2026-06', standing: 'CONFIRMED', amount: '1000000.00' },
      empty('2026-07'),
      { month: '2026-08', standing: 'CONFIRMED', amount: '1000000.01' },
      { month: '2026-09', standing: 'WAITING', amount: '5000000.00' },
      empty('2026-10'),
    ]),
  ).toEqual({
    months: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
    confirmed: ['1000000.00', null, '1000000.01', null, null],
    waiting: [null, null, null, '5000000.00', null],
    mean: '1000000.01',
  });
});

test('without an income there is nothing to draw, without an accepted one no mean', () => {
  expect(monthSeries([empty('2026-10')])).toEqual({
    months: [],
    confirmed: [],
    waiting: [],
    mean: null,
  });
  const { mean } = monthSeries([{ month: '2026-10', standing: 'WAITING', amount: '1.00' }]);
  expect(mean).toBeNull();
});
