import { only, type Words } from '../../../i18n/words';
import { words as room } from '../../loans/loan/words';

const source = room.resources.loans;

export const words = {
  resources: {
    'customers/income/loan-list': {
      name: {
        mn: 'Орлогод суурилсан зээл |||| Орлогод суурилсан зээл',
        en: 'Loan by income |||| Loans by income',
        ru: 'Кредит по доходу |||| Кредиты по доходу |||| Кредиты по доходу',
      },
      fields: {
        ...only(source.fields, ['code']),
        state: { mn: 'Зээлийн явц', en: 'Loan state', ru: 'Статус кредита' },
        lentAmount: { mn: 'Зээлийн дүн', en: 'Lent amount', ru: 'Сумма выдачи' },
        creditLimit: { mn: 'Зээлийн эрх', en: 'Credit limit', ru: 'Кредитный лимит' },
        incomeType: { mn: 'Орлогын төрөл', en: 'Income type', ru: 'Вид дохода' },
        amount: { mn: 'Батлагдсан орлого', en: 'Approved income', ru: 'Одобренный доход' },
        approvedAt: {
          mn: 'Орлого баталсан огноо',
          en: 'Income approved at',
          ru: 'Дата одобрения дохода',
        },
        ageDays: {
          mn: 'Орлогын нас (хоног)',
          en: 'Age of the income (days)',
          ru: 'Давность дохода (дней)',
        },
        isStale: { mn: 'Хуучирсан эсэх', en: 'Outdated', ru: 'Устарел' },
        lendedDate: { mn: 'Зээл олгосон огноо', en: 'Issue date', ru: 'Дата выдачи' },
        refundDate: { mn: 'Төлөх огноо', en: 'Repayment date', ru: 'Дата погашения' },
      },
      views: {
        stale: {
          mn: 'Хуучирсан орлоготой',
          en: 'With outdated income',
          ru: 'С устаревшим доходом',
        },
        fresh: { mn: 'Шинэ орлоготой', en: 'With recent income', ru: 'С недавним доходом' },
        ongoing: { mn: 'Хүчинтэй зээл', en: 'Active loans', ru: 'Действующие кредиты' },
      },
    },
  },
} satisfies Words;
