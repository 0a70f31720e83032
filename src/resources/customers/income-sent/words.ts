import type { Words } from '../../../i18n/words';
import { words as area } from '../words';

export const words = {
  resources: {
    'customers/income/sent': {
      name: {
        mn: 'Орлого |||| Илгээсэн орлого',
        en: 'Income |||| Sent income',
        ru: 'Доход |||| Отправленные доходы |||| Отправленные доходы',
      },
      fields: area.resources.income.fields,
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        returned: { mn: 'Буцаасан', en: 'Returned', ru: 'Возвращённые' },
        approved: { mn: 'Батлагдсан', en: 'Approved', ru: 'Одобренные' },
        refused: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонённые' },
        paper: { mn: 'Цаасан', en: 'On paper', ru: 'На бумаге' },
        registering: { mn: 'Бүртгэж байгаа', en: 'Being registered', ru: 'Регистрируются' },
      },
    },
  },
} satisfies Words;
