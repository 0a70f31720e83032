import type { HeldTransactionState } from '../../../domain/enums/accounting';
import {
  answered,
  bankAnswer,
  type BankWord,
  lookedAt,
  notExecuted,
} from '../../../domain/ledger/bankWord';
import { secondBlock } from '../../../domain/merchants/cashOut';
import type { Asks } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { longText } from '../../../fields';
import { payOutBlock, type PayOutFacts, takesTwo } from '../../../domain/ledger/payOut';
import { type Condition, type Conditions, conditionsOf } from '../../../entity/Condition';
import type { ActionPerson, ConditionBlock } from '../../../entity/lifecycle';
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
  return_held: { ...solved, success: 'toast.returned', tone: 'danger' },
  // What the bank was silent about: its log is looked into before anything is decided.
  // From an amount on one person looks at it and another releases.
  check_release: {
    from: ['held'],
    to: 'held',
    stays: true,
    access: CORRECT_BOOKS,
    confirm: 'consequence',
  },
  read_log: { from: ['held'], to: 'held', stays: true, access: BANK_INCOME, confirm: 'none' },
  report_fraud: {
    from: ['held'],
    to: 'held',
    stays: true,
    access: FRAUD,
    guard: 'refuses',
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
  /** What decides on money that leaves the house. */
  payOut: PayOutFacts;
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

interface Judged {
  readonly facts?: unknown;
  readonly amount?: string | null;
  readonly checkedBy?: string | null;
}

/** What is released leaves the house, by its rules: two people from an amount on (docs/domain/money.md 4.12). */
function heldBlock(
  action: HeldAction,
  { facts, amount = null, checkedBy = null }: Judged,
  { id }: ActionPerson,
): ConditionBlock | null {
  if (!facts) return null;
  const known = facts as HeldFacts;
  const block = conditionsOf(heldConditions, action)(known);
  if (block || (action !== 'release_held' && action !== 'check_release')) return block;
  // What the bank has executed has left the house already.
  const against = known.log === 'EXECUTED' ? null : payOutBlock(known.payOut, amount);
  if (against) return against;
  const second = secondBlock(
    action === 'release_held' ? 'pay' : 'check',
    { needsSecond: takesTwo(known.payOut, amount ?? '0') },
    checkedBy,
    id,
  );
  return (
    second && {
      kind: 'condition',
      message: `actionBlocks.held_${second}`,
      ...(second === 'same_person' ? { own: true } : {}),
    }
  );
}

/** A held sum (docs/domain/money.md 4.3): finished or given back, both are final. */
export const heldLifecycle = {
  ...table,
  inputs,
  conditions: heldBlock,
  outside: {
    by: 'bank',
    answer: ({ facts }: Judged) => {
      const known = facts as HeldFacts | undefined;
      return known?.isSilent ? bankAnswer(known) : null;
    },
    looks: ['read_log'],
  },
} as const;
