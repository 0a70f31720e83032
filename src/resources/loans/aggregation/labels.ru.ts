import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/assessment': {
      name: 'Оценка кредита |||| Оценки кредитов |||| Оценки кредитов',
      fields: {
        customerId: 'Клиент',
        assessedBy: 'Кто оценил',
        loanId: 'Созданная заявка на кредит',
        interestRate: 'Процентная ставка',
        accountNumber: 'Счёт для выдачи',
        assessedAmount: 'Оценённая сумма',
        requestNumber: 'Номер заявки',
        requestedAmount: 'Запрошенная сумма',
        requestedAt: 'Дата заявки',
        duration: 'Срок',
        termUnit: 'Единица срока',
        score: 'Кредитный балл',
        viewedAt: 'Просмотрена',
        expiresOn: 'Действует до',
        rejectReason: 'Причина отказа',
        decidedAt: 'Дата решения',
        decidedBy: 'Кто решил',
        monthlyIncome: 'Месячный доход',
        monthlyDebt: 'Месячные платежи по долгам',
      },
      views: {
        waiting: 'Ожидают',
        accepted: 'Приняты',
        refused: 'Отклонены',
        expired: 'Истекли',
        cancelled: 'Отменены',
      },
      sections: { request: 'Заявка', assessment: 'Оценка', decision: 'Решение' },
    },
  },
};
