import type { SmsKind, SmsNetwork, SmsState } from '../../../domain/enums/messaging';
import { endpoint } from '../../../dataProviders/endpoint';

/** What a part of the messages comes to; the price is a decimal string in tögrög. */
export interface SmsFigures {
  count: number;
  segments: number;
  price: string;
}

/** Messages of one day that are alike in everything that the report sets apart. */
export interface SmsReportRow extends SmsFigures {
  /** Day in Ulaanbaatar, YYYY-MM-DD. */
  day: string;
  kind: SmsKind;
  operator: SmsNetwork;
  state: SmsState;
}

/** The messages of a period, and what those of the equally long period before it came to. */
export interface SmsReport {
  rows: SmsReportRow[];
  before: SmsFigures;
}

/**
 * The messages that a person may see, counted (docs/domain/content-and-messaging.md 3.10). 400 where a day is missing, the
 * days are the wrong way round or the period is longer than a year.
 */
export const readSmsReport = endpoint<{ from: string; to: string }, SmsReport>()(
  'main',
  'GET /sms/report',
  { assumed: true, access: 'report:list', carries: '`from` and `to`, the days of the period' },
);
