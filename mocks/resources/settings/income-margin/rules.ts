import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible } from '../../../engine/tenancy';
import { INCOMES } from '../../customers/income/incomeParts';

/** A margin with how many incomes of its type there are, of those that the caller may see. */
function withIncomes(shown: MockRecord, { store, caller }: Call): MockRecord {
  const incomes = (store.collection(INCOMES)?.all ?? []).filter(
    (income) => income.type === shown.type && isVisible(caller, income),
  );
  const count = (state: string) => incomes.filter((income) => income.state === state).length;
  return { ...shown, waiting: count('PENDING'), approved: count('APPROVED') };
}

/** Margins of incomes: what is registered keeps its own (docs/domain/income.md 3.1). */
export const hooks: Hooks = {
  resource: 'income_margin',
  present: withIncomes,
  presentRow: withIncomes,
  recorded: ['margin'],
  actions: { change: (_, __, { margin }) => ({ margin }) },
};
