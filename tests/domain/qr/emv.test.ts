import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16, readEmv, valueAt, writeEmv, type EmvObject } from '../../../src/domain/qr/emv';

/** The example of EMVCo's "Merchant-Presented Mode", version 1.1, annex A. */
const EMVCO =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';

/** The static code of the manual of Banco Central do Brasil (BR Code). */
const PIX =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

describe('the checksum', () => {
  it.each([
    ['123456789', '29B1'],
    ['', 'FFFF'],
    ['A', 'B915'],
  ])('of "%s" is %s', (text, checksum) => {
    expect(crc16(text)).toBe(checksum);
  });
});

describe('published codes', () => {
  it.each([
    ['of EMVCo', EMVCO, 'A13A'],
    ['of Banco Central do Brasil', PIX, '1D3D'],
  ])('the one %s is valid', (_, text, checksum) => {
    const { checksum: read, problems } = readEmv(text);
    expect(problems).toEqual([]);
    expect(read).toEqual({ given: checksum, computed: checksum });
  });

  it('the objects of EMVCo’s, templates opened', () => {
    const { objects } = readEmv(EMVCO);
    expect(objects.map(({ id }) => id).join(' ')).toBe(
      '00 01 29 31 52 58 59 60 64 54 53 55 62 91 63',
    );
    expect(valueAt(objects, '54')).toBe('23.72');
    expect(valueAt(objects, '59')).toBe('BEST TRANSPORT');
    expect(valueAt(objects, '64', '01')).toBe('最佳运输');
    expect(valueAt(objects, '62', '07')).toBe('A6008667');
    expect(valueAt(objects, '91', '07')).toBe('12345678');
    expect(valueAt(objects, '31', '00')).toBe('D15600000001');
  });
});

describe('what is wrong with a text', () => {
  it.each([
    ['https://urtuu.example/q/10000042', ['not_emv']],
    ['', ['not_emv']],
    ['000202', ['not_emv']],
    ['000201', ['no_checksum']],
    [PIX.slice(0, -4), ['broken_object', 'no_checksum']],
    [PIX.slice(0, -8), ['no_checksum']],
    [PIX.replace('Fulano', 'Fulana'), ['wrong_checksum']],
    [PIX.replace('5303986', '5304986'), ['broken_object', 'no_checksum']],
    [`${PIX}5802BR`, ['repeated_object', 'after_checksum']],
    [`${PIX}xx`, ['after_checksum']],
    [PIX.replace('1D3D', '1d3d'), []],
  ])('of %s', (text, problems) => {
    expect(readEmv(text).problems).toEqual(problems);
  });

  it('a code of more than 512 characters is too long', () => {
    const long = Array.from({ length: 6 }, (_, at) => ({ id: `8${at}`, value: 'x'.repeat(90) }));
    expect(readEmv(writeEmv(long)).problems).toEqual(['too_long']);
  });

  it.each(['', 'x'.repeat(100)])('no object holds "%s"', (value) => {
    expect(() => writeEmv([{ id: '59', value }])).toThrow(RangeError);
  });
});

/** Objects that are no templates, each id once. */
const objects = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 2, max: 25 }).map((id) => String(id).padStart(2, '0')),
    value: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 9 })
      .filter((value) => [...value].length > 0 && [...value].length <= 60),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
);

describe('any code', () => {
  it('reads as it was written', () => {
    fc.assert(
      fc.property(objects, (written: EmvObject[]) => {
        const { objects: read, problems } = readEmv(writeEmv(written));
        expect(problems).toEqual([]);
        expect(read.slice(1, -1)).toEqual(written);
      }),
    );
  });

  it('with one character changed is not valid', () => {
    fc.assert(
      fc.property(objects, fc.nat(), fc.constantFrom(...'0123456789АЯ'), (written, at, letter) => {
        const letters = [...writeEmv(written)];
        const place = at % letters.length;
        fc.pre(letters[place] !== letter);
        letters[place] = letter;
        expect(readEmv(letters.join('')).problems).not.toEqual([]);
      }),
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readEmv(`000201${text}`).problems.length).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
