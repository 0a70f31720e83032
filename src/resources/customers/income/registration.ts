import { monthBreaches, type MonthTerms } from '../../../domain/income/months';
import { errorTree, formErrors } from '../../../crud/form/formErrors';
import type { AnyEntity } from '../../../entity/entity';

/** What the form holds beside the fields of an income: an amount for each month of the grid. */
export interface GridValues extends Record<string, unknown> {
  grid?: Readonly<Record<string, string | null | undefined>>;
}

/** The income that the form is about: only months with an amount are registered. */
export function incomeOfForm({ grid = {}, ...values }: GridValues): Record<string, unknown> {
  const months = Object.entries(grid)
    .filter(([, amount]) => amount !== null && amount !== undefined && amount !== '')
    .map(([month, amount]) => ({ month, amount }))
    .sort((one, other) => (one.month < other.month ? -1 : 1));
  return { ...values, months };
}

/** Everything wrong with the form; what concerns one month stands at its box, the rest at the grid. */
export function registrationErrors(
  entity: AnyEntity,
  values: GridValues,
  terms: MonthTerms,
): Record<string, unknown> {
  const income = incomeOfForm(values);
  const others = Object.entries(formErrors(entity, income)).filter(([field]) => field !== 'months');
  const breaches = monthBreaches(income.months as { month: string; amount: string }[], terms);
  const own = breaches.map(({ month, message, values: args }) => ({
    path: month ? `grid.${month}` : 'months',
    key: message,
    values: args,
  }));
  return { ...Object.fromEntries(others), ...errorTree(own) };
}
