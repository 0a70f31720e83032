import type { MessageKey } from '../i18n/Catalogue';
import { type DateValue, daysBetween } from './dates';
import type { RemainingDays } from './enums/common';
import type { ValueOf } from './enums/enumeration';
import type { Tone } from './tone';

/** How far a due date is away, in whole days of Ulaanbaatar. */
export type RemainingTime =
  | { kind: 'today' | 'remaining' | 'exceeded'; days: number; tone: Tone; labelKey: MessageKey }
  | { kind: 'invalid'; labelKey: 'date.incorrect_remaining' };

/** The value of the enumeration RemainingDays for each kind. */
export const REMAINING_VALUES: Readonly<
  Record<'today' | 'remaining' | 'exceeded', ValueOf<typeof RemainingDays>>
> = { today: 'TODAY', remaining: 'REMAINING', exceeded: 'EXCEEDED' };

/**
 * 0 is today, positive are days remaining, negative days exceeded (docs/domain/interface.md 2.3). `days` is never
 * negative; the label keys take it as `smart_count`.
 * @param today the current day in Ulaanbaatar, from the clock
 */
export function remainingDays(date: DateValue, today: DateValue): RemainingTime {
  const days = daysBetween(today, date);
  if (days === undefined) return { kind: 'invalid', labelKey: 'date.incorrect_remaining' };
  if (days === 0) return { kind: 'today', days, tone: 'caution', labelKey: 'date.today' };
  return days > 0
    ? { kind: 'remaining', days, tone: 'info', labelKey: 'date.days_remaining' }
    : { kind: 'exceeded', days: -days, tone: 'danger', labelKey: 'date.days_exceeded' };
}
