import type { Same } from '../../Same';
import type { incomeEnums as mn } from '../../mn/shared/income';

/** English texts: kinds of income, where they are assessed and where their margins are set. */
export const incomeEnums: Same<typeof mn> = {
  IncomeType: {
    SALARY: 'Salary',
    BUSINESS: 'Business',
    RENT: 'Rent',
    PENSION: 'Pension',
    HERDER: 'Herding',
    OTHER: 'Other',
  },
};
