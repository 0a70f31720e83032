import type { FeeStepState, FeeType } from '../enums/content';
import { excess, minus, plus, smaller, ZERO } from '../lending/amounts';
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

/** What an amount costs by a ladder: nothing below its first step. */
export const feeBy = (ladder: readonly FeeStep[], amount: string): string =>
  plus(stepOf(ladder, amount)?.feeAmount ?? ZERO);

/**
 * The most that may be moved so that it and its own fee together are within a limit (docs/domain/wallets.md 1.3). Steps are
 * looked at one by one, because a larger amount may cost so much more that only a smaller one fits.
 */
export function mostWithFee(ladder: readonly FeeStep[], limit: string): string {
  let most = ZERO;
  const take = (from: string, end: string | null, fee: string) => {
    const left = excess(limit, fee);
    const reach = end === null ? left : smaller(left, end);
    if (compareMoney(reach, from) !== -1 && compareMoney(reach, most) === 1) most = reach;
  };
  const [first] = ladder;
  const free = first ? excess(amountOf(first), MONGO) : null;
  if (!first || compareMoney(amountOf(first), '0') === 1) take(ZERO, free, ZERO);
  for (const step of ladder) take(amountOf(step), endOfStep(ladder, step), step.feeAmount ?? ZERO);
  return most;
}

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
