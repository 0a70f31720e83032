import { compareMoney, MISSING, type MoneyValue, toMoney } from '../money';

/** Checks of figures that must agree, by their numbers in docs/domain/money.md 9.1. */
export type CheckId =
  | 'R1'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'R5'
  | 'R6'
  | 'R7'
  | 'R8'
  | 'R9'
  | 'R10'
  | 'R12'
  | 'R13'
  | 'R14'
  | 'R15'
  | 'R16'
  | 'R17'
  | 'R18'
  | 'R19'
  | 'R20'
  | 'R23'
  | 'R24';

/** The causes that may be named for an unequal R7 (docs/domain/money.md 9.3). */
export type CheckCause = 'waitingForEndOfDay' | 'renewalWatch' | 'manualUpgrade';

/** The two sides of a check, raw: decimals, counts or classes as text; a dash where a side is no amount. */
export interface Check {
  id: CheckId;
  ok: boolean;
  left: string;
  right: string;
  /** Why the sides may differ for now; only where they do. */
  cause?: CheckCause;
  /** What the difference sits in, e.g. the journals out of balance. */
  where?: readonly string[];
}

/** How the reconciliation bar shows a check: equal, unequal with a cause that is allowed, or unequal. */
export type Verdict = 'equal' | 'explained' | 'unequal';

export const verdictOf = ({ ok, cause }: Check): Verdict => {
  if (ok) return 'equal';
  return cause ? 'explained' : 'unequal';
};

/** Compares raw amounts to the last decimal. A side that is no amount never agrees. */
export function checkMoney(id: CheckId, left: MoneyValue, right: MoneyValue): Check {
  return {
    id,
    ok: compareMoney(left, right) === 0,
    left: toMoney(left) ?? MISSING,
    right: toMoney(right) ?? MISSING,
  };
}
