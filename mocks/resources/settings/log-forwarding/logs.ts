import type { LogSource } from '../../../../src/domain/enums/settings';
import type { MockRecord } from '../../../engine/MockRecord';

/** The resource whose records are the rows of a log, and the field that says when each came. */
export const LOGS: Readonly<Record<LogSource, readonly [resource: string, at: string]>> = {
  SIGN_INS: ['login-attempts-list', 'attemptedAt'],
  SMS: ['sms', 'sentAt'],
  MAILS: ['email', 'sentAt'],
};

/**
 * The rows of a log that came after one moment and until another one.
 * @param after ISO instant, itself not among them; everything before without it
 */
export function rowsBetween(
  rows: readonly MockRecord[],
  source: LogSource,
  after: string | null,
  until: string,
): MockRecord[] {
  const [, at] = LOGS[source];
  return rows.filter((row) => {
    const came = String(row[at]);
    return (after === null || came > after) && came <= until;
  });
}

/** `SIGN_INS`, 7 → `SIGN_INS-0007`: how people call a batch. */
export const batchNumber = (source: LogSource, place: number): string =>
  `${source}-${String(place).padStart(4, '0')}`;
