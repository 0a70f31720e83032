import { expect, it } from 'vitest';
import { isReversed } from '../../src/domain/range';

it.each([
  ['2026-11-02', '2026-11-01', true],
  ['2026-11-01', '2026-11-01', false],
  ['2026-11-01T16:00:00.000Z', '2026-11-02T15:59:59.999Z', false],
  // As numbers, not as text.
  ['9', '10', false],
  ['1000000.50', '1000000.5', false],
  ['1000000.51', '1000000.5', true],
  ['-5', '-10', true],
  [3, 2, true],
  // One end alone is no range.
  ['10', undefined, false],
  [null, '10', false],
  ['', '2026-11-01', false],
])('%s to %s is reversed: %s', (from, to, reversed) => {
  expect(isReversed(from, to)).toBe(reversed);
});
