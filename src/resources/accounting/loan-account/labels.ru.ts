import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'accounting/accounts/loan': {
      name: 'Кредитный счёт |||| Кредитные счета |||| Кредитные счета',
      fields: {
        number: 'Номер счёта',
        account: 'Счёт главной книги',
        kind: 'Вид',
        list: 'Список',
        customerId: 'Клиент',
        loanId: 'Кредит',
        savingId: 'Вклад',
        balance: 'Остаток',
        debit: 'Оборот по дебету',
        credit: 'Оборот по кредиту',
        lineCount: 'Проводок',
        lastMovedOn: 'Последнее движение',
      },
    },
  },
};
