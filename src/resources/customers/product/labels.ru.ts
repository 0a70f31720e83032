import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    product: {
      loans: 'Кредиты этого продукта',
      none: 'Кредитов нет.',
      failed: 'Не удалось загрузить кредиты.',
      agreed: 'Сумма остатков открытых кредитов',
    },
  },
  resources: {
    products: {
      name: 'Продукт |||| Продукты |||| Продукты',
      fields: {
        customerId: 'Клиент',
        productType: 'Продукт',
        limit: 'Лимит',
        used: 'Использовано',
        available: 'Доступно',
        usedShare: 'Использование',
        openLoans: 'Открытых кредитов',
        allLoans: 'Всего кредитов',
        overdueDays: 'Дней просрочки',
        since: 'Первый кредит',
      },
      views: { inUse: 'Используются', overdue: 'Просрочены', paidOff: 'Погашены' },
      sections: { holding: 'Продукт' },
      actions: { loan_issued: 'Выдать кредит', loan_closed: 'Закрыть кредит' },
    },
  },
  enums: {
    ProductState: {
      REQUESTED: 'Запрошен',
      IN_USE: 'Используется',
      OVERDUE: 'Просрочен',
      RISKED: 'В отделе рисков',
      PAID_OFF: 'Погашен',
    },
  },
};
