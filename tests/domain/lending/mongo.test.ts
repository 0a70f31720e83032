import { expect, it } from 'vitest';
import { toMongo } from '../../../src/domain/lending/amounts';

// docs/domain/lending.md 5.1: amounts are exact to the möngö, half up.

it.each([
  ['0.00', 0n],
  ['-0.05', -5n],
  ['1234567.89', 123_456_789n],
  ['-1000000.00', -100_000_000n],
  // A number holds the first one exactly, and no longer the second.
  ['9999999999999.99', 999_999_999_999_999n],
  ['123456789012345678.91', 12_345_678_901_234_567_891n],
  ['5', 500n],
  ['0.1', 10n],
  ['1.005', 101n],
  ['1e3', 100_000n],
])('%s is %s möngö', (amount, mongo) => {
  expect(toMongo(amount)).toBe(mongo);
});

it.each(['', '1,234.00', 'x1.00', '1.0x'])('%j is no amount', (text) => {
  expect(() => toMongo(text)).toThrow('Invalid number');
});
