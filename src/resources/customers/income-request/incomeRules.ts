import { today } from '../../../domain/clock';
import { isDay } from '../income/isDay';
import { monthBreaches } from '../../../domain/income/months';
import { INCOME } from '../../../domain/settings';
import type { RuleBreach } from '../../../entity/entity';

type Asked = 'type' | 'date' | 'months' | 'files';
type Values = Readonly<Partial<Record<Asked, unknown>>>;

const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];

/**
 * Rules over a registration that need nothing but itself (specification 1 §5 Income): a type, a date that was, months
 * of the window. Months that are confirmed already the gateway refuses, and the month grid does not offer.
 */
export function registrationBreaches({ type, date, months, files }: Values): RuleBreach<Asked>[] {
  const day = today();
  const breaches: RuleBreach<Asked>[] = [];
  if (!type) breaches.push({ field: 'type', message: 'validation.income_type_required' });
  if (!isDay(date) || date > day)
    breaches.push({ field: 'date', message: 'validation.income_date' });
  const [wrong] = monthBreaches(rowsOf(months), {
    today: day,
    windowMonths: INCOME.windowMonths,
    confirmed: [],
  });
  if (wrong) breaches.push({ field: 'months', message: wrong.message, values: wrong.values });
  const given = rowsOf(files).filter(({ document, picture }) => document ?? picture);
  if (given.length === 0) breaches.push({ field: 'files', message: 'income.files_needed' });
  return breaches;
}
