import { dayOf } from '../../../../src/domain/dates';
import { plus } from '../../../../src/domain/lending/amounts';
import { periodBefore } from '../../../../src/domain/period';
import {
  readSmsReport,
  type SmsReport,
  type SmsReportRow,
} from '../../../../src/resources/messaging/sms-report/api';
import { SEE_REPORTS } from '../../../../src/resources/messaging/sms-report/rights';
import { figuresOf, rowsWithin } from '../../../../src/resources/messaging/sms-report/report';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { askedPeriod } from '../../../engine/askedPeriod';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { sees } from '../../../engine/tenancy';

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
  const period = askedPeriod(call);
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
