import type { HeldTransactionState } from '../../../domain/enums/accounting';
import type { Asks } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { longText } from '../../../fields';
import { type Conditions, conditionsOf } from '../../../entity/Condition';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { CORRECT_BOOKS, FRAUD } from '../rights';

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
export interface HeldFacts {
  /** Number of the open fraud case over it. */
  fraudCase: string | null;
}

/** While a fraud case is open its money stays where it is (docs/domain/money.md 4.3). */
export const heldConditions: Conditions<HeldAction, HeldFacts> = {
  release_held: [
    {
      key: 'fraud_open',
      holds: ({ fraudCase }) => fraudCase === null,
      values: ({ fraudCase }) => ({ number: fraudCase ?? '' }),
    },
  ],
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
