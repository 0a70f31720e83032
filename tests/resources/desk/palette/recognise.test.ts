import { describe, expect, it } from 'vitest';
import { recognise } from '../../../../src/resources/desk/palette/recognise';

const customer = (kind: 'regnum' | 'phone', value: string) => ({
  kind: 'customer',
  lookup: { kind, value },
});
const loan = (code: string) => ({ kind: 'loan', code });

describe('what the palette recognises', () => {
  it.each([
    ['УК03271614', [customer('regnum', 'УК03271614')]],
    [' ук 0327 1614 ', [customer('regnum', 'УК03271614')]],
    // The keyboard was left in the Latin layout: у and к of the Mongolian, then of the Russian one.
    ['e[03271614', [customer('regnum', 'УК03271614'), customer('regnum', 'УХ03271614')]],
    // Latin letters that look like Cyrillic ones, or keys of both layouts.
    [
      'yk03271614',
      [
        customer('regnum', 'УК03271614'),
        customer('regnum', 'НО03271614'),
        customer('regnum', 'НЛ03271614'),
      ],
    ],
    ['99112233', [customer('phone', '99112233')]],
    ['+976 9911-2233', [customer('phone', '99112233')]],
    ['5100536', [customer('regnum', '5100536')]],
    ['LN-2026-000123', [loan('LN-2026-000123')]],
    ['ln-2026-000123', [loan('LN-2026-000123')]],
    // Two letters and eight digits, but no register number has dashes.
    ['LN-2026-0003', [loan('LN-2026-0003')]],
    ['000123', [loan('000123')]],
    ['Ганбаатар', []],
    ['', []],
    ['9'.repeat(100_000), []],
  ])('%s', (typed, found) => {
    expect(recognise(typed)).toEqual(found);
  });
});
