import { only, type Words } from '../../../i18n/words';
import { incomeFields, words as income } from '../income-request/words';

const source = income.resources['customers/income/requests'];

export const words = {
  resources: {
    'customers/income/sent': {
      name: {
        mn: 'Орлого |||| Илгээсэн орлого',
        en: 'Income |||| Sent income',
        ru: 'Доход |||| Отправленные доходы |||| Отправленные доходы',
      },
      fields: incomeFields,
      views: only(source.views, ['waiting', 'returned', 'approved', 'refused']),
    },
  },
} satisfies Words;
