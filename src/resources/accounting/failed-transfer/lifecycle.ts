import { CorrectionWay } from '../../../domain/enums/accounting';
import type { BankLegState, FailedTransferState } from '../../../domain/enums/accounting';
import { type Conditions, conditionsOf } from '../../../entity/Condition';
import type { AskRules, Asks, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { choice, longText } from '../../../fields';
import { CORRECT_BOOKS } from '../rights';
import type { failedTransferFields } from './failedTransfer.entity';

const final = {
  from: ['open'],
  access: CORRECT_BOOKS,
  confirm: 'consequence',
  irreversible: true,
} as const;

const table = lifecycleOf<FailedTransferState>()('state', {
  correct: { ...final, to: 'corrected', tone: 'primary' },
  confirm_bank_error: { ...final, to: 'bankError', tone: 'danger' },
  confirm_transaction_error: { ...final, to: 'transactionError', tone: 'danger' },
});

type FailedTransferAction = keyof typeof table.actions;

const comment = longText({ required: true, min: 10, max: 500 });

const inputs = {
  correct: { way: choice(CorrectionWay, { required: true }), comment },
  confirm_bank_error: { comment },
  confirm_transaction_error: { comment },
} as const satisfies Asks<FailedTransferAction>;

/** What the conditions of a failed transfer are calculated from; the gateway sends it with the record. */
export interface FailedTransferFacts {
  /** What the bank's log of outgoing transfers says of it; null until somebody has looked. */
  log: BankLegState | null;
  /** Transfers within the hours that are set to the same account or of the same amount that the bank executed. */
  doubles: number;
}

/** The same as the page shows it: with the hours within which a transfer counted as the same again. */
export interface ShownTransferFacts extends FailedTransferFacts {
  similarHours: number;
}

const lookedAt = {
  key: 'log_unread',
  holds: ({ log }: FailedTransferFacts) => log !== null,
} as const;

/** Money that the bank has paid out must not be given back to the wallet as well. */
const notExecuted = {
  key: 'transfer_executed',
  holds: ({ log }: FailedTransferFacts) => log !== 'EXECUTED',
} as const;

/** Nothing is decided before the bank's log was looked at (docs/domain/money.md 4.2). */
export const failedTransferConditions: Conditions<FailedTransferAction, FailedTransferFacts> = {
  correct: [lookedAt],
  confirm_bank_error: [lookedAt, notExecuted],
  confirm_transaction_error: [lookedAt, notExecuted],
};

/** Why a way of putting it right is closed; null where it is open. */
export function wayProblem(
  way: unknown,
  { log, doubles }: FailedTransferFacts,
):
  | 'failedTransfer.ways.executed'
  | 'failedTransfer.ways.not_executed'
  | 'failedTransfer.ways.double'
  | null {
  if (way === 'WAS_EXECUTED') return log === 'EXECUTED' ? null : 'failedTransfer.ways.not_executed';
  if (log === 'EXECUTED') return 'failedTransfer.ways.executed';
  return way === 'RESENT' && (doubles > 0 || log === 'UNANSWERED')
    ? 'failedTransfer.ways.double'
    : null;
}

const inputRules = {
  correct: ({ way }, { facts }) => {
    const problem = way && facts ? wayProblem(way, facts as FailedTransferFacts) : null;
    return problem ? [{ field: 'way', message: problem }] : [];
  },
} satisfies AskRules<typeof inputs, typeof failedTransferFields>;

const failedTransferBlock = (
  action: FailedTransferAction,
  { facts }: { readonly facts?: unknown },
): ConditionBlock | null =>
  facts ? conditionsOf(failedTransferConditions, action)(facts as FailedTransferFacts) : null;

/** A transfer that failed (docs/domain/money.md 4.2): each of its three ends is final. */
export const failedTransferLifecycle = {
  ...table,
  inputs,
  inputRules,
  conditions: failedTransferBlock,
} as const;
