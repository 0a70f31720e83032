import { dayOf, daysBetween } from '../../../../src/domain/dates';
import { isDay } from '../../../../src/domain/dateParts';
import { plus } from '../../../../src/domain/lending/amounts';
import { DATE_RANGE_MAX_DAYS } from '../../../../src/domain/settings';
import {
  readSmsReport,
  type SmsReport,
  type SmsReportRow,
} from '../../../../src/resources/messaging/sms-report/api';
import { SEE_REPORTS } from '../../../../src/resources/messaging/sms-report/rights';
import {
  figuresOf,
  periodBefore,
  rowsWithin,
  type Period,
} from '../../../../src/resources/messaging/sms-report/report';
import { invalid } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { sees } from '../../../engine/tenancy';

/** The days that were asked for, both of which are needed. */
function periodOf({ query }: Call): Period {
  const [from, to] = ['from', 'to'].map((name) => query.get(name) ?? '');
  const missing = Object.entries({ from, to }).filter(([, day]) => !isDay(day));
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(([name]) => [name, 'validation.fill_dates'])));
  if (from > to) throw invalid({ to: 'validation.date_order' });
  if ((daysBetween(from, to) ?? 0) + 1 > DATE_RANGE_MAX_DAYS)
    throw invalid({ to: 'validation.date_range_max' }, { to: { days: DATE_RANGE_MAX_DAYS } });
  return { from, to };
}

/** The messages that the caller sees, counted by everything that the report sets apart. */
function countedRows(call: Call): SmsReportRow[] {
  const messages = collectionOf(call, 'sms');
  const rows = new Map<string, SmsReportRow>();
  for (const one of messages.all) {
    if (!sees(call, messages.entity, one)) continue;
    const { kind, operator, state } = one as unknown as SmsReportRow;
    const day = dayOf(String(one.sentAt)) ?? '';
    const key = [day, kind, operator, state].join(' ');
    const row = rows.get(key) ?? {
      day,
      kind,
      operator,
      state,
      count: 0,
      segments: 0,
      price: '0.00',
    };
    rows.set(key, {
      ...row,
      count: row.count + 1,
      segments: row.segments + Number(one.segments),
      price: plus(row.price, String(one.price)),
    });
  }
  return [...rows.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function report(call: Call): Answer<SmsReport> {
  need(call.caller, SEE_REPORTS);
  const period = periodOf(call);
  const rows = countedRows(call);
  return {
    body: {
      rows: [...rowsWithin(rows, period)],
      before: figuresOf(rowsWithin(rows, periodBefore(period))),
    },
  };
}

/** The report on SMS (the address is assumed). */
export const routes: readonly Route[] = [route(readSmsReport, report)];
