import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  bankTransaction: {
    day: 'День',
    previous: 'Предыдущий день',
    next: 'Следующий день',
    days: 'Сверка с банковской выпиской',
    bank: 'Банк, счёт',
    statement: 'Поступления по выписке',
    lines: 'Полученные операции',
    count: 'Количество',
    difference: 'Разница',
    agrees: 'Выписка сходится',
    differs: 'Выписка расходится',
    none: 'В этот день поступлений из банка не было.',
  },
  resources: {
    'accounting/bank-cg-transactions': {
      name: 'Операция банковского шлюза |||| Операции банковского шлюза |||| Операции банковского шлюза',
      fields: {
        reference: 'Номер операции банка',
        bookedAt: 'Проведено банком',
        accountNumber: 'Наш счёт',
        payerName: 'Плательщик',
        payerBank: 'Банк плательщика',
        payerAccount: 'Счёт плательщика',
        text: 'Назначение платежа',
        profitId: 'Запись о прибыли',
      },
    },
  },
};
