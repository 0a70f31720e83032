import type { FeeStepState, FeeType } from '../enums/content';
import { minus } from '../lending/amounts';
import { compareMoney } from '../money';

/** One step: amounts from `transactionAmount` on cost `feeAmount`, up to where the next step begins. Decimal strings. */
export interface FeeStep {
  feeType?: FeeType | null;
  transactionAmount?: string | null;
  feeAmount?: string | null;
  isActiveForm?: FeeStepState | null;
}

/** The smallest amount between two steps. */
const MONGO = '0.01';

const amountOf = ({ transactionAmount }: FeeStep): string => transactionAmount ?? '0';

/** The steps that count for a kind of transfer, the lowest first (docs/domain/content-and-messaging.md 1.10). */
export const feeLadder = <S extends FeeStep>(steps: readonly S[], feeType: FeeType): S[] =>
  steps
    .filter((step) => step.feeType === feeType && step.isActiveForm === 'ACTIVE')
    .sort((one, other) => compareMoney(amountOf(one), amountOf(other)) ?? 0);

/** The step of a ladder that an amount falls into; none where nothing is charged. */
export const stepOf = <S extends FeeStep>(ladder: readonly S[], amount: string): S | undefined =>
  ladder.findLast((step) => compareMoney(amountOf(step), amount) !== 1);

/** The last amount of a step: just below where the next one begins; nothing for the highest. */
export function endOfStep(ladder: readonly FeeStep[], step: FeeStep): string | null {
  const next = ladder.find((one) => compareMoney(amountOf(one), amountOf(step)) === 1);
  return next ? minus(amountOf(next), MONGO) : null;
}

/** What of the other steps of its kind decides whether a step is put into or taken out of the ladder. */
export interface FeeStepFacts {
  /** Another active step begins at the same amount. */
  hasTwin: boolean;
  /** An active step begins at 0. */
  hasFirst: boolean;
  /** Other active steps. */
  others: number;
}

/** The other active steps of its kind, as a step sees them. */
export function feeStepFacts(
  steps: readonly (FeeStep & { id?: unknown })[],
  step: FeeStep & { id?: unknown },
): FeeStepFacts {
  const others = step.feeType
    ? feeLadder(steps, step.feeType).filter(({ id }) => id !== step.id)
    : [];
  return {
    hasTwin: others.some((one) => compareMoney(amountOf(one), amountOf(step)) === 0),
    hasFirst: others.some((one) => compareMoney(amountOf(one), '0') === 0),
    others: others.length,
  };
}
