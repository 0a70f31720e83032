import { expect, test } from 'vitest';
import { exactAmount, readAmount } from '../../../src/domain/bankStatements/amounts';

test.each([
  ['1 234 567,89', '1234567.89'],
  ['1,234,567.89', '1234567.89'],
  ['1.234.567,89', '1234567.89'],
  ["1'234'567.89", '1234567.89'],
  ['1,234', '1234.00'],
  ['1,234,567', '1234567.00'],
  ['12,5', '12.50'],
  ['0.00', '0.00'],
  ['-500', '-500.00'],
  ['−500.10', '-500.10'],
  ['500.00-', '-500.00'],
  ['(1,500.00)', '-1500.00'],
  ['₮ 25 000.00', '25000.00'],
  ['25000 MNT', '25000.00'],
  ['1234.1000000000001', '1234.10'],
  ['-0.00', '0.00'],
])('reads %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  // A thousand and something, or one and a bit: nobody knows.
  '1.234',
  '12,34,56',
  '1,2345.00',
  '1.234.56,7.8',
  '12.345678',
  '1E+15',
  'abc',
  '',
])('refuses %s', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test('an exact amount has a point alone, and no parts of a möngö', () => {
  expect(exactAmount('1250000.5')).toBe('1250000.50');
  expect(exactAmount('0.005')).toBeUndefined();
  expect(exactAmount('1,250')).toBeUndefined();
});
