import type { Words } from '../../../i18n/words';
import { incomeFields } from '../income-request/words';

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
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        returned: { mn: 'Буцаасан', en: 'Returned', ru: 'Возвращённые' },
        approved: { mn: 'Батлагдсан', en: 'Approved', ru: 'Одобренные' },
        refused: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонённые' },
        registering: { mn: 'Бүртгэж байгаа', en: 'Being registered', ru: 'Регистрируются' },
      },
    },
  },
} satisfies Words;
