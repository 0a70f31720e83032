import type { SmsFailure } from '../enums/messaging';
import { OPEN_LOAN_STATES } from '../enums/loans';
import type { SmsOccasion } from '../enums/settings';
import { compareMoney } from '../money';

/** The loan that a message is about, as it stands on the day on which the message goes out. */
export interface MessageLoan {
  state: unknown;
  /** Days past due; 0 when nothing is. */
  overdueDays: number;
  /** What is due by that day, decimal string. */
  dueNow: string;
  /** The day of the next payment, YYYY-MM-DD; null when none is to come. */
  dueDate: string | null;
}

const isOpen = ({ state }: MessageLoan): boolean =>
  (OPEN_LOAN_STATES as readonly unknown[]).includes(state);

/**
 * For which loans a message of an occasion would be true, by the occasion: why it would not be, or null. What the console
 * sends by itself when something has happened says what has happened.
 */
const CLAIMS: Readonly<
  Partial<Record<SmsOccasion, (loan: MessageLoan, today: string) => SmsFailure | null>>
> = {
  LOAN_DUE: (loan, today) => {
    if (!isOpen(loan)) return 'LOAN_NOT_OPEN';
    if (loan.overdueDays > 0) return 'ALREADY_OVERDUE';
    return loan.dueDate === null || loan.dueDate < today ? 'NOTHING_DUE' : null;
  },
  LOAN_OVERDUE: (loan) => {
    if (!isOpen(loan)) return 'LOAN_NOT_OPEN';
    return loan.overdueDays > 0 && compareMoney(loan.dueNow, '0') === 1 ? null : 'NOT_OVERDUE';
  },
  LOAN_CONTACT: (loan) => (isOpen(loan) ? null : 'LOAN_NOT_OPEN'),
};

/**
 * Why a message of an occasion would say what is not true of the loan that it is about; null when it may go
 * (docs/domain/content-and-messaging.md 4.5).
 * @param today the day on which it goes out, YYYY-MM-DD
 */
export const untrueFor = (
  occasion: SmsOccasion,
  loan: MessageLoan,
  today: string,
): SmsFailure | null => CLAIMS[occasion]?.(loan, today) ?? null;
