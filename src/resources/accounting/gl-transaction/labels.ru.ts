import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  glTransactions: {
    legs: 'Проводки',
    to_origin: 'Перейти: %{label}',
    count: 'Журналов',
    broken: 'Несбалансированные журналы: %{ids}',
  },
  resources: {
    'accounting/gl-transactions': {
      name: 'Операция главной книги |||| Операции главной книги |||| Операций главной книги',
      fields: {
        valueDate: 'Дата валютирования',
        bookedAt: 'Дата проводки',
        kind: 'Вид',
        amount: 'Сумма',
        debits: 'Счёт дебета',
        credits: 'Счёт кредита',
        origin: 'Источник',
        memo: 'Назначение',
        reverses: 'Сторнированный журнал',
        reason: 'Причина',
        state: 'Состояние',
        by: 'Провёл',
        journalNo: 'Номер журнала',
      },
      sections: { reversal: 'Сторно' },
      views: {
        loans: 'Кредиты',
        reversed: 'Сторно',
        opening: 'Входящие остатки',
      },
    },
  },
};
