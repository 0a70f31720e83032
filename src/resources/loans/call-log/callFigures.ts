import { dayOf } from '../../../domain/dates';

/** A call as far as its figures go. */
export interface CallTimes {
  calledAt?: string | null;
  nextCallAt?: string | null;
  promisedDate?: string | null;
}

/** Calls of one day in Ulaanbaatar. */
export const attemptsOn = (calls: readonly CallTimes[], day: string): number =>
  calls.filter(({ calledAt }) => dayOf(calledAt) === day).length;

/**
 * When the next call is to be made: what the newest call that plans one says, if nobody has called since that time.
 * @param calls the newest first
 */
export function nextCallOf(calls: readonly CallTimes[]): string | null {
  const [last] = calls;
  const planned = calls.find(({ nextCallAt }) => nextCallAt)?.nextCallAt;
  if (!planned || !last.calledAt) return null;
  return Date.parse(planned) > Date.parse(last.calledAt) ? planned : null;
}

/** The latest promised day; null where nothing was promised. */
export const promiseOf = (calls: readonly CallTimes[]): string | null =>
  calls.find(({ promisedDate }) => promisedDate)?.promisedDate ?? null;
