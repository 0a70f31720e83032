import { monthIssues, type IncomeMonth, type MonthTerms } from '../../../domain/income/months';
import type { AnyEntity } from '../../../entity/entity';
import { recordSchema, type FormSchema } from '../../../entity/validate';

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

/** What the form must be: the rules of an income; what concerns one month is shown at its box, the rest at the grid. */
export function registrationSchema(entity: AnyEntity, terms: MonthTerms): FormSchema {
  return recordSchema(entity, {
    omit: ['months'],
    rules: (values: GridValues) => {
      const income = incomeOfForm(values);
      const others = (entity.rules?.(income) ?? []).filter(({ field }) => field !== 'months');
      const months = monthIssues(income.months as IncomeMonth[], terms);
      return [
        ...others,
        ...months.map(({ month, ...issue }) => ({
          ...issue,
          field: month ? `grid.${month}` : 'months',
        })),
      ];
    },
  });
}
