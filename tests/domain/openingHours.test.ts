import { expect, test } from 'vitest';
import { isWeekend, weekdayOf } from '../../src/domain/dates';
import { openingAt } from '../../src/domain/openingHours';

/** Monday to Friday 09:00–18:00, Saturday 10:00–15:00. */
const HOURS = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => {
  if (weekday === 7) return { weekday, open: false };
  const [start, end] = weekday === 6 ? ['10:00', '15:00'] : ['09:00', '18:00'];
  return { weekday, open: true, start, end };
});

test('days of the week are counted from Monday', () => {
  // 2026-11-21 is a Saturday.
  expect(['2026-11-21', '2026-11-22', '2026-11-23', '1969-12-31'].map(weekdayOf)).toEqual([
    6, 7, 1, 3,
  ]);
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map(isWeekend)).toEqual([false, true, true]);
});

test.each([
  ['2026-11-20 08:59', false, { weekday: 5, day: '2026-11-20', time: '09:00', inDays: 0 }],
  ['2026-11-20 09:00', true, { weekday: 5, day: '2026-11-20', time: '18:00', inDays: 0 }],
  ['2026-11-20 17:59:59', true, { weekday: 5, day: '2026-11-20', time: '18:00', inDays: 0 }],
  ['2026-11-20 18:00', false, { weekday: 6, day: '2026-11-21', time: '10:00', inDays: 1 }],
  ['2026-11-21 15:00', false, { weekday: 1, day: '2026-11-23', time: '09:00', inDays: 2 }],
  ['2026-11-22 12:00', false, { weekday: 1, day: '2026-11-23', time: '09:00', inDays: 1 }],
])('at %s', (wall, isOpen, next) => {
  expect(openingAt(HOURS, wall)).toEqual({ isOpen, next });
});

test('one day a week is waited for until it comes again', () => {
  const monday = [{ weekday: 1 as const, open: true, start: '09:00', end: '10:00' }];
  expect(openingAt(monday, '2026-11-23 10:00').next).toEqual({
    weekday: 1,
    day: '2026-11-30',
    time: '09:00',
    inDays: 7,
  });
});

test('hours that are not there open nothing', () => {
  const none = { isOpen: false, next: null };
  expect(openingAt([], '2026-11-20 12:00')).toEqual(none);
  expect(
    openingAt([{ weekday: 5, open: true, start: null, end: '18:00' }], '2026-11-20 12:00'),
  ).toEqual(none);
  expect(openingAt([{ weekday: 5, open: false }], '2026-11-20 12:00')).toEqual(none);
});

test('a holiday opens nothing, and what opens next is behind all of them', () => {
  // 2026-11-20 is a Friday.
  const isOff = (day: string) => day >= '2026-11-20' && day <= '2026-11-27';
  expect(openingAt(HOURS, '2026-11-20 10:00', isOff)).toEqual({
    isOpen: false,
    next: { weekday: 6, day: '2026-11-28', time: '10:00', inDays: 8 },
  });
  expect(openingAt(HOURS, '2026-11-19 10:00', isOff).isOpen).toBe(true);
  expect(openingAt(HOURS, '2026-11-19 18:00', isOff).next?.day).toBe('2026-11-28');
});
