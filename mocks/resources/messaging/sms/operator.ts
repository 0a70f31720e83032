import type { SmsFailure, SmsState } from '../../../../src/domain/enums/messaging';
import { operatorOf } from '../../../../src/reference/operators';

/** The operators of the sample answer after this, ms. */
const ANSWER_MS = 20_000;
const MINUTE_MS = 60_000;

interface Outcome {
  state: SmsState;
  deliveredAt: string | null;
  failure: SmsFailure | null;
}

/**
 * What has become of an SMS by now: a known operator delivers it after a few seconds; of a number that nobody knows no
 * answer comes, and the waiting ends (docs/domain/content-and-messaging.md 3.2).
 * @param now in milliseconds
 * @param waitMinutes after which nothing more is expected
 */
export function outcomeOf(
  phone: string,
  sentAt: string,
  now: number,
  waitMinutes: number,
): Outcome {
  const sent = Date.parse(sentAt);
  if (operatorOf(phone))
    return now - sent >= ANSWER_MS
      ? {
          state: 'DELIVERED',
          deliveredAt: new Date(sent + ANSWER_MS).toISOString(),
          failure: null,
        }
      : { state: 'SENT', deliveredAt: null, failure: null };
  return now - sent >= waitMinutes * MINUTE_MS
    ? { state: 'FAILED', deliveredAt: null, failure: 'NO_ANSWER' }
    : { state: 'SENT', deliveredAt: null, failure: null };
}
