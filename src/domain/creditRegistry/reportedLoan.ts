import type {
  CreditRegistryClassification,
  CreditRegistryDifference,
  CreditRegistryLoanState,
  CreditRegistryLoanType,
} from '../enums/credit-registry';
import { compareMoney, type MoneyValue } from '../money';

/** One of our loans as it is, or was, reported to the credit registry (docs/domain/registries.md 2.1). */
export interface ReportedLoan {
  /** Register number of whose loan it is: of a person or a company. */
  regnum: string | null;
  /** The class of the day on which it is written. */
  classification: CreditRegistryClassification;
  /** Principal that is still owed, decimal string. */
  balance: MoneyValue;
  /** FINISHED once it is closed, EXPIRED while it is past due; null in order. */
  loanState: CreditRegistryLoanState | null;
  contract: string | null;
  loanType: CreditRegistryLoanType | null;
  /** YYYY-MM-DD */
  endDate: string | null;
}

/**
 * In what the registry's record differs from ours, the gravest first. A finished loan has no class and no balance any
 * more: there the state alone counts beside what identifies it. Nothing differs where nothing was written yet.
 */
export function differencesOf(
  ours: ReportedLoan,
  registry: ReportedLoan | null,
): CreditRegistryDifference[] {
  if (!registry) return [];
  const isFinished = ours.loanState === 'FINISHED';
  const finishedThere = registry.loanState === 'FINISHED';
  const differs: readonly (readonly [CreditRegistryDifference, boolean])[] = [
    ['REGNUM', ours.regnum !== registry.regnum],
    ['CLASSIFICATION', !isFinished && ours.classification !== registry.classification],
    ['STATE', isFinished !== finishedThere],
    ['BALANCE', !isFinished && compareMoney(ours.balance, registry.balance) !== 0],
    ['CONTRACT', ours.contract !== registry.contract],
    ['TYPE', ours.loanType !== registry.loanType],
    ['END_DATE', ours.endDate !== registry.endDate],
  ];
  return differs.flatMap(([difference, holds]) => (holds ? [difference] : []));
}
