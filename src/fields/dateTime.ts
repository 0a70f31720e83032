import { mixed } from 'yup';
import { addDays, instantToWallTime } from '../domain/dates';
import { fieldOf, type Kind } from '../entity/Field';
import { rule } from './rules';

/** True for a moment; a time without an offset is Ulaanbaatar's wall clock. */
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && instantToWallTime(value) !== undefined;

const dateTimeKind: Kind<string, object> = {
  name: 'dateTime',
  scale: 'moment',
  filter: 'range',
  schema: () => mixed().test(rule('instant', 'validation.date_invalid', isMoment)),
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
