import { minus, total, ZERO } from '../lending/amounts';
import type { Verdict } from './Check';

/** Two sums that must agree, and what their difference is known to be. */
export interface NamedSums {
  left: string;
  right: string;
  /** Records of which the two sides differ for no known cause. */
  differences?: readonly unknown[];
  /** What `left` has more than `right`, by cause; decimal strings. */
  named?: readonly { amount: string }[];
}

/**
 * How two sums stand to each other. A difference is explained only where its causes come to it, to the last möngö
 * (docs/domain/money.md 8.4).
 */
export function namedVerdict({ left, right, differences = [], named = [] }: NamedSums): Verdict {
  const difference = minus(left, right);
  if (differences.length > 0 || difference !== total(named.map(({ amount }) => amount)))
    return 'unequal';
  return difference === ZERO ? 'equal' : 'explained';
}
