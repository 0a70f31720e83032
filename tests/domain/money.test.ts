import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareMoney,
  formatAccounting,
  formatMoney,
  formatPercent,
  isNegativeMoney,
  type MoneyValue,
  subtractMoney,
  sumMoney,
  toMoney,
} from '../../src/domain/money';

describe('formatMoney', () => {
  it.each<[MoneyValue, string]>([
    ['0', '0.00'],
    [0, '0.00'],
    ['0.07', '0.07'],
    ['1.09', '1.09'],
    [0.1 + 0.2, '0.31'],
    ['0.3', '0.30'],
    ['33.3333', '33.34'],
    ['0.001', '0.01'],
    ['0.00', '0.00'],
    ['999.991', '1,000.00'],
    ['1000', '1,000.00'],
    ['1234567.891', '1,234,567.90'],
    [1234567.5, '1,234,567.50'],
    ['123456789012345678901234567.89', '123,456,789,012,345,678,901,234,567.89'],
    ['-1234.561', '\u22121,234.57'],
    ['-0.001', '\u22120.01'],
    ['-0', '0.00'],
    [-0, '0.00'],
    ['.5', '0.50'],
    [null, '—'],
    [undefined, '—'],
    ['', '—'],
    ['abc', '—'],
    [NaN, '—'],
    [Infinity, '—'],
    ['1,000', '—'],
    ['1e400', '—'],
    ['1e-400', '—'],
    ['1e1000000', '—'],
    ['0x10', '—'],
  ])('%j → %s', (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });

  it.each<[MoneyValue, 'up' | 'round' | 'integer', string]>([
    ['2.345', 'up', '2.35'],
    ['2.345', 'round', '2.35'],
    ['2.344', 'round', '2.34'],
    ['-2.345', 'round', '\u22122.35'],
    ['-0.001', 'round', '0.00'],
    ['2.5', 'integer', '3'],
    ['1234.49', 'integer', '1,234'],
    ['-0.4', 'integer', '0'],
  ])('%j %s → %s', (value, rounding, text) => {
    expect(formatMoney(value, { rounding })).toBe(text);
  });

  it('is the identity for amounts with at most two decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (cents) => {
        const plain = decimalOf(cents, 2);
        expect(formatMoney(plain).replaceAll(',', '').replace('\u2212', '-')).toBe(plain);
      }),
      { numRuns: 100_000 },
    );
  });

  it('rounds up away from zero like an exact integer arithmetic', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (fine) => {
        const size = fine < 0n ? -fine : fine;
        const cents = (size + 999n) / 1000n;
        const expected = decimalOf(fine < 0n ? -cents : cents, 2);
        expect(formatMoney(decimalOf(fine, 5)).replaceAll(',', '').replace('\u2212', '-')).toBe(
          expected,
        );
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('other formats', () => {
  it('shows five decimals in accounting', () => {
    expect(formatAccounting('1234.5')).toBe('1,234.50000');
    expect(formatAccounting('0.000001')).toBe('0.00001');
    expect(formatAccounting(null)).toBe('—');
  });

  it('shows percents with two decimals', () => {
    expect(formatPercent('2.8')).toBe('2.80%');
    expect(formatPercent(99.994)).toBe('99.99%');
    expect(formatPercent('12.5', 0)).toBe('13%');
    expect(formatPercent(undefined)).toBe('—');
  });
});

describe('arithmetic', () => {
  it('sums raw values, not what is shown', () => {
    expect(sumMoney(['33.3333', '33.3333', '33.3334'])).toBe('100');
    expect(sumMoney([0.1, 0.2])).toBe('0.3');
    expect(sumMoney(['1', null, undefined, '', '2.50'])).toBe('3.5');
    expect(sumMoney([])).toBe('0');
    expect(sumMoney(['1', 'x'])).toBeNull();
  });

  it('subtracts, compares and tells the sign exactly', () => {
    expect(subtractMoney('1000000.01', '0.02')).toBe('999999.99');
    expect(subtractMoney('1', null)).toBeNull();
    expect(compareMoney('10', '9.99')).toBe(1);
    expect(compareMoney('1.0', 1)).toBe(0);
    expect(compareMoney('x', 1)).toBeNull();
    expect(isNegativeMoney('-0.01')).toBe(true);
    expect(isNegativeMoney('-0')).toBe(false);
    expect(isNegativeMoney(null)).toBe(false);
  });

  it('writes canonical decimal strings', () => {
    expect(toMoney('001.50')).toBe('1.5');
    expect(toMoney('10.50')).toBe('10.5');
    expect(toMoney('100.00')).toBe('100');
    expect(toMoney('1200')).toBe('1200');
    expect(toMoney('0.00')).toBe('0');
    expect(toMoney(1e21)).toBe('1000000000000000000000');
    expect(toMoney('nothing')).toBeNull();
  });
});

function decimalOf(units: bigint, digits: number): string {
  const size = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const text = `${size.slice(0, -digits)}.${size.slice(-digits)}`;
  return units < 0n ? `-${text}` : text;
}
