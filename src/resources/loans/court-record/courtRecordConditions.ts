import type { CourtActName } from '../../../domain/lifecycles/courtLifecycle';
import { type Conditions, conditionsOf } from '../../../entity/Condition';
import { compareMoney, type MoneyValue } from '../../../domain/money';
import type { ConditionBlock } from '../../../entity/lifecycle';

/** What the conditions of a court record are calculated from; the gateway sends it with the record. */
export interface CourtFacts {
  /** Variables of the letter without a value, or unknown ones. */
  missing: number;
  /** Sum of the claim's parts. */
  claimTotal: MoneyValue;
  /** Total of the last printed letter; null before the first one. */
  letterTotal: MoneyValue;
  /** What the court awarded; null before its decision. */
  awarded: MoneyValue;
  /** What the loan still owes, with everything. */
  owed: MoneyValue;
}

const table: Conditions<CourtActName, CourtFacts> = {
  print_letter: [
    {
      key: 'letter_incomplete',
      holds: ({ missing }) => missing === 0,
      values: ({ missing }) => ({ count: missing }),
    },
  ],
  file_claim: [
    {
      key: 'letter_differs',
      holds: ({ claimTotal, letterTotal }) => compareMoney(claimTotal, letterTotal) === 0,
    },
  ],
  enforce: [{ key: 'award_missing', holds: ({ awarded }) => compareMoney(awarded, 0) !== null }],
  settle: [
    {
      key: 'claim_open',
      holds: ({ awarded, owed }) =>
        compareMoney(awarded, 0) !== null || compareMoney(owed, 0) !== 1,
    },
  ],
};

/**
 * What stands against an act of a court record beside its state and the right (R17 among it, docs/domain/money.md 9.1).
 */
export function courtConditions(
  action: CourtActName,
  record: { readonly facts?: unknown },
): ConditionBlock | null {
  const facts = record.facts as CourtFacts | undefined;
  return facts ? conditionsOf(table, action)(facts) : null;
}
