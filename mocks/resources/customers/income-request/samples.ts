import { incomesOf } from '../income/incomeMaking';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

/** Incomes in every state, of both media. */
export const samples: SampleMaker = {
  resource: 'customers/income/requests',
  make: (world) => incomesOf(world).incomes.map((income) => ({ ...income, id: income.id })),
};
