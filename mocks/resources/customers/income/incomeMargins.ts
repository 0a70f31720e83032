import type { IncomeType } from '../../../../src/domain/enums/customers';
import type { Store } from '../../../engine/Store';

/** Percent of an average that counts, by type, until somebody sets another one; what the samples are made with. */
export const USUAL_MARGINS: Readonly<Record<IncomeType, string>> = {
  SALARY: '80',
  BUSINESS: '60',
  RENT: '70',
  PENSION: '90',
  HERDER: '50',
  OTHER: '40',
};

/** The margins in force: what `settings/income/margin` holds (docs/domain/income.md 3.1). */
export function incomeMarginsOf(store: Pick<Store, 'collection'>): Record<IncomeType, string> {
  const set = (store.collection('income_margin')?.all ?? []).map(({ type, margin }) => [
    type,
    String(margin),
  ]);
  return { ...USUAL_MARGINS, ...Object.fromEntries(set) };
}
