import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../src/domain/money';
import { parseMoneyInput } from '../../src/domain/moneyInput';

describe('parseMoneyInput', () => {
  it.each([
    ['0', '0'],
    ['1', '1'],
    ['1234.5', '1234.5'],
    ['1234.50', '1234.5'],
    ['000123', '123'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1,234.50', '1234.5'],
    ['1,234,567', '1234567'],
    ['₮ 1,234.50', '1234.5'],
    ['1 234 567', '1234567'],
    ['1\u00a0234\u00a0567.25', '1234567.25'],
    ['1\u202f000', '1000'],
    ["1'234.50", '1234.5'],
    ['100₮', '100'],
    ['100 төг', '100'],
    ['MNT 2500', '2500'],
    ['１２３４', '1234'],
    ['\u200e1000\u200f', '1000'],
    ['\u202e1000', '1000'],
    ['+500', '500'],
    ['0.00001', '0.00001'],
    ['', '0'],
    [' ', '0'],
    ['abc', '0'],
    ['.', '0'],
    ['1.2.3', '0'],
    ['1.234.567', '0'],
    ['-', '0'],
    ['e', '0'],
    ['NaN', '0'],
    ['Infinity', '0'],
    ['<b>1</b>', '1'],
    ['99999999999999999999.99', '99999999999999999999.99'],
  ])('%j → %s', (input, value) => {
    expect(parseMoneyInput(input)).toEqual({ value });
  });

  it.each([
    ['1 234 567,50', 'decimalComma'],
    ['1234,5', 'decimalComma'],
    ['12,34', 'decimalComma'],
    ['1.234,56', 'decimalComma'],
    ['1,23,456', 'decimalComma'],
    ['1234,567', 'decimalComma'],
    ['0,5', 'decimalComma'],
    ['1٫5', 'decimalComma'],
    ['-100', 'minus'],
    ['\u2212100', 'minus'],
    ['–100', 'minus'],
    ['100-', 'minus'],
    ['－100', 'minus'],
    ['(100.00)', 'minus'],
    ['1e5', 'exponent'],
    ['1E5', 'exponent'],
    ['1.e5', 'exponent'],
    ['1е5', 'exponent'],
    ['1e+5', 'exponent'],
    ['᠑᠐᠐', 'digits'],
    ['١٠٠', 'digits'],
    ['1'.repeat(65), 'tooLong'],
    ['1'.repeat(40), 'tooLong'],
  ])('%j is refused: %s', (input, reason) => {
    expect(parseMoneyInput(input)).toEqual({ error: 'validation.amount', reason });
  });

  it('reads back every amount that it shows', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (cents) => {
        const text = cents.toString().padStart(3, '0');
        const shown = formatMoney(`${text.slice(0, -2)}.${text.slice(-2)}`);
        const parsed = parseMoneyInput(shown);
        expect('value' in parsed && formatMoney(parsed.value)).toBe(shown);
      }),
    );
  });

  it('answers a canonical amount or a reason, never more, to anything typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        const parsed = parseMoneyInput(input);
        if ('value' in parsed) expect(parsed.value).toMatch(/^\d+(\.\d+)?$/);
        else expect(parsed.error).toBe('validation.amount');
      }),
    );
  });
});
