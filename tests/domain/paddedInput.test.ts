import { describe, expect, it } from 'vitest';
import {
  isDigits,
  normaliseDigits,
  normalisePhone,
  validatePhone,
} from '../../src/domain/identifiers';
import { sequenceNumberOf } from '../../src/domain/qr/qrText';
import { repairRegisterNumber, validateRegisterNumber } from '../../src/domain/registerNumber';
import { watchLookupOf } from '../../src/resources/watchlists/search/watchLookup';

/** A right value, and so much after it that a reader might stop before its end. */
const padded = (value: string, pad = ' ') => `${value}${pad.repeat(10_000)}=HYPERLINK("http://x")`;

describe('what follows a right number is not lost in silence', () => {
  it.each([
    ['phone', validatePhone(normalisePhone(padded('99887766'))), 'validation.phone'],
    [
      'phone in brackets',
      validatePhone(normalisePhone(padded('99887766', ')'))),
      'validation.phone',
    ],
    ['civil id', isDigits(normaliseDigits(padded('112345678901')), 12), false],
    [
      'register number',
      validateRegisterNumber(repairRegisterNumber(padded('УЗ99112233')).value),
      'validation.regnum',
    ],
    ['printed code', sequenceNumberOf(padded('10000042')), undefined],
    ['search for a name', watchLookupOf(padded('Дорж Болд')), undefined],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });

  it('blanks around a number, as people paste them, still go', () => {
    expect(normalisePhone('  +976 9988-7766 \t')).toBe('99887766');
    expect(repairRegisterNumber(' уз 99112233 ').value).toBe('УЗ99112233');
  });
});
