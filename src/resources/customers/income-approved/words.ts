import type { Words } from '../../../i18n/words';
import { incomeFields } from '../income-request/words';

export const words = {
  resources: {
    'customers/income/approved': {
      name: {
        mn: 'Орлого |||| Батлагдсан орлого',
        en: 'Income |||| Approved income',
        ru: 'Доход |||| Одобренные доходы |||| Одобренные доходы',
      },
      fields: incomeFields,
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        refused: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонённые' },
        paper: { mn: 'Цаасан', en: 'On paper', ru: 'На бумаге' },
      },
    },
  },
} satisfies Words;
