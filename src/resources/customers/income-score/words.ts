import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'cus-income-score:list': {
      mn: 'Орлогын оноо харах',
      en: 'See income scores',
      ru: 'Скоринг доходов',
      demo: ['admin', 'economist'],
    },
  },
  income: {
    change: { mn: 'Батласны дараа', en: 'After approval', ru: 'После одобрения' },
  },
  resources: {
    'customers/income/score-list': {
      name: {
        mn: 'Орлогын оноо |||| Орлогын оноо',
        en: 'Income score |||| Income scores',
        ru: 'Балл по доходу |||| Баллы по доходам |||| Баллы по доходам',
      },
      fields: {
        type: { mn: 'Орлогын төрөл', en: 'Income type', ru: 'Вид дохода' },
        averageAmount: {
          mn: 'Сарын дундаж орлого',
          en: 'Average monthly income',
          ru: 'Среднемесячный доход',
        },
        margin: { mn: 'Маржин', en: 'Margin', ru: 'Маржа' },
        amount: { mn: 'Батлагдсан орлого', en: 'Approved income', ru: 'Одобренный доход' },
        points: { mn: 'Орлогын оноо', en: 'Income points', ru: 'Балл по доходу' },
        scoreBefore: { mn: 'Өмнөх зээлийн оноо', en: 'Score before', ru: 'Кредитный балл до' },
        scoreAfter: { mn: 'Шинэ зээлийн оноо', en: 'Score after', ru: 'Кредитный балл после' },
        limitBefore: {
          mn: 'Өмнөх зээлийн эрх',
          en: 'Credit limit before',
          ru: 'Кредитный лимит до',
        },
        limitAfter: {
          mn: 'Шинэ зээлийн эрх',
          en: 'Credit limit after',
          ru: 'Кредитный лимит после',
        },
        salaryBefore: { mn: 'Өмнөх цалин', en: 'Salary before', ru: 'Заработная плата до' },
        computedAt: { mn: 'Тооцсон огноо', en: 'Computed at', ru: 'Дата расчёта' },
        isCurrent: { mn: 'Одоо хүчинтэй эсэх', en: 'In force now', ru: 'Действует сейчас' },
      },
      views: {
        current: { mn: 'Одоо хүчинтэй', en: 'In force now', ru: 'Действующие' },
      },
      sections: {
        score: { mn: 'Оноо', en: 'Score', ru: 'Балл' },
        income: { mn: 'Орлого', en: 'Income', ru: 'Доход' },
        limit: { mn: 'Зээлийн эрх', en: 'Credit limit', ru: 'Кредитный лимит' },
      },
    },
  },
} satisfies Words;
