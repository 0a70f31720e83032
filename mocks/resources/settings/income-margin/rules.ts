import { incomeFormula } from '../../../../src/domain/income/formula';
import type { IncomeMonth } from '../../../../src/domain/income/months';
import { total, ZERO } from '../../../../src/domain/lending/amounts';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible } from '../../../engine/tenancy';
import { INCOMES } from '../../customers/income/incomeParts';
import { ofLastMonth } from '../change/lastMonth';

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
  lastMonth: {
    change: ({ record, after }, { store }) => {
      const incomes = ofLastMonth(store, INCOMES).filter(({ type }) => type === record?.type);
      const sum = (margin: unknown) =>
        total(
          incomes.map(
            ({ months }) =>
              incomeFormula(months as readonly IncomeMonth[], margin as number)?.approved ?? ZERO,
          ),
        );
      return [{ says: 'written', before: sum(record?.margin), after: sum(after.margin) }];
    },
  },
  actions: { change: (_, __, { margin }) => ({ margin }) },
};
