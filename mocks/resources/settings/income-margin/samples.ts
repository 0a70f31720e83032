import { IncomeType } from '../../../../src/domain/enums/customers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';
import { USUAL_MARGINS } from '../../customers/income/incomeMargins';

/** The margins as they were first set, one for each type of income. */
export const samples: SampleMaker = {
  resource: 'income_margin',
  make: (world) => {
    const at = daysAgo(world, 300);
    const author = world.people.find(({ username }) => username === 'economist')?.id ?? null;
    return IncomeType.values.map((type, index) => ({
      id: index + 1,
      type,
      margin: Number(USUAL_MARGINS[type]),
      state: 'IN_FORCE',
      createdAt: at,
      createdBy: author,
      updatedAt: at,
      updatedBy: author,
    }));
  },
};
