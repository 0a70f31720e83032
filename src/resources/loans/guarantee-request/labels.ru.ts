import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/guarantee-request': {
      name: 'Заявка на поручительство |||| Заявки на поручительство |||| Заявки на поручительство',
      fields: {
        guarantor: 'Поручитель',
        borrower: 'Заёмщик',
        guarantorId: 'Карточка поручителя',
        guarantorRegnum: 'Регистрационный номер поручителя',
        borrowerId: 'Карточка заёмщика',
        loanId: 'Кредит',
        code: 'Код кредита',
        lentAmount: 'Сумма кредита',
        guaranteedAmount: 'Сумма поручительства',
        loanState: 'Ход выдачи кредита',
        requestedAt: 'Дата заявки',
        decidedAt: 'Дата ответа',
        decidedBy: 'Кто отменил',
      },
      actions: {
        guarantee_agreed: 'Поручитель согласился',
        guarantee_refused: 'Поручитель отказался',
      },
      views: {
        waiting: 'Ожидают',
        approved: 'Одобрены',
        refused: 'Отклонены',
        cancelled: 'Отменены',
        failed: 'Выдача не состоялась',
      },
      sections: { request: 'Заявка', decision: 'Ответ' },
    },
  },
  enums: {
    GuaranteeRequestState: {
      PENDING: 'На рассмотрении',
      APPROVED: 'Одобрена',
      REJECTED: 'Отклонена',
      CANCELLED: 'Отменена',
    },
    GuaranteeLoanState: { FAILED_TO_PROCEED: 'Не удалось продолжить' },
  },
};
