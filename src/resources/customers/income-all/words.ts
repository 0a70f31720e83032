import { only, type Words } from '../../../i18n/words';
import { incomeFields, words as income } from '../income-request/words';

const source = income.resources['customers/income/requests'];

export const words = {
  resources: {
    'customers/income/all': {
      name: {
        mn: 'Орлого |||| Бүх орлого',
        en: 'Income |||| All incomes',
        ru: 'Доход |||| Все доходы |||| Все доходы',
      },
      fields: incomeFields,
      views: {
        ...only(source.views, ['waiting', 'returned', 'approved', 'refused']),
        registering: { mn: 'Бүртгэж байгаа', en: 'Being registered', ru: 'Регистрируются' },
      },
    },
  },
} satisfies Words;
