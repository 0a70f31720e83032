import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'cus-income-margin:access': {
      mn: 'Орлогын маржин тохируулах',
      en: 'Set income margins',
      ru: 'Настройка маржи дохода',
      demo: ['admin', 'economist'],
    },
  },
  incomeMargin: {
    example: {
      mn: 'Дундаж орлого %{amount} байхад тооцох орлого',
      en: 'What counts of an average of %{amount}',
      ru: 'Сколько учитывается при среднем доходе %{amount}',
    },
    kept: {
      mn: 'Өмнө бүртгэсэн орлого хуучин маржинтайгаа үлдэнэ. Шийдвэр хүлээж буй: %{waiting}, батлагдсан: %{approved}.',
      en: 'Incomes registered before keep their margin. Waiting for a decision: %{waiting}, approved: %{approved}.',
      ru: 'Ранее зарегистрированные доходы сохраняют свою маржу. Ожидают решения: %{waiting}, одобрено: %{approved}.',
    },
  },
  resources: {
    income_margin: {
      name: {
        mn: 'Орлогын маржин |||| Орлогын маржин',
        en: 'Income margin |||| Income margins',
        ru: 'Маржа дохода |||| Маржи доходов |||| Маржи доходов',
      },
      fields: {
        type: { mn: 'Орлогын төрөл', en: 'Type of income', ru: 'Вид дохода' },
        margin: { mn: 'Маржин', en: 'Margin', ru: 'Маржа' },
        waiting: {
          mn: 'Шийдвэр хүлээж буй орлого',
          en: 'Incomes waiting for a decision',
          ru: 'Доходы, ожидающие решения',
        },
        approved: { mn: 'Батлагдсан орлого', en: 'Approved incomes', ru: 'Одобренные доходы' },
      },
      actions: {
        change: { mn: 'Маржин өөрчлөх', en: 'Change margin', ru: 'Изменить маржу' },
      },
      events: {
        change: { mn: 'Маржин өөрчилсөн', en: 'Margin changed', ru: 'Маржа изменена' },
      },
    },
  },
} satisfies Words;
