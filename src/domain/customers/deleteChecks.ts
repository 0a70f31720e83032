import { compareMoney } from '../money';
import { DeleteCheck } from '../enums/customerIdentity';

/** What a customer still has; money is a decimal string in tögrög. */
export interface DeleteFacts {
  openLoans: number;
  walletBalance: string;
  depositBalance: string;
  heldAmount: string;
  guaranteedLoans: number;
  openFraudOrCourt: number;
  unclaimed: number;
}

/** One thing to be settled before a deletion, with what was found. */
export interface DeleteCheckResult {
  check: DeleteCheck;
  passed: boolean;
  /** A count, or an amount as a decimal string. */
  found: number | string;
}

const FOUND: Readonly<Record<DeleteCheck, (facts: DeleteFacts) => number | string>> = {
  OPEN_LOAN: ({ openLoans }) => openLoans,
  WALLET: ({ walletBalance }) => walletBalance,
  DEPOSIT: ({ depositBalance }) => depositBalance,
  HELD: ({ heldAmount }) => heldAmount,
  GUARANTOR: ({ guaranteedLoans }) => guaranteedLoans,
  FRAUD_COURT: ({ openFraudOrCourt }) => openFraudOrCourt,
  UNCLAIMED: ({ unclaimed }) => unclaimed,
};

const isNothing = (found: number | string): boolean => compareMoney(found, 0) === 0;

/** Every pre-check of a deletion in the order of docs/domain/customers.md 12.2; each must find nothing. */
export const deleteChecks = (facts: DeleteFacts): DeleteCheckResult[] =>
  DeleteCheck.values.map((check) => {
    const found = FOUND[check](facts);
    return { check, passed: isNothing(found), found };
  });

/** How many pre-checks found something. */
export const openChecks = (checks: readonly DeleteCheckResult[]): number =>
  checks.filter(({ passed }) => !passed).length;
