import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DividedPart,
  divisionFault,
  leftOf,
  toggledTarget,
} from '../../../src/domain/matching/parts';

const part = (loanId: number | null, amount: string, customerId = 1): DividedPart => ({
  loanId,
  customerId,
  amount,
});

describe('a division', () => {
  test.each([
    ['none', []],
    ['amount', [part(1, '0.00')]],
    ['amount', [part(1, '100.001')]],
    ['same', [part(1, '50.00'), part(1, '50.00')]],
    ['same', [part(null, '50.00'), part(null, '50.00')]],
    ['sum', [part(1, '99.99')]],
    ['sum', [part(1, '100.00'), part(2, '0.01')]],
    [null, [part(1, '60.00'), part(2, '30.00'), part(null, '10.00')]],
    [null, [part(null, '60.00', 1), part(null, '40.00', 2)]],
    ['too_many', Array.from({ length: 21 }, (_, index) => part(index, '1.00'))],
  ] as const)('fault %s', (fault, parts) => {
    expect(divisionFault('100.00', parts)).toBe(fault);
  });

  test('the first choice gets everything, the next what is left', () => {
    const one = toggledTarget('100.00', [], { loanId: 1, customerId: 1 });
    expect(one).toEqual([part(1, '100.00')]);
    const two = toggledTarget('100.00', [part(1, '70.00')], { loanId: 2, customerId: 1 });
    expect(two).toEqual([part(1, '70.00'), part(2, '30.00')]);
    expect(toggledTarget('100.00', two, { loanId: 2, customerId: 1 })).toEqual([part(1, '100.00')]);
    expect(toggledTarget('100.00', one, { loanId: 1, customerId: 1 })).toEqual([]);
    expect(leftOf('100.00', [part(1, '70.00')])).toBe('30.00');
  });

  test('taking a choice out never leaves less than everything in what remains of a whole division', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (ids, tugrug) => {
          const amount = `${tugrug}.00`;
          const parts = ids.reduce<DividedPart[]>(
            (now, loanId) => toggledTarget(amount, now, { loanId, customerId: 1 }),
            [],
          );
          expect(leftOf(amount, parts)).toBe('0.00');
          const fewer = toggledTarget(amount, parts, { loanId: ids[0], customerId: 1 });
          expect(leftOf(amount, fewer)).toBe(fewer.length === 0 ? amount : '0.00');
        },
      ),
    );
  });
});
