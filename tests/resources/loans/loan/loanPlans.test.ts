import { describe, expect, it } from 'vitest';
import { extend } from '../../../../src/domain/lending/extension';
import { splitReceipt } from '../../../../src/domain/lending/waterfall';
import { compareSchedules } from '../../../../src/resources/loans/loan/parts/compareSchedules';
import { sampleBook } from '../../../domain/lending/sampleBook';

describe('two schedules side by side', () => {
  it('shows nothing changed between a loan and itself', () => {
    const book = sampleBook();
    const { pairs, difference } = compareSchedules(book, book, '2026-02-10');
    expect(pairs).toHaveLength(6);
    expect(pairs.every(({ changed }) => changed.size === 0)).toBe(true);
    expect(difference).toBe('0.00');
  });

  it('puts the rows of an extension opposite those that it replaced', () => {
    const book = sampleBook();
    const result = extend(book, { date: '2026-02-20', duration: 1, unit: 'MONTH', fee: '5000' });
    const { pairs, before, after, difference } = compareSchedules(
      book,
      result.after,
      '2026-02-20',
      result.amount,
    );
    expect(pairs).toHaveLength(6);
    expect(pairs[0].before).toMatchObject({ no: 1, dueDate: '2026-02-28', total: '233139.73' });
    expect(pairs[0].after).toMatchObject({ no: 7, dueDate: '2026-03-31' });
    expect([...pairs[0].changed]).toContain('dueDate');
    expect(pairs[0].changed.has('principal')).toBe(false);
    expect(before.principal).toBe('1200000.00');
    expect(after.principal).toBe('1200000.00');
    expect(before.total).toBe('1323682.20');
    // What it costs more in all: the fee and the interest of the longer time.
    expect([difference, result.extraInterest]).toEqual(['41295.87', '36295.87']);
  });

  it('leaves untouched rows opposite each other when one is paid', () => {
    const book = sampleBook();
    const { after, amount } = splitReceipt(book, '233139.73', '2026-02-28');
    const { pairs, difference } = compareSchedules(book, after, '2026-02-28', amount);
    expect(pairs[0]).toMatchObject({ before: { no: 1 }, after: null });
    expect(pairs.slice(1).every(({ changed }) => changed.size === 0)).toBe(true);
    expect(difference).toBe('0.00');
  });
});
