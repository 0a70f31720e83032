import { isDay } from '../../../domain/dateParts';
import { rangeProblem, presetRanges } from '../../../fields/date/dateRange';
import type { ReportConfig } from '../config/reportConfig';
import type { Scope } from './tiles';

/** What the address asks for; the lender's own period where it names none that can be asked for. */
export function scopeOf(
  params: URLSearchParams,
  { period }: Pick<ReportConfig, 'period'>,
  today: string,
): Scope {
  const given = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const isGood =
    isDay(given.from) && isDay(given.to) && !rangeProblem(given, { noFuture: true }, today);
  const tenant = params.get('tenant');
  return { ...(isGood ? given : presetRanges(today)[period]), ...(tenant && { tenant }) };
}
