import { total } from '../../../domain/lending/amounts';
import { isWithin, type Period } from '../../../domain/period';
import type { SmsFigures, SmsReportRow } from './api';

/** What the messages are set apart by beside their day. */
export const DIMENSIONS = ['state', 'kind', 'operator'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What is counted. */
export const MEASURES = ['count', 'segments', 'price'] as const;
export type Measure = (typeof MEASURES)[number];

/** What rows come to together. */
export const figuresOf = (rows: readonly SmsFigures[]): SmsFigures => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  segments: rows.reduce((sum, { segments }) => sum + segments, 0),
  price: total(rows.map(({ price }) => price)),
});

/** The rows of a part of the axis. */
export const rowsWithin = (
  rows: readonly SmsReportRow[],
  period: Period,
): readonly SmsReportRow[] => rows.filter(({ day }) => isWithin(day, period));
