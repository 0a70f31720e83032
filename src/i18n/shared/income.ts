import type { Words } from '../words';

/** Kinds of income, where they are assessed and where their margins are set. */
export const incomeEnums = {
  IncomeType: {
    SALARY: { mn: 'Цалин', en: 'Salary', ru: 'Зарплата' },
    BUSINESS: { mn: 'Бизнесийн орлого', en: 'Business', ru: 'Бизнес' },
    RENT: { mn: 'Түрээсийн орлого', en: 'Rent', ru: 'Аренда' },
    PENSION: { mn: 'Тэтгэвэр', en: 'Pension', ru: 'Пенсия' },
    HERDER: { mn: 'Мал аж ахуйн орлого', en: 'Herding', ru: 'Животноводство' },
    OTHER: { mn: 'Бусад орлого', en: 'Other', ru: 'Прочее' },
  },
} satisfies Words;
