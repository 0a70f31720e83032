import type { Condition } from '../../entity/Condition';
import type { BankLegState } from '../enums/bankMoney';
import { answerOf, type OutsideAnswer } from '../outsideAnswer';

/** What the bank's log of outgoing transfers says of a transfer; null until somebody has looked. */
export interface BankWord {
  log: BankLegState | null;
}

/** Whether the bank has answered, as far as anybody has looked. */
export const bankAnswer = ({ log }: BankWord): OutsideAnswer => answerOf(log, ['UNANSWERED']);

// What must be known of a transfer whose end is not clear before its money moves (docs/domain/money.md 4.2, 4.3).

/** Nothing is decided before the log was looked at. */
export const lookedAt: Condition<BankWord> = {
  key: 'log_unread',
  holds: ({ log }) => log !== null,
};

/** A bank that has not answered may have paid, and may still pay. */
export const answered: Condition<BankWord> = {
  key: 'log_unanswered',
  holds: (word) => word.log === null || bankAnswer(word) === 'answered',
};

/** Money that the bank has paid out must not be given back to the wallet as well. */
export const notExecuted: Condition<BankWord> = {
  key: 'transfer_executed',
  holds: ({ log }) => log !== 'EXECUTED',
};
