import { formatInTimeZone } from 'date-fns-tz';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  endOfDayInstant,
  formatDate,
  formatDateTime,
  instantToWallTime,
  setDateReporter,
  startOfDayInstant,
  wallTimeToInstant,
} from '../../src/domain/dates';
import { saidMoment } from '../../src/domain/saidMoment';
import { relativeTime } from '../../src/domain/relativeTime';
import { remainingDays } from '../../src/domain/remainingDays';

const computerZone = process.env.TZ;

afterEach(() => {
  process.env.TZ = computerZone;
  setDateReporter(() => undefined);
});

describe('formatting', () => {
  it.each([
    ['2026-11-21', '2026-11-21', '2026-11-21'],
    ['2026-11-20T20:00:00Z', '2026-11-21', '2026-11-21 04:00:00'],
    ['2026-11-20T15:59:59.999Z', '2026-11-20', '2026-11-20 23:59:59'],
    ['2026-11-20T16:00:00Z', '2026-11-21', '2026-11-21 00:00:00'],
    ['2026-11-21T10:00:00+08:00', '2026-11-21', '2026-11-21 10:00:00'],
    ['2026-11-21T10:00:00-0500', '2026-11-21', '2026-11-21 23:00:00'],
    ['2026-11-21T10:30:15', '2026-11-21', '2026-11-21 10:30:15'],
    ['2026-11-21 10:30', '2026-11-21', '2026-11-21 10:30:00'],
    ['2026-11-21T10:30:15.123456789', '2026-11-21', '2026-11-21 10:30:15'],
    // Daylight-saving time in 2016: +09 in summer.
    ['2016-07-01T00:00:00Z', '2016-07-01', '2016-07-01 09:00:00'],
    ['2016-03-25T17:59:59Z', '2016-03-26', '2016-03-26 01:59:59'],
    ['2016-03-25T18:00:00Z', '2016-03-26', '2016-03-26 03:00:00'],
    ['2016-12-01T00:00:00Z', '2016-12-01', '2016-12-01 08:00:00'],
    // The months of that year's changes, on both sides of each.
    ['2016-03-01T00:00:00Z', '2016-03-01', '2016-03-01 08:00:00'],
    ['2016-03-31T12:00:00Z', '2016-03-31', '2016-03-31 21:00:00'],
    ['2016-09-01T00:00:00Z', '2016-09-01', '2016-09-01 09:00:00'],
    ['2016-09-30T00:00:00Z', '2016-09-30', '2016-09-30 08:00:00'],
    // The zone stood at +07 in 1965.
    ['1965-06-01T00:00:00Z', '1965-06-01', '1965-06-01 07:00:00'],
    ['1990-03-12', '1990-03-12', '1990-03-12'],
    ['2024-02-29', '2024-02-29', '2024-02-29'],
  ])('%s → %s, %s', (value, date, dateTime) => {
    for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Ulaanbaatar']) {
      process.env.TZ = zone;
      expect(formatDate(value)).toEqual({ text: date });
      expect(formatDateTime(value)).toEqual({ text: dateTime });
    }
  });

  it('takes milliseconds and Date objects', () => {
    expect(formatDateTime(0).text).toBe('1970-01-01 07:00:00');
    expect(formatDate(new Date('2026-01-01T16:00:00Z')).text).toBe('2026-01-02');
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '0000-00-00',
    '2026-11-31',
    '21.11.2026',
    '2026/11/21',
    '2026-1-5',
    '2026-11-21T24:00:00Z',
    '2026-11-21T10:60:00Z',
    '2026-11-21T10:00:00+25:00',
    'tomorrow',
    'Invalid Date',
    '<img src=x>',
    'null',
    ' ',
  ])('%j is shown as given with its label', (value) => {
    expect(formatDate(value)).toEqual({
      text: value,
      invalid: true,
      labelKey: 'date.incorrect_date',
    });
    expect(formatDateTime(value).invalid).toBe(true);
  });

  it('shows nothing for no date', () => {
    expect(formatDate(null)).toEqual({ text: '' });
    expect(formatDate(undefined)).toEqual({ text: '' });
    expect(formatDateTime('')).toEqual({ text: '' });
  });

  it('reports an invalid date once', () => {
    const told: string[] = [];
    setDateReporter((value) => told.push(value));
    formatDate('2026-02-30');
    formatDateTime('2026-02-30');
    formatDate(NaN);
    formatDate('2026-02-28');
    expect(told).toEqual(['2026-02-30', 'NaN']);
  });

  it('agrees with date-fns-tz', () => {
    process.env.TZ = 'UTC';
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1910-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          expect(formatDateTime(date.toISOString()).text).toBe(
            formatInTimeZone(date, 'Asia/Ulaanbaatar', 'yyyy-MM-dd HH:mm:ss'),
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('days and instants', () => {
  it.each([
    ['2026-11-21', '2026-11-20T16:00:00.000Z', '2026-11-21T15:59:59.999Z'],
    ['2016-07-01', '2016-06-30T15:00:00.000Z', '2016-07-01T14:59:59.999Z'],
    ['2016-03-26', '2016-03-25T16:00:00.000Z', '2016-03-26T14:59:59.999Z'],
    ['1965-06-01', '1965-05-31T17:00:00.000Z', '1965-06-01T16:59:59.999Z'],
    // Midnight did not exist on this day: the clock went from 24:00 to 01:00.
    ['1983-04-01', '1983-03-31T16:00:00.000Z', '1983-04-01T14:59:59.999Z'],
  ])('%s lasts from %s to %s', (day, start, end) => {
    for (const zone of ['UTC', 'America/New_York', 'Asia/Tokyo']) {
      process.env.TZ = zone;
      expect(startOfDayInstant(day)).toBe(start);
      expect(endOfDayInstant(day)).toBe(end);
    }
  });

  it('answers nothing for what is no day', () => {
    expect(startOfDayInstant('2026-02-30')).toBeUndefined();
    expect(endOfDayInstant('')).toBeUndefined();
    expect(dayOf('x')).toBeUndefined();
  });

  it('turns wall time into an instant and back, whatever the computer thinks', () => {
    // 02:30 of this day does not exist in New York.
    for (const zone of ['America/New_York', 'Europe/Berlin', 'UTC']) {
      process.env.TZ = zone;
      expect(wallTimeToInstant('2026-03-08 02:30:00')).toBe('2026-03-07T18:30:00.000Z');
      expect(instantToWallTime('2026-03-07T18:30:00Z')).toBe('2026-03-08 02:30:00');
    }
    expect(wallTimeToInstant('2026-03-08')).toBeUndefined();
    expect(instantToWallTime('2026-03-08')).toBeUndefined();
    // A repeated hour means its first occurrence, a skipped one moves on.
    expect(wallTimeToInstant('2016-09-23 23:30:00')).toBe('2016-09-23T14:30:00.000Z');
    expect(wallTimeToInstant('2016-03-26 02:30:00')).toBe('2016-03-25T18:30:00.000Z');
  });

  it('round-trips every whole second', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2017-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
        (date) => {
          date.setUTCMilliseconds(0);
          const wall = instantToWallTime(date) as string;
          expect(wallTimeToInstant(wall)).toBe(date.toISOString());
        },
      ),
    );
  });

  it('counts calendar days', () => {
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0);
    expect(daysBetween('2026-11-21', '2026-12-01')).toBe(10);
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
    expect(daysBetween('2026-11-20T20:00:00Z', '2026-11-22')).toBe(1);
    expect(daysBetween('x', '2026-11-22')).toBeUndefined();
  });

  it('adds days and months', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect([1, 2, 3].map((months) => addMonths('2026-01-31', months))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
    expect(addMonths('2026-11-15', 14)).toBe('2028-01-15');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });
});

