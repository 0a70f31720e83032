import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'accounting/transactions': {
      name: 'Операция |||| Операции |||| Операций',
      fields: {
        valueDate: 'Дата валютирования',
        bookedAt: 'Дата проводки',
        kind: 'Вид',
        number: 'Номер счёта',
        account: 'Счёт главной книги',
        customerId: 'Клиент',
        debit: 'Дебет',
        credit: 'Кредит',
        counter: 'Корреспондирующий счёт',
        journalId: 'Журнал',
        origin: 'Источник',
        memo: 'Назначение',
        ref: 'Референс',
        by: 'Провёл',
      },
      views: {
        wallets: 'Кошельки',
        loans: 'Кредитные счета',
        bank: 'Банк',
        suspense: 'Временные счета',
      },
    },
  },
};
