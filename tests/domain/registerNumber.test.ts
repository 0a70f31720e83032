import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  isRegisterNumber,
  readRegisterNumber,
  repairRegisterNumber,
  validateRegisterNumber,
} from '../../src/domain/registerNumber';

describe('repairRegisterNumber', () => {
  it.each<[input: string, value: string, repaired: [string, string, number][]]>([
    ['УК03271614', 'УК03271614', []],
    ['ук03271614', 'УК03271614', []],
    ['өү90031245', 'ӨҮ90031245', []],
    ['ёа90031245', 'ЁА90031245', []],
    [' УК 0327 1614 ', 'УК03271614', []],
    ['УК-03271614', 'УК03271614', []],
    ['У\u00a0К03271614', 'УК03271614', []],
    ['\u200eУК03271614\u200f', 'УК03271614', []],
    ['\u202eУК03271614\u202c', 'УК03271614', []],
    ['У\u200bК03271614', 'УК03271614', []],
    ['\ufeffУК03271614', 'УК03271614', []],
    ['Е\u0308К03271614', 'ЁК03271614', []],
    ['И\u0306К03271614', 'ЙК03271614', []],
    // Latin
    [
      'YK03271614',
      'УК03271614',
      [
        ['Y', 'У', 0],
        ['K', 'К', 1],
      ],
    ],
    [
      'yk03271614',
      'УК03271614',
      [
        ['y', 'У', 0],
        ['k', 'К', 1],
      ],
    ],
    ['УK03271614', 'УК03271614', [['K', 'К', 1]]],
    [
      'AB03271614',
      'АВ03271614',
      [
        ['A', 'А', 0],
        ['B', 'В', 1],
      ],
    ],
    [
      'EH03271614',
      'ЕН03271614',
      [
        ['E', 'Е', 0],
        ['H', 'Н', 1],
      ],
    ],
    [
      'MO03271614',
      'МО03271614',
      [
        ['M', 'М', 0],
        ['O', 'О', 1],
      ],
    ],
    [
      'PC03271614',
      'РС03271614',
      [
        ['P', 'Р', 0],
        ['C', 'С', 1],
      ],
    ],
    [
      'TX03271614',
      'ТХ03271614',
      [
        ['T', 'Т', 0],
        ['X', 'Х', 1],
      ],
    ],
    ['ËА03271614', 'ЁА03271614', [['Ë', 'Ё', 0]]],
    ['E\u0308А03271614', 'ЁА03271614', [['Ë', 'Ё', 0]]],
    ['ƟА03271614', 'ӨА03271614', [['Ɵ', 'Ө', 0]]],
    // Greek
    [
      'ΑΒ03271614',
      'АВ03271614',
      [
        ['Α', 'А', 0],
        ['Β', 'В', 1],
      ],
    ],
    [
      'ΥΚ03271614',
      'УК03271614',
      [
        ['Υ', 'У', 0],
        ['Κ', 'К', 1],
      ],
    ],
    [
      'ΓΠ03271614',
      'ГП03271614',
      [
        ['Γ', 'Г', 0],
        ['Π', 'П', 1],
      ],
    ],
    [
      'ΘΦ03271614',
      'ӨФ03271614',
      [
        ['Θ', 'Ө', 0],
        ['Φ', 'Ф', 1],
      ],
    ],
    // Kazakh
    ['ҰК03271614', 'ҮК03271614', [['Ұ', 'Ү', 0]]],
    [
      'ұқ03271614',
      'ҮК03271614',
      [
        ['ұ', 'Ү', 0],
        ['қ', 'К', 1],
      ],
    ],
    [
      'ҒҢ03271614',
      'ГН03271614',
      [
        ['Ғ', 'Г', 0],
        ['Ң', 'Н', 1],
      ],
    ],
    // Full width
    [
      'ＹＫ03271614',
      'УК03271614',
      [
        ['Ｙ', 'У', 0],
        ['Ｋ', 'К', 1],
      ],
    ],
    [
      'УК０３271614',
      'УК03271614',
      [
        ['０', '0', 2],
        ['３', '3', 3],
      ],
    ],
    // Digits of other scripts
    [
      'УК᠐᠓271614',
      'УК03271614',
      [
        ['᠐', '0', 2],
        ['᠓', '3', 3],
      ],
    ],
    [
      'УК٠٣271614',
      'УК03271614',
      [
        ['٠', '0', 2],
        ['٣', '3', 3],
      ],
    ],
    [
      'УК۰۳271614',
      'УК03271614',
      [
        ['۰', '0', 2],
        ['۳', '3', 3],
      ],
    ],
  ])('%j → %s', (input, value, repaired) => {
    expect(repairRegisterNumber(input)).toEqual({
      value,
      repaired: repaired.map(([from, to, index]) => ({ from, to, index })),
    });
    expect(validateRegisterNumber(repairRegisterNumber(input).value)).toBeUndefined();
  });

  it.each([
    '',
    'УК',
    '03271614УК',
    'УК0327161',
    'УК032716145',
    'УКА3271614',
    'У103271614',
    'GZ03271614',
    'ІК03271614',
    'ӘК03271614',
    'УК0327161О',
    'УК0327161l',
    'ZZZZZZZZZZ',
    '1234567890',
    '😀К03271614',
    'УК03271614<script>',
    '__proto__',
    'constructor',
  ])('%j stays invalid', (input) => {
    expect(validateRegisterNumber(repairRegisterNumber(input).value)).toBe('validation.regnum');
  });

  it('equals the rule of the specification', () => {
    const alphabet = fc.constantFrom(...'АЯЁӨҮёaAУ0129-٣ ');
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 11 }), (characters) => {
        const value = characters.join('');
        expect(isRegisterNumber(value)).toBe(/^[А-ЯЁӨҮ]{2}\d{8}$/.test(value));
      }),
      { numRuns: 10_000 },
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (input) => {
        const { value } = repairRegisterNumber(input);
        expect(repairRegisterNumber(value).value).toBe(value);
      }),
    );
  });
});

describe('readRegisterNumber', () => {
  it.each([
    ['УК03271614', { birthDate: '2003-07-16', sex: 'MALE' }],
    ['УБ90031245', { birthDate: '1990-03-12', sex: 'FEMALE' }],
    ['УБ90031255', { birthDate: '1990-03-12', sex: 'MALE' }],
    ['УБ00213112', { birthDate: '2000-01-31', sex: 'MALE' }],
    ['УБ04222920', { birthDate: '2004-02-29', sex: 'FEMALE' }],
    ['УБ03222920', { birthDate: undefined, sex: 'FEMALE' }],
    ['УБ90133145', { birthDate: undefined, sex: 'FEMALE' }],
    ['УБ90003145', { birthDate: undefined, sex: 'FEMALE' }],
    ['УБ90203145', { birthDate: undefined, sex: 'FEMALE' }],
    ['УБ90339945', { birthDate: undefined, sex: 'FEMALE' }],
  ])('%s', (value, facts) => {
    expect(readRegisterNumber(value)).toEqual(facts);
  });

  it('reads nothing from something else', () => {
    expect(readRegisterNumber('1234567')).toBeUndefined();
  });

  it.each([
    ['1990-03-12', '2026-11-21', 36],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', undefined],
    ['x', '2026-11-21', undefined],
  ])('born %s is on %s of age %s', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });
});
