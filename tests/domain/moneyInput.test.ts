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
    ['1234.500', '1234.5'],
    ['2,100,000', '2100000'],
    ['2 100 000', '2100000'],
    ['2_100_000', '2100000'],
    ['2100000', '2100000'],
    ['2 сая', '2000000'],
    ['2сая', '2000000'],
    ['2 САЯ төгрөг', '2000000'],
    ['2 сая ₮', '2000000'],
    ['500 мянга', '500000'],
    ['500 мян.', '500000'],
    ['1 234 мянга', '1234000'],
    ['1.5M', '1500000'],
    ['1.5m', '1500000'],
    ['1.25 сая', '1250000'],
    ['0.5 тэрбум', '500000000'],
    ['2 сая 500 мянга', '2500000'],
    ['1 тэрбум 2 сая 500 мянга төг', '1002500000'],
    ['500k', '500000'],
    ['500к', '500000'],
    ['2 млн', '2000000'],
    ['2.5 тыс. тугриков', '2500'],
    ['3 million', '3000000'],
    ['12.345 мянга', '12345'],
    ['1.2345678 мянга', '1234.5678'],
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
    ['1e-5', 'exponent'],
    ['1,5 сая', 'decimalComma'],
    ['', 'notAmount'],
    [' ', 'notAmount'],
    ['abc', 'notAmount'],
    ['12abc', 'notAmount'],
    ['арван мянга', 'notAmount'],
    ['сая', 'notAmount'],
    ['.', 'notAmount'],
    ['1.2.3', 'notAmount'],
    ['1.234.567', 'notAmount'],
    ['-', 'notAmount'],
    ['e', 'notAmount'],
    ['NaN', 'notAmount'],
    ['Infinity', 'notAmount'],
    ['<b>1</b>', 'notAmount'],
    ['9911 2233', 'notAmount'],
    ['1 2 3', 'notAmount'],
    ['1,234 567', 'decimalComma'],
    ['1-2', 'notAmount'],
    ['2026-01-15', 'notAmount'],
    // Million or мянга: nobody can say.
    ['5М', 'notAmount'],
    ['5м', 'notAmount'],
    // 2 000 500 by its words, 2 500 000 as people say it.
    ['2 сая 500', 'notAmount'],
    ['2 сая 1500 мянга', 'notAmount'],
    ['500 мянга 2 сая', 'notAmount'],
    ['1.5 сая 200 мянга', 'notAmount'],
    ['2 саяы', 'notAmount'],
    ['$100', 'notAmount'],
    ['5%', 'notAmount'],
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

  it('reads every number with a word as that many zeros more', () => {
    const words = fc.constantFrom(['мянга', 3], ['k', 3], ['сая', 6], ['M', 6], ['тэрбум', 9]);
    fc.assert(
      fc.property(
        fc.nat(999_999),
        words,
        fc.constantFrom('', ' '),
        (number, [word, zeros], gap) => {
          expect(parseMoneyInput(`${number}${gap}${word}`)).toEqual({
            value: number === 0 ? '0' : `${number}${'0'.repeat(zeros as number)}`,
          });
        },
      ),
    );
  });

  it('never takes more digits than were typed, unless a word asks for zeros', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789., -_eмсk₮') }), (input) => {
        const parsed = parseMoneyInput(input);
        if (!('value' in parsed)) return;
        const plain = (text: string) => text.replace(/[^0-9]/g, '').replace(/^0+|0+$/g, '');
        expect(plain(parsed.value)).toBe(plain(input));
      }),
    );
  });

  it('counts a leading minus only where below zero is possible', () => {
    expect(parseMoneyInput('-100', { negative: true })).toEqual({ value: '-100' });
    expect(parseMoneyInput('\u2212 2 сая', { negative: true })).toEqual({ value: '-2000000' });
    expect(parseMoneyInput('-0', { negative: true })).toEqual({ value: '0' });
    expect(parseMoneyInput('--1', { negative: true })).toEqual({
      error: 'validation.amount',
      reason: 'minus',
    });
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
