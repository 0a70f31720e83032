import { only, type Words } from '../../../i18n/words';
import { incomeFields, words as income } from '../income-request/words';

const source = income.resources['customers/income/requests'];

export const words = {
  resources: {
    'customers/income/approved': {
      name: {
        mn: 'Орлого |||| Батлагдсан орлого',
        en: 'Income |||| Approved income',
        ru: 'Доход |||| Одобренные доходы |||| Одобренные доходы',
      },
      fields: incomeFields,
      views: only(source.views, ['paper']),
    },
  },
} satisfies Words;
