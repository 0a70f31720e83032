import { describe, expect, test } from 'vitest';
import {
  canBeAdded,
  dayOffOf,
  holidayIn,
  isSameHoliday,
  nextHolidayDay,
} from '../../src/domain/holidays';
import { monthsOf } from '../../src/resources/content/holiday/yearMonths';

const naadam = { date: '2023-07-11', isYearly: true };
const moon = { date: '2027-02-07', isYearly: false };
const leap = { date: '2024-02-29', isYearly: true };

describe('a holiday', () => {
  test('is a day of one year or of every year', () => {
    expect([dayOffOf(naadam), dayOffOf(moon)]).toEqual(['07-11', '2027-02-07']);
    expect([holidayIn(naadam, 2022), holidayIn(naadam, 2031)]).toEqual([undefined, '2031-07-11']);
    expect([holidayIn(moon, 2027), holidayIn(moon, 2028)]).toEqual(['2027-02-07', undefined]);
  });

  test('of 29 February is there in leap years alone', () => {
    expect([2027, 2028, 2100].map((year) => holidayIn(leap, year))).toEqual([
      undefined,
      '2028-02-29',
      undefined,
    ]);
    expect(nextHolidayDay(leap, '2096-03-01')).toBe('2104-02-29');
  });

  test.each([
    [naadam, '2026-07-11', '2026-07-11'],
    [naadam, '2026-07-12', '2027-07-11'],
    [moon, '2026-11-21', '2027-02-07'],
    [moon, '2027-02-08', undefined],
    [{ date: '2035-05-05', isYearly: true }, '2026-01-01', '2035-05-05'],
  ])('%j from %s on is next on %s', (holiday, today, expected) => {
    expect(nextHolidayDay(holiday, today)).toBe(expected);
  });

  test('is added before its day', () => {
    expect(canBeAdded(moon, '2027-02-06')).toBe(true);
    expect(canBeAdded(moon, '2027-02-07')).toBe(false);
    expect(canBeAdded(naadam, '2026-11-21')).toBe(true);
  });

  test.each([
    [naadam, { date: '2030-07-11' }, true],
    [{ date: '2020-07-11' }, naadam, false],
    [naadam, { date: '2025-07-11', isYearly: true }, true],
    [moon, { date: '2027-02-07' }, true],
    [moon, { date: '2028-02-07' }, false],
  ])('%j and %j share a day: %s', (one, other, expected) => {
    expect(isSameHoliday(one, other)).toBe(expected);
  });
});

test('the year is shown from Monday on', () => {
  const [january, february] = monthsOf(2027);
  expect(january.weeks[0]).toEqual([
    null,
    null,
    null,
    null,
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  // 2027-02-01 is a Monday, and the month has four whole weeks.
  expect(february.weeks).toHaveLength(4);
  expect(february.weeks[3][6]).toBe('2027-02-28');
  expect(monthsOf(2028).flatMap(({ weeks }) => weeks.flat().filter(Boolean))).toHaveLength(366);
});
