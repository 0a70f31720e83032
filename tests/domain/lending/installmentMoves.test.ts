import { describe, expect, it } from 'vitest';
import { installmentMoves, mayMoveInstallment } from '../../../src/domain/lending/installmentMoves';

describe('the installment', () => {
  it.each([
    ['UNPAID', 'PAID', true],
    ['UNPAID', 'EXTENDED', true],
    ['UNPAID', 'CANCELLED', true],
    ['UNPAID', 'UNPAID', false],
    ['PAID', 'UNPAID', true],
    ['PAID', 'EXTENDED', false],
    ['PAID', 'CANCELLED', false],
    ['EXTENDED', 'UNPAID', false],
    ['EXTENDED', 'PAID', false],
    ['EXTENDED', 'CANCELLED', false],
    ['CANCELLED', 'UNPAID', false],
    ['CANCELLED', 'PAID', false],
    ['CANCELLED', 'EXTENDED', false],
  ] as const)('%s → %s: %s', (from, to, allowed) => {
    expect(mayMoveInstallment(from, to)).toBe(allowed);
  });

  it('leaves PAID by a correction line alone', () => {
    const back = installmentMoves.filter(({ from }) => from.includes('PAID'));
    expect(back).toEqual([{ from: ['PAID'], to: 'UNPAID', by: 'correction_line' }]);
  });
});
