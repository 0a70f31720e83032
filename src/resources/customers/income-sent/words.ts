import type { Words } from '../../../i18n/words';
import { incomeFields } from '../income-request/words';

export const words = {
  resources: {
    'customers/income/sent': {
      name: {
        mn: 'Орлого |||| Илгээсэн орлого',
        en: 'Income |||| Sent income',
        ru: 'Доход |||| Отправленные доходы |||| Отправленные доходы',
      },
      fields: incomeFields,
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        returned: { mn: 'Буцаасан', en: 'Returned', ru: 'Возвращённые' },
        approved: { mn: 'Батлагдсан', en: 'Approved', ru: 'Одобренные' },
        refused: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонённые' },
      },
    },
  },
} satisfies Words;
