import type { SmsFailure, SmsKind } from '../enums/messaging';
import type { PhoneNumberState } from '../enums/settings';

/** A kind of message that the console sends: the kinds of SMS, and a notification by the app or by mail. */
export type MessageKind = SmsKind | 'APP' | 'MAIL';

/** What stands between a message and whoever would get it, the first that is true said (docs/domain/content-and-messaging.md 3.11). */
export type MessageGuard = KeptBack | 'QUIET_HOURS' | 'TRUE_OF_LOAN' | 'SAME_AGAIN' | 'PLACES';

/** Why somebody is written to by nobody. */
export type KeptBack = Extract<
  SmsFailure,
  'CANCELLED' | 'BLACK_LISTED' | 'MESSAGES_PAUSED' | 'NUMBER_INACTIVE'
>;

const PERSON = ['CANCELLED', 'BLACK_LISTED', 'MESSAGES_PAUSED'] as const;
const NUMBER = [...PERSON, 'NUMBER_INACTIVE'] as const;

/** Which guards a message of a kind passes. Every sender asks this table; the documents print it. */
export const MESSAGE_GUARDS: Readonly<Record<MessageKind, readonly MessageGuard[]>> = {
  SINGLE: [...NUMBER, 'QUIET_HOURS', 'SAME_AGAIN', 'PLACES'],
  TEST: [...NUMBER, 'PLACES'],
  LOAN: [...NUMBER, 'QUIET_HOURS', 'TRUE_OF_LOAN', 'SAME_AGAIN', 'PLACES'],
  SYSTEM: [...NUMBER, 'TRUE_OF_LOAN', 'PLACES'],
  APP: [...PERSON, 'QUIET_HOURS', 'SAME_AGAIN', 'PLACES'],
  MAIL: [...PERSON, 'QUIET_HOURS', 'SAME_AGAIN', 'PLACES'],
};

/** Whether a message of a kind passes a guard. */
export const isGuardedBy = (kind: MessageKind, guard: MessageGuard): boolean =>
  MESSAGE_GUARDS[kind].includes(guard);

/** What of somebody decides whether messages may go there; what is not known is not in the way. */
export interface ReceiverFacts {
  /** Where registration stands (docs/domain/customers.md 2.1). */
  state?: number;
  /** By the watch list, which is asked anew for every message. */
  isBlackListed?: boolean;
  /** Dealt with by letter: the loan that the message is about, or any loan of theirs, is in the risk department or in court. */
  isPaused?: boolean;
  /** State of the number; nothing of a number that nobody has said anything about. */
  phoneState?: PhoneNumberState | null;
}

/** From this process code on the contracts are cancelled. */
const FIRST_CANCELLED = 2000;

const STANDS: Readonly<Record<KeptBack, (receiver: ReceiverFacts) => boolean>> = {
  CANCELLED: ({ state }) => state !== undefined && state >= FIRST_CANCELLED,
  BLACK_LISTED: ({ isBlackListed }) => isBlackListed === true,
  MESSAGES_PAUSED: ({ isPaused }) => isPaused === true,
  NUMBER_INACTIVE: ({ phoneState }) => phoneState === 'INACTIVE',
};

/** Why a message of a kind does not go to somebody as they are now, the heaviest reason first; null when it may go. */
export const mayReceive = (kind: MessageKind, receiver: ReceiverFacts): KeptBack | null =>
  NUMBER.find((guard) => isGuardedBy(kind, guard) && STANDS[guard](receiver)) ?? null;

/** Loans whose people are dealt with by letter and in court. */
const PAUSED: readonly unknown[] = ['LOAN_RISK', 'LOAN_COURT'];

/** Whether messages about a loan in this state are stopped (docs/domain/content-and-messaging.md 3.4). */
export const isPaused = (loanState: unknown): boolean => PAUSED.includes(loanState);
