import { incomeFormula } from '../../../../src/domain/income/formula';
import type { IncomeFacts } from '../../../../src/domain/income/approval';
import type { IncomeMonth } from '../../../../src/domain/income/months';
import type { IncomeMedium } from '../../../../src/domain/enums/customers';
import type { MockRecord } from '../../../engine/MockRecord';

/** The months of an income as the record keeps them. */
export const monthsOf = ({ months }: MockRecord): IncomeMonth[] => (months ?? []) as IncomeMonth[];

/** What an income's record says of its months: their number, average and what would be approved. */
export function figuresOf(income: MockRecord): Record<string, unknown> {
  const formula = incomeFormula(monthsOf(income), String(income.margin));
  return {
    monthCount: formula?.count ?? 0,
    averageAmount: formula?.average ?? null,
    amount: formula?.approved ?? null,
  };
}

const whole = (value: unknown): number => Number(value ?? 0);

/**
 * What an income's record says of its files, and what the conditions of its actions are calculated from.
 * @param files all of them
 * @param taken months that another approved income of the customer has
 * @param monthsMin fewest months that make an income; the usual number without it
 */
export function summaryOf(
  income: MockRecord,
  files: readonly MockRecord[],
  taken: ReadonlySet<string>,
  monthsMin?: number,
): Record<string, unknown> & { facts: IncomeFacts } {
  const counted = files.filter(({ isReplaced }) => isReplaced !== true);
  const sum = (field: string) => counted.reduce((all, file) => all + whole(file[field]), 0);
  const inState = (...states: string[]) =>
    counted.filter(({ state }) => states.includes(String(state))).length;
  const hands = [income.createdBy, ...files.map(({ decidedBy }) => decidedBy)].filter(
    (hand): hand is string => typeof hand === 'string',
  );
  const facts: IncomeFacts = {
    medium: income.medium as IncomeMedium,
    months: monthsOf(income).length,
    monthsMin,
    monthsTaken: monthsOf(income).filter(({ month }) => taken.has(month)).length,
    files: counted.length,
    filesConfirmed: inState('CONFIRMED', 'APPROVED'),
    filesRejected: inState('REJECTED'),
    totalPages: sum('totalPages'),
    viewedPages: sum('viewedPages'),
    hands: [...new Set(hands)],
  };
  return {
    facts,
    fileCount: facts.files,
    confirmedCount: facts.filesConfirmed,
    totalPages: facts.totalPages,
    viewedPages: facts.viewedPages,
  };
}
