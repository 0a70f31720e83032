import type { HeldTransactionState } from '../../../domain/enums/accounting';
import { answered, type BankWord, lookedAt, notExecuted } from '../../../domain/ledger/bankWord';
import type { Asks } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { longText } from '../../../fields';
import { type Condition, type Conditions, conditionsOf } from '../../../entity/Condition';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { BANK_INCOME, CORRECT_BOOKS, FRAUD } from '../rights';

const solved = {
  from: ['held'],
  to: 'solved',
  access: CORRECT_BOOKS,
  confirm: 'consequence',
  irreversible: true,
  consequences: ['amount'],
} as const;

const table = lifecycleOf<HeldTransactionState>()('state', {
  release_held: { ...solved, tone: 'primary' },
  return_held: { ...solved, tone: 'danger' },
  // What the bank was silent about: its log is looked into before anything is decided.
  read_log: { from: ['held'], to: 'held', stays: true, access: BANK_INCOME, confirm: 'none' },
  report_fraud: {
    from: ['held'],
    to: 'held',
    stays: true,
    access: FRAUD,
    confirm: 'reason',
  },
});

type HeldAction = keyof typeof table.actions;

const comment = longText({ required: true, min: 10, max: 500 });

const inputs = {
  release_held: { comment },
  return_held: { comment },
} as const satisfies Asks<HeldAction>;

/** What the conditions of a held transaction are calculated from; the gateway sends it with the record. */
export interface HeldFacts extends BankWord {
  /** It is held because the bank did not answer: what its log says decides. */
  isSilent: boolean;
  /** Number of the open fraud case over it. */
  fraudCase: string | null;
}

/** What must be known where the bank was silent; what is held for another reason never went to the bank. */
const ofSilent = ({ key, holds }: Condition<BankWord>): Condition<HeldFacts> => ({
  key,
  holds: (facts) => !facts.isSilent || holds(facts),
});

/**
 * While a fraud case is open its money stays where it is, and while the bank has not answered it is neither sent nor given
 * back (docs/domain/money.md 4.3).
 */
export const heldConditions: Conditions<HeldAction, HeldFacts> = {
  release_held: [
    {
      key: 'fraud_open',
      holds: ({ fraudCase }) => fraudCase === null,
      values: ({ fraudCase }) => ({ number: fraudCase ?? '' }),
    },
    ofSilent(lookedAt),
    ofSilent(answered),
  ],
  return_held: [ofSilent(lookedAt), ofSilent(answered), ofSilent(notExecuted)],
  read_log: [{ key: 'hold_not_silent', holds: ({ isSilent }) => isSilent }],
  report_fraud: [
    {
      key: 'fraud_reported',
      holds: ({ fraudCase }) => fraudCase === null,
      values: ({ fraudCase }) => ({ number: fraudCase ?? '' }),
    },
  ],
};

const heldBlock = (
  action: HeldAction,
  { facts }: { readonly facts?: unknown },
): ConditionBlock | null =>
  facts ? conditionsOf(heldConditions, action)(facts as HeldFacts) : null;

/** A held sum (docs/domain/money.md 4.3): finished or given back, both are final. */
export const heldLifecycle = { ...table, inputs, conditions: heldBlock } as const;
