import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDay, parseSheetDay, parseWallTime } from '../../src/domain/dayInput';

describe('parseDay', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    [' 2026.11.21 ', '2026-11-21'],
    ['2026/11/21', '2026-11-21'],
    ['2026 11 21', '2026-11-21'],
    ['20261121', '2026-11-21'],
    ['2026-1-5', '2026-01-05'],
    ['２０２６-11-21', '2026-11-21'],
    ['\u200e2026-11-21\u200f', '2026-11-21'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', undefined],
    ['2026/02/30', undefined],
    ['2026-13-45', undefined],
    ['2026-00-10', undefined],
    ['0026-01-10', undefined],
    ['21.11.2026', undefined],
    ['2026-11', undefined],
    ['2026-11-2a', undefined],
    ['2026-11-211', undefined],
    ['2026-01.15', undefined],
    ['2026111', undefined],
    ['202611211', undefined],
    ['2026-11-21 10:00', undefined],
    ['хог', undefined],
    ['', undefined],
  ])('%j → %s', (typed, day) => expect(parseDay(typed)).toBe(day));

  it('reads every day back, in whichever of its spellings', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, fc.constantFrom('-', '.', '/', ' ', ''), (day, separator) => {
        expect(parseDay(day.replaceAll('-', separator))).toBe(day);
      }),
    );
  });

  it('answers a day or nothing to anything typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-./ :T') }), (typed) => {
        const day = parseDay(typed);
        if (day === undefined) return;
        expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
        expect(day.replaceAll('-', '').match(/[1-9]/g)).toEqual(typed.match(/[1-9]/g));
      }),
    );
  });
});

describe('parseWallTime', () => {
  it.each([
    ['2026-11-21 16:04:05', '2026-11-21 16:04:05'],
    ['2026-11-21 16:04', '2026-11-21 16:04:00'],
    ['2026-11-21T9:04', '2026-11-21 09:04:00'],
    ['20261121 09:30', '2026-11-21 09:30:00'],
    ['2026-11-21', '2026-11-21 00:00:00'],
    ['2026-11-21 24:00', undefined],
    ['2026-11-21 10:60', undefined],
    ['2026-11-21 10', undefined],
    ['2026-02-30 10:00', undefined],
    ['10:00', undefined],
    ['', undefined],
  ])('%j → %s', (typed, wall) => expect(parseWallTime(typed)).toBe(wall));
});

describe('parseSheetDay', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026.11.21 16:04:05', '2026-11-21'],
    ['2026-11-211', undefined],
    ['2026-11-21 хүртэл', undefined],
    ['2026-13-45', undefined],
  ])('%j → %s', (typed, day) => expect(parseSheetDay(typed)).toBe(day));
});
