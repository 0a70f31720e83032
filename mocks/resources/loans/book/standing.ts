import { daysPastDue } from '../../../../src/domain/lending/daysPastDue';
import type { NplStage } from '../../../../src/domain/enums/loans';
import type { LoanFile } from './LoanFile';

/** Whether a loan keeps its customer from borrowing on a day: past due, in the risk department or in court. */
export function holdsLending({ state, book }: LoanFile, day: string): boolean {
  if (state === 'LOAN_RISK' || state === 'LOAN_COURT') return true;
  return state === 'LOAN_ONGOING' && book !== null && daysPastDue(book.rows, day) > 0;
}

/**
 * The stage of a customer's non-performing loans: the latest of all of them (T12, T13, docs/domain/lending.md 11.1,
 * 11.2).
 */
export function nplStageOf(files: readonly LoanFile[]): NplStage | null {
  if (files.some(({ state }) => state === 'LOAN_COURT')) return 'COURT';
  return files.some(({ state }) => state === 'LOAN_RISK') ? 'DEPARTMENT' : null;
}
