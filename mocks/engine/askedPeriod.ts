import { isDay } from '../../src/domain/dateParts';
import { daysBetween } from '../../src/domain/dates';
import type { Period } from '../../src/domain/period';
import { isReversed } from '../../src/domain/range';
import { DATE_RANGE_MAX_DAYS } from '../../src/domain/settings';
import { invalid } from './ApiError';
import type { Call } from './Call';

/** The days of a report that were asked for, `from` and `to`, both of which are needed. @throws ApiError 400 */
export function askedPeriod({ query }: Pick<Call, 'query'>): Period {
  const [from, to] = ['from', 'to'].map((name) => query.get(name) ?? '');
  const missing = Object.entries({ from, to }).filter(([, day]) => !isDay(day));
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(([name]) => [name, 'validation.fill_dates'])));
  if (isReversed(from, to)) throw invalid({ to: 'validation.date_order' });
  if ((daysBetween(from, to) ?? 0) + 1 > DATE_RANGE_MAX_DAYS)
    throw invalid({ to: 'validation.date_range_max' }, { to: { days: DATE_RANGE_MAX_DAYS } });
  return { from, to };
}