describe('remainingDays', () => {
  it.each([
    ['2026-11-21', { kind: 'today', days: 0, tone: 'caution', labelKey: 'date.today' }],
    ['2026-12-05', { kind: 'remaining', days: 14, tone: 'info', labelKey: 'date.days_remaining' }],
    ['2026-10-23', { kind: 'exceeded', days: 29, tone: 'danger', labelKey: 'date.days_exceeded' }],
    ['2026-02-30', { kind: 'invalid', labelKey: 'date.incorrect_remaining' }],
    [null, { kind: 'invalid', labelKey: 'date.incorrect_remaining' }],
  ])('%s', (date, expected) => {
    expect(remainingDays(date, '2026-11-21')).toEqual(expected);
  });
});

describe('relativeTime', () => {
  const now = new Date('2026-11-21T04:00:00Z');
  it.each([
    ['2026-11-21T03:59:30Z', { unit: 'now', count: 0, direction: 'past' }],
    ['2026-11-21T03:55:00Z', { unit: 'minutes', count: 5, direction: 'past' }],
    ['2026-11-21T06:00:00Z', { unit: 'hours', count: 2, direction: 'future' }],
    ['2026-11-20T05:00:00Z', { unit: 'hours', count: 23, direction: 'past' }],
    ['2026-11-18T04:00:00Z', { unit: 'days', count: 3, direction: 'past' }],
    ['2026-11-20', { unit: 'days', count: 1, direction: 'past' }],
    ['2026-11-21', { unit: 'now', count: 0, direction: 'past' }],
    ['2026-12-31', { unit: 'months', count: 1, direction: 'future' }],
    ['2024-11-21', { unit: 'years', count: 2, direction: 'past' }],
    ['never', undefined],
  ])('%s', (value, expected) => {
    expect(relativeTime(value, now)).toEqual(expected);
  });
});

describe('a moment as people say it', () => {
  // Midnight of Ulaanbaatar is 16:00 of the day before in UTC.
  it.each([
    ['2026-11-21T07:43:07.000Z', { day: 'today', text: '15:43' }],
    ['2026-11-20T16:00:00.000Z', { day: 'today', text: '00:00' }],
    ['2026-11-20T15:59:59.999Z', { day: 'yesterday', text: '23:59' }],
    ['2026-11-19T15:59:59.999Z', { day: 'other', text: '2026-11-19 23:59' }],
    ['2026-11-21T16:00:00.000Z', { day: 'other', text: '2026-11-22 00:00' }],
    ['2026-11-21', undefined],
    ['soon', undefined],
  ])('%s', (moment, said) => {
    expect(saidMoment(moment, '2026-11-21')).toEqual(said);
  });
});
