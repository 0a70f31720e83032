import { mixed } from 'yup';
import { now } from '../../domain/clock';
import { parseDate } from '../../domain/dateParts';
import { addDays, instantToWallTime } from '../../domain/dates';
import { fieldOf, type Kind } from '../Field';
import { rule } from './rules';

export interface DateTimeOptions {
  /** Moments after now are refused (specification 1 §5: where stated). */
  noFuture?: boolean;
  /** Widest range of the filter in days; the general limit otherwise. */
  maxDays?: number;
}

/** True for a moment; a time without an offset is Ulaanbaatar's wall clock. */
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && instantToWallTime(value) !== undefined;

const millisecondsOf = (value: string): number => {
  const parsed = parseDate(value);
  return parsed && 'instant' in parsed ? parsed.instant : Number.NaN;
};

const dateTimeKind: Kind<string, DateTimeOptions> = {
  name: 'dateTime',
  filter: 'range',
  schema: ({ noFuture }) => {
    const schema = mixed().test(rule('instant', 'validation.date_invalid', isMoment));
    if (!noFuture) return schema;
    const past = (value: string) => !isMoment(value) || millisecondsOf(value) <= now().getTime();
    return schema.test(rule<string>('future', 'validation.date_future', past));
  },
  toSheet: (value) =>
    isMoment(value) ? { type: 'd', value, format: 'yyyy-mm-dd hh:mm:ss' } : { type: 's', value },
  sample: ({ today, random }) => {
    const day = addDays(today, -1 - Math.floor(random() * 90));
    const minutes = Math.floor(random() * 600);
    return new Date(Date.parse(`${day}T01:00:00Z`) + minutes * 60_000).toISOString();
  },
};

/** A moment: ISO instant in UTC, shown in Asia/Ulaanbaatar. */
export const dateTime = fieldOf(dateTimeKind);
