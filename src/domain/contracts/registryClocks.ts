import { type DateValue, daysBetween } from '../dates';
import type { RegistryRequestState } from '../enums/common';
import { type RegistryTerms, USUAL_SYSTEM } from '../systemSettings';

/** What a clock says of a date: how old it is and how long it is still good, whole days of Ulaanbaatar. */
export interface Clock {
  running: boolean;
  /** 0 = today is the last day; negative = expired so many days ago. */
  daysLeft: number;
}

/** Reads a clock of `length` days; undefined when there is no date, or one after today. */
function clockOf(at: DateValue, today: string, length: number): Clock | undefined {
  const age = daysBetween(at, today);
  if (age === undefined || age < 0) return undefined;
  return { running: age <= length, daysLeft: length - age };
}

/**
 * A credit-registry check is valid for 7 days unless the lender sets another number; on the day after them it must be
 * resent (docs/domain/contracts.md 3.3; docs/domain/registries.md 1.2).
 */
export const creditRegistryClock = (
  at: DateValue,
  today: string,
  { zmsValidityDays }: RegistryTerms = USUAL_SYSTEM,
): Clock | undefined => clockOf(at, today, zmsValidityDays);

/** Within 30 days, or as many as are set, the state registry is not read again (docs/domain/contracts.md 3.3). */
export const stateRegistryClock = (
  at: DateValue,
  today: string,
  { xypCacheDays }: RegistryTerms = USUAL_SYSTEM,
): Clock | undefined => clockOf(at, today, xypCacheDays);

/** True for a credit-registry check that may be built on: answered, and not too old. */
export function isFreshCheck(
  check: { state: RegistryRequestState; at?: DateValue } | null | undefined,
  today: string,
  terms?: RegistryTerms,
): boolean {
  const answered = check?.state === 'AVAILABLE' || check?.state === 'NOT_AVAILABLE';
  return answered && creditRegistryClock(check.at, today, terms)?.running === true;
}

/**
 * What may be done about the state registry: `compute-score` while the last reading counts, `blocked` without a fresh credit-registry check, else `read` (docs/domain/registries.md 4.1).
 */
export function stateRegistryStep(facts: {
  today: string;
  creditRegistry?: { state: RegistryRequestState; at?: DateValue } | null;
  stateRegistryReadAt?: DateValue;
  terms?: RegistryTerms;
}): 'read' | 'compute-score' | 'blocked' {
  const { today, terms, creditRegistry, stateRegistryReadAt } = facts;
  if (stateRegistryClock(stateRegistryReadAt, today, terms)?.running) return 'compute-score';
  return isFreshCheck(creditRegistry, today, terms) ? 'read' : 'blocked';
}

/**
 * How a new credit-registry check may be sent: each costs money, so while an answer is valid only with a reason
 * (docs/domain/registries.md 1.3); `waiting` while one is under way.
 */
export function creditRegistrySend(
  check: { state: RegistryRequestState; at?: DateValue } | null | undefined,
  today: string,
  terms?: RegistryTerms,
): 'send' | 'resend' | 'resend-with-reason' | 'waiting' {
  if (!check || check.state === 'NONE') return 'send';
  if (check.state === 'PENDING') return 'waiting';
  return isFreshCheck(check, today, terms) ? 'resend-with-reason' : 'resend';
}
