import type { IncomeType } from '../../../../src/domain/enums/customers';

/** Percent of an average that counts, by type: what `settings/income/margin` holds. */
export const INCOME_MARGINS: Record<IncomeType, string> = {
  SALARY: '80',
  BUSINESS: '60',
  RENT: '70',
  PENSION: '90',
  HERDER: '50',
  OTHER: '40',
};
