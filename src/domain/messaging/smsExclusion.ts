import type { SmsFailure } from '../enums/messaging';
import type { PhoneNumberState } from '../enums/settings';

/** What is known of somebody who would get a message. */
export interface SmsReceiver {
  /** State of the number; nothing of a number that nobody has said anything about. */
  phoneState?: PhoneNumberState | null;
  isBlackListed: boolean;
  /** State of the loan that the message is about. */
  loanState?: unknown;
}

/** Loans whose customers are dealt with by letter and in court: no messages go out about them. */
const PAUSED: readonly unknown[] = ['LOAN_RISK', 'LOAN_COURT'];

/** Whether messages about a loan in this state are stopped (docs/domain/content-and-messaging.md 3.4). */
export const isPaused = (loanState: unknown): boolean => PAUSED.includes(loanState);

/** Why a message is kept back from a receiver, the heaviest reason first; null when it may go. */
export function keptBackBy(receiver: SmsReceiver): SmsFailure | null {
  if (receiver.isBlackListed) return 'BLACK_LISTED';
  if (isPaused(receiver.loanState)) return 'MESSAGES_PAUSED';
  return receiver.phoneState === 'INACTIVE' ? 'NUMBER_INACTIVE' : null;
}
