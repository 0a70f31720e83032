import { incomeFormula } from '../../../domain/income/formula';
import type { IncomeStatusAnswer } from './api';

/** What was earned month by month, accepted months apart from those that still wait. */
export interface MonthSeries {
  /** YYYY-MM, from the first month with an income to the last of the window. */
  months: string[];
  /** Decimal strings; null in a month without such an income. */
  confirmed: (string | null)[];
  waiting: (string | null)[];
  /** Of the accepted months, rounded half up; null without one. */
  mean: string | null;
}

/** The months of a customer's income as a picture has them (docs/domain/income.md 2.1, 3.1). */
export function monthSeries(months: IncomeStatusAnswer['months']): MonthSeries {
  const first = months.findIndex(({ standing }) => standing !== 'EMPTY');
  const shown = first < 0 ? [] : months.slice(first);
  const amountsOf = (standing: 'CONFIRMED' | 'WAITING') =>
    shown.map((one) => (one.standing === standing ? one.amount : null));
  const accepted = shown.flatMap(({ month, standing, amount }) =>
    standing === 'CONFIRMED' && amount !== null ? [{ month, amount }] : [],
  );
  return {
    months: shown.map(({ month }) => month),
    confirmed: amountsOf('CONFIRMED'),
    waiting: amountsOf('WAITING'),
    mean: incomeFormula(accepted, '100')?.average ?? null,
  };
}
