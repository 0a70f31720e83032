import type { Same } from '../../Same';
import type { incomeEnums as mn } from '../../mn/shared/income';

/** Russian texts: kinds of income, where they are assessed and where their margins are set. */
export const incomeEnums: Same<typeof mn> = {
  IncomeType: {
    SALARY: 'Зарплата',
    BUSINESS: 'Бизнес',
    RENT: 'Аренда',
    PENSION: 'Пенсия',
    HERDER: 'Животноводство',
    OTHER: 'Прочее',
  },
};
