import { dayOf } from '../../../domain/dates';

/** A day as it travels, `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && dayOf(value) === value;
