import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAll, maskPhone, maskRegisterNumber } from '../../src/domain/mask';

describe('masks', () => {
  it.each([
    ['УК03271614', '*К***71614'],
    ['ӨҮ90031245', '*Ү***31245'],
    ['*К***71614', '*К***71614'],
    [' УК03271614 ', '*К***71614'],
    ['Й\u0306К03271614'.normalize('NFD'), '**********'],
    ['ЁК03271614'.normalize('NFD'), '*К***71614'],
    ['УК0327161', '*********'],
    ['УК032716145', '**********'],
    ['1234567', '*******'],
    ['У', '*'],
    ['😀К03271614', '**********'],
    ['\u202eУК03271614', '*К***71614'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('register number %j → %s', (value, masked) => {
    expect(maskRegisterNumber(value)).toBe(masked);
  });

  it.each([
    ['99112233', '9****233'],
    ['9911 2233', '9****233'],
    ['+976 9911 2233', '9****233'],
    ['9****233', '9****233'],
    ['9911223', '*******'],
    ['991122334', '*********'],
    ['call me', '******'],
    ['', ''],
    [null, ''],
  ])('phone %j → %s', (value, masked) => {
    expect(maskPhone(value)).toBe(masked);
  });

  it('hides a text of any length in full', () => {
    expect(maskAll('abc')).toBe('***');
    expect(maskAll('x'.repeat(1_000_000))).toBe('**********');
  });

  it('never reveals a hidden position', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 14 }), (value) => {
        const register = [...maskRegisterNumber(value)];
        for (const place of [0, 2, 3, 4]) expect([undefined, '*']).toContain(register[place]);
        const phone = [...maskPhone(value)];
        for (const place of [1, 2, 3, 4]) expect([undefined, '*']).toContain(phone[place]);
      }),
    );
  });

  it('does not depend on what is hidden', () => {
    const letter = fc.constantFrom(...'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ');
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
    fc.assert(
      fc.property(
        letter,
        letter,
        letter,
        digits(3),
        digits(3),
        digits(5),
        (one, other, second, hidden, more, tail) => {
          expect(maskRegisterNumber(one + second + hidden + tail)).toBe(
            maskRegisterNumber(other + second + more + tail),
          );
        },
      ),
    );
  });
});
