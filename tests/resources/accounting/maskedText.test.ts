import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedText } from '../../../mocks/resources/accounting/maskedText';

test.each([
  ['УК03271614 зээл', '*К***71614 зээл'],
  ['зээл 99112233', 'зээл 9****233'],
  ['утас99112233', 'утас9****233'],
  ['+97699112233', '9****233'],
  ['9911-2233 төлбөр', '9****233 төлбөр'],
  ['LN-2026-000123 99112233', 'LN-2026-000123 9****233'],
  ['2026-11-05 зээл', '2026-11-05 зээл'],
  // Either a word and a phone or a register number: nothing of it is shown.
  ['ук 03271614', '**********'],
  ['250000 5131628279', '250000 5131628279'],
])('%s is shown as %s', (text, shown) => {
  expect(maskedText(text)).toBe(shown);
});

test('no eight digits of a phone are left, wherever it stands', () => {
  const around = fc.string({ unit: fc.constantFrom('а', 'z', ' ', ',', '-', '/'), maxLength: 6 });
  fc.assert(
    fc.property(around, around, (before, after) => {
      expect(maskedText(`${before}99112233${after}`)).not.toContain('99112233');
    }),
  );
});
