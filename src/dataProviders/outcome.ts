import { CALLS } from '../domain/settings';
import type { WriteOutcome } from '../domain/writeOutcome';
import type { HistoryRow } from './UrtuuDataProvider';

/** The action that is looked for. */
export interface SoughtAction {
  action: string;
  idempotencyKey: string;
  /** When it was sent, by the corrected clock (`domain/clock`). */
  sentAt: Date;
  /** Who sent it. */
  by: string;
}

/**
 * What became of a write that nobody answered, before a repeat is offered: looks in the record's history for the very action,
 * by its idempotency key or else by action, person and time.
 * @param readHistory the record's history, newest first
 * @returns `cannot-tell` when the history cannot be read
 */
export async function findOutcome(
  sought: SoughtAction,
  readHistory: () => Promise<readonly HistoryRow[]>,
): Promise<WriteOutcome> {
  let rows: readonly HistoryRow[];
  try {
    rows = await readHistory();
  } catch {
    return 'cannot-tell';
  }
  if (rows.some((row) => row.idempotencyKey === sought.idempotencyKey)) return 'booked';
  const earliest = sought.sentAt.getTime() - CALLS.outcomeToleranceMs;
  const booked = rows.some(
    (row) =>
      row.idempotencyKey === undefined &&
      row.action === sought.action &&
      row.by === sought.by &&
      Date.parse(row.at) >= earliest,
  );
  return booked ? 'booked' : 'not-found';
}
