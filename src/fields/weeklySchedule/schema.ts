import { Weekday } from '../../domain/enums/common';
import { fieldOf, isBlank, type Kind } from '../../entity/Field';
import { rule } from '../shared/rules';

/** Opening hours of one weekday; Monday is 1. Times are HH:mm and there only when it is open. */
export interface DayHours {
  weekday: Weekday;
  open: boolean;
  start?: string | null;
  end?: string | null;
}

export const WEEKDAYS = Weekday.values;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value);

/** True when the day is closed, or open with both times. */
export const isComplete = ({ open, start, end }: DayHours): boolean =>
  !open || (isTime(start) && isTime(end));

/** True when an open day does not end before it starts. */
export const isOrdered = ({ open, start, end }: DayHours): boolean =>
  !open || isBlank(start) || isBlank(end) || start! < end!;

/** All seven days, Monday first; days that are missing are closed. */
export const fullWeek = (days: readonly DayHours[] | null | undefined): DayHours[] =>
  WEEKDAYS.map(
    (weekday) => days?.find((day) => day.weekday === weekday) ?? { weekday, open: false },
  );

/** Days in a row with the same hours. */
interface Run {
  from: Weekday;
  to: Weekday;
  hours: string | null;
}

/** Runs of days with the same hours: what `Mon–Fri 09:00–18:00` is written from. */
export function summaryOf(days: readonly DayHours[]): Run[] {
  const runs: Run[] = [];
  for (const day of fullWeek(days)) {
    const hours = day.open ? `${day.start ?? ''}–${day.end ?? ''}` : null;
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day.weekday;
    else runs.push({ from: day.weekday, to: day.weekday, hours });
  }
  return runs;
}

const isDayHours = (day: unknown): boolean =>
  typeof day === 'object' && day !== null && 'weekday' in day && 'open' in day;

const isWeek = (value: unknown): boolean =>
  Array.isArray(value) &&
  WEEKDAYS.every((weekday) => value.filter((day) => day?.weekday === weekday).length === 1);

const weeklyScheduleKind: Kind<DayHours[], object> = {
  name: 'weeklySchedule',
  filter: 'none',
  wide: true,
  block: true,
  schema: (yup) =>
    yup
      .mixed()
      .test(
        rule<DayHours[]>(
          'week',
          'validation.branch_schedule_required',
          (days) => isWeek(days) && days.every(isComplete),
        ),
      )
      .test(
        rule<DayHours[]>(
          'order',
          'kinds.schedule.order',
          (days) => !Array.isArray(days) || days.every(isOrdered),
        ),
      ),
  isShaped: (value) => Array.isArray(value) && value.every(isDayHours),
  toSheet: (days, _options, translate) => ({
    type: 's',
    value: summaryOf(days)
      .map(({ from, to, hours }) => {
        const [first, last] = [from, to].map((day) => translate(`date.weekday_short.${day}`));
        return `${from === to ? first : `${first}–${last}`} ${hours ?? translate('common.closed')}`;
      })
      .join(', '),
  }),
};

/** Opening hours of the seven weekdays (docs/domain/input.md 6.3). */
export const weeklySchedule = fieldOf(weeklyScheduleKind);
