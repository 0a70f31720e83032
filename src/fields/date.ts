import { mixed } from 'yup';
import { today as currentDay } from '../domain/clock';
import { isDay } from '../domain/dateParts';
import { addDays } from '../domain/dates';
import { fieldOf, type Kind } from '../entity/Field';
import { rangeMessage, rule } from './rules';

export interface DateOptions {
  /** Days after today are refused. */
  noFuture?: boolean;
  /** First day, YYYY-MM-DD, inclusive. */
  min?: string;
  /** Shown with the days that are left, or since when it is over. */
  remaining?: boolean;
}

const isDayValue = (value: unknown): value is string => typeof value === 'string' && isDay(value);

const dateKind: Kind<string, DateOptions> = {
  name: 'date',
  scale: 'day',
  filter: 'range',
  schema: ({ noFuture, min }) => {
    let schema = mixed().test(rule<unknown>('date', 'validation.date_invalid', isDayValue));
    if (noFuture)
      schema = schema.test(
        rule<string>(
          'future',
          'validation.date_future',
          (value) => !isDayValue(value) || value <= currentDay(),
        ),
      );
    if (min)
      schema = schema.test(
        rule<string>('range', rangeMessage(min, undefined), (value) => value >= min),
      );
    return schema;
  },
  toSheet: (value) =>
    isDayValue(value) ? { type: 'd', value, format: 'yyyy-mm-dd' } : { type: 's', value },
  sample: ({ today, random }, { min }) => {
    const day = addDays(today, -Math.floor(random() * 365));
    return min && day < min ? min : day;
  },
};

/** A day without a time: YYYY-MM-DD. Day limits hold in Asia/Ulaanbaatar. */
export const date = fieldOf(dateKind);
