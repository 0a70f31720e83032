import { CorrectionWay } from '../../../domain/enums/accounting';
import type { FailedTransferState } from '../../../domain/enums/accounting';
import {
  answered,
  bankAnswer,
  type BankWord,
  lookedAt,
  notExecuted,
} from '../../../domain/ledger/bankWord';
import type { ReturnAccount } from '../../../domain/ledger/refusedPayOut';
import { payOutBlock, type PayOutFacts, takesTwo } from '../../../domain/ledger/payOut';
import { ZERO } from '../../../domain/lending/amounts';
import { secondBlock, type SecondBlock } from '../../../domain/merchants/cashOut';
import { type Condition, type Conditions, conditionsOf } from '../../../entity/Condition';
import type { ActionPerson, AskRules, Asks, ConditionBlock } from '../../../entity/lifecycle';
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
  correct: { success: 'toast.corrected', ...final, to: 'corrected', tone: 'primary' },
  confirm_bank_error: { success: 'toast.approved', ...final, to: 'bankError', tone: 'danger' },
  confirm_transaction_error: {
    success: 'toast.approved',
    ...final,
    to: 'transactionError',
    tone: 'danger',
  },
  // What the bank paid out beside it is another payment: one person finds out, another decides.
  tell_apart: { from: ['open'], to: 'open', stays: true, access: CORRECT_BOOKS, confirm: 'reason' },
  // What is sent again leaves the house: from an amount on one person looks at it and another sends.
  check_resend: {
    from: ['open'],
    to: 'open',
    stays: true,
    access: CORRECT_BOOKS,
    confirm: 'consequence',
  },
});

type FailedTransferAction = keyof typeof table.actions;

const comment = longText({ required: true, min: 10, max: 500 });

const inputs = {
  correct: { way: choice(CorrectionWay, { required: true }), comment },
  confirm_bank_error: { comment },
  confirm_transaction_error: { comment },
} as const satisfies Asks<FailedTransferAction>;

/** What the conditions of a failed transfer are calculated from; the gateway sends it with the record. */
export interface FailedTransferFacts extends BankWord {
  /**
   * Transfers within the hours that are set to the same account or of the same amount that the bank executed, and that
   * nobody has told apart from it.
   */
  doubles: number;
  /** What decides on sending it again. */
  payOut: PayOutFacts;
  /** Where its money goes back to; null where it is no customer's and can only be sent again. */
  returnsTo: ReturnAccount | null;
  /** The receipt over the fee that it cost, which is given back with it. */
  feeReceipt: string | null;
  /** What stands against the person's sending it alone, where two people do (docs/domain/money.md 4.12). */
  second: SecondBlock | null;
}

/** The same as the page shows it: with the hours within which a transfer counted as the same again. */
export interface ShownTransferFacts extends FailedTransferFacts {
  similarHours: number;
}

const noDoubles: Condition<FailedTransferFacts> = {
  key: 'transfer_twin',
  holds: ({ log, doubles }) => doubles === 0 || log === 'EXECUTED',
  values: ({ doubles }) => ({ count: doubles }),
};

const returnable: Condition<FailedTransferFacts> = {
  key: 'transfer_no_return',
  holds: ({ returnsTo }) => returnsTo !== null,
};

const feeFree: Condition<FailedTransferFacts> = {
  key: 'transfer_fee_receipt',
  holds: ({ feeReceipt }) => feeReceipt === null,
  values: ({ feeReceipt }) => ({ receipt: feeReceipt ?? '' }),
};

const givingBack = [lookedAt, answered, notExecuted, noDoubles, returnable, feeFree];

/** Nothing is decided before the bank's log was looked at, and the bank has answered (docs/domain/money.md 4.2). */
export const failedTransferConditions: Conditions<FailedTransferAction, FailedTransferFacts> = {
  correct: [lookedAt, answered, noDoubles],
  confirm_bank_error: givingBack,
  confirm_transaction_error: givingBack,
  tell_apart: [{ key: 'transfer_alone', holds: ({ doubles }) => doubles > 0 }],
  check_resend: [lookedAt, answered, notExecuted, noDoubles],
};

const returnBlock = conditionsOf({ RETURNED: [returnable, feeFree] }, 'RETURNED');

/**
 * Why a way of putting it right is closed; null where it is open. What is sent again leaves the house by its rules
 * (docs/domain/money.md 4.12).
 */
export function wayProblem(
  way: unknown,
  facts: FailedTransferFacts,
  amount: string | null,
): Pick<ConditionBlock, 'message' | 'values'> | null {
  const { log, payOut, second } = facts;
  if (way === 'WAS_EXECUTED')
    return log === 'EXECUTED' ? null : { message: 'failedTransfer.ways.not_executed' };
  if (log === 'EXECUTED') return { message: 'failedTransfer.ways.executed' };
  if (way === 'RETURNED') return returnBlock(facts);
  if (way !== 'RESENT') return null;
  return (
    payOutBlock(payOut, amount) ?? (second ? { message: `actionBlocks.held_${second}` } : null)
  );
}

const inputRules = {
  correct: ({ way }, { facts, amount }) => {
    const problem =
      way && facts ? wayProblem(way, facts as FailedTransferFacts, amount ?? null) : null;
    return problem ? [{ field: 'way', ...problem }] : [];
  },
} satisfies AskRules<typeof inputs, typeof failedTransferFields>;

interface Judged {
  readonly facts?: unknown;
  readonly toldApartBy?: string | null;
  readonly amount?: string | null;
  readonly checkedBy?: string | null;
}

/** Who told it apart from another payment does not decide on it as well. */
function failedTransferBlock(
  action: FailedTransferAction,
  { facts, toldApartBy, amount = null, checkedBy = null }: Judged,
  { id }: ActionPerson,
): ConditionBlock | null {
  if (!facts) return null;
  const known = facts as FailedTransferFacts;
  const block = conditionsOf(failedTransferConditions, action)(known);
  if (block || action === 'tell_apart') return block;
  if (action === 'check_resend') {
    const needsSecond = takesTwo(known.payOut, amount ?? ZERO);
    const second = secondBlock('check', { needsSecond }, checkedBy, id);
    return second && { kind: 'condition', message: `actionBlocks.held_${second}` };
  }
  return id !== undefined && toldApartBy === id
    ? { kind: 'condition', message: 'actionBlocks.transfer_told_apart', own: true }
    : null;
}

/** A transfer that failed (docs/domain/money.md 4.2): each of its three ends is final. */
export const failedTransferLifecycle = {
  ...table,
  inputs,
  inputRules,
  conditions: failedTransferBlock,
  outside: {
    by: 'bank',
    answer: ({ facts, state }: Judged & { readonly state?: unknown }) =>
      facts && state === 'open' ? bankAnswer(facts as FailedTransferFacts) : null,
    looks: ['tell_apart'],
  },
} as const;
