import type { LoanProductType, TermUnit } from '../enums/loans';
import { type LendingSettings, USUAL_SETTINGS } from './lendingSettings';

/**
 * The product of the loan request that the acceptance of an aggregation request makes (docs/domain/lending.md 4.5): by
 * the length of its term, which also decides on the queue that it waits in.
 */
export const aggregatedProduct = (
  duration: number,
  unit: TermUnit,
  { aggregationShortMonths }: Pick<LendingSettings, 'aggregationShortMonths'> = USUAL_SETTINGS,
): Extract<LoanProductType, 'LOAN' | 'LOAN_LONG_TERM'> =>
  unit === 'MONTH' && duration > aggregationShortMonths ? 'LOAN_LONG_TERM' : 'LOAN';
