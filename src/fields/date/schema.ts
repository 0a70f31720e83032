import { today as currentDay } from '../../domain/clock';
import { isDay } from '../../domain/dateParts';
import { instantToWallTime } from '../../domain/dates';
import { fieldOf, type Kind } from '../../entity/Field';
import { rule } from '../shared/rules';

export interface DateOptions {
  /** Days after today are refused. */
  noFuture?: boolean;
  /** Shown with the days that are left, or since when it is over (docs/domain/interface.md 2.3). */
  remaining?: boolean;
}

const isDayValue = (value: unknown): value is string => typeof value === 'string' && isDay(value);

const dayKind: Kind<string, DateOptions> = {
  name: 'date',
  scale: 'day',
  filter: 'range',
  schema: (yup, { noFuture }) => {
    const schema = yup.mixed().test(rule<unknown>('date', 'validation.date_invalid', isDayValue));
    if (!noFuture) return schema;
    return schema.test(
      rule<string>(
        'future',
        'validation.date_future',
        (value) => !isDayValue(value) || value <= currentDay(),
      ),
    );
  },
  toSheet: (value) =>
    isDayValue(value) ? { type: 'd', value, format: 'yyyy-mm-dd' } : { type: 's', value },
};

/** A day without a time: YYYY-MM-DD. Day limits hold in Asia/Ulaanbaatar. */
export const date = fieldOf(dayKind);

/** True for a moment; a time without an offset is Ulaanbaatar's wall clock. */
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && instantToWallTime(value) !== undefined;

/** The same kind on another scale: cells, inputs and filters look at `scale`. */
const momentKind: Kind<string, object> = {
  name: 'date',
  scale: 'moment',
  filter: 'range',
  schema: (yup) => yup.mixed().test(rule('instant', 'validation.date_invalid', isMoment)),
  toSheet: (value) =>
    isMoment(value) ? { type: 'd', value, format: 'yyyy-mm-dd hh:mm:ss' } : { type: 's', value },
};

/** A moment: ISO instant in UTC, shown in Asia/Ulaanbaatar. */
export const dateTime = fieldOf(momentKind);
