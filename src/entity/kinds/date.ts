import { mixed } from 'yup';
import { today as currentDay } from '../../domain/clock';
import { isDay } from '../../domain/dateParts';
import { addDays } from '../../domain/dates';
import { fieldOf, type Kind } from '../Field';
import { rangeMessage, rule } from './rules';

export interface DateOptions {
  /** Days after today are refused (specification 1 §5: where stated). */
  noFuture?: boolean;
  /** First and last day, YYYY-MM-DD, both inclusive. */
  min?: string;
  max?: string;
  /** Widest range of the filter in days; the general limit otherwise. */
  maxDays?: number;
  /** Shown with the days that are left, or since when it is over (specification 1 §9). */
  remaining?: boolean;
}

const isDayValue = (value: unknown): value is string => typeof value === 'string' && isDay(value);

const dateKind: Kind<string, DateOptions> = {
  name: 'date',
  filter: 'range',
  schema: ({ noFuture, min, max }) => {
    const within = (value: string) => !(min && value < min) && !(max && value > max);
    let schema = mixed().test(rule<unknown>('date', 'validation.date_invalid', isDayValue));
    if (noFuture)
      schema = schema.test(
        rule<string>(
          'future',
          'validation.date_future',
          (value) => !isDayValue(value) || value <= currentDay(),
        ),
      );
    if (min || max) schema = schema.test(rule<string>('range', rangeMessage(min, max), within));
    return schema;
  },
  toSheet: (value) =>
    isDayValue(value) ? { type: 'd', value, format: 'yyyy-mm-dd' } : { type: 's', value },
  sample: ({ today, random }, { min, max }) => {
    const day = addDays(today, -Math.floor(random() * 365));
    return min && day < min ? min : max && day > max ? max : day;
  },
};

/** A day without a time: YYYY-MM-DD. Day limits hold in Asia/Ulaanbaatar. */
export const date = fieldOf(dateKind);
