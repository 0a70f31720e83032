import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    statement: {
      rows: 'Операции',
      opening: 'Входящий остаток',
      closing: 'Исходящий остаток',
      balance: 'Остаток',
      total: 'Итого',
      none: 'За этот период операций не было.',
      check: 'Сверка',
      formula: 'Входящий остаток + поступление − расход = исходящий остаток',
      calculated: 'По операциям',
      stated: 'По выписке',
      difference: 'Разница',
      months: 'Период: %{days} дн.',
    },
  },
  resources: {
    'customers/statement': {
      name: 'Банковская выписка |||| Банковские выписки |||| Банковские выписки',
      fields: {
        code: 'Номер выписки',
        customerId: 'Клиент',
        periodFrom: 'Начало периода',
        periodTo: 'Конец периода',
        openingBalance: 'Входящий остаток',
        closingBalance: 'Исходящий остаток',
        income: 'Поступление',
        expense: 'Расход',
        monthlyIncome: 'Среднее поступление за месяц',
        rowCount: 'Операций',
        agreement: 'Сверка',
        fetchedAt: 'Получена',
        rows: 'Операции',
        transactionDate: 'Дата операции',
        transactionDescription: 'Назначение платежа',
        counterpartAccount: 'Корреспондирующий счёт',
      },
      views: { agrees: 'Сходится', differs: 'Расходится' },
      sections: { account: 'Счёт', period: 'Период' },
    },
  },
  enums: {
    StatementAgreement: {
      AGREES: 'Сходится',
      TOTALS_DIFFER: 'Итоги расходятся',
      BALANCE_DIFFERS: 'Остаток расходится',
    },
  },
};
