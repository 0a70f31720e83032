import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    'bank-gateways/statements': {
      name: 'Выписка банковского шлюза |||| Выписки банковских шлюзов |||| Выписки банковских шлюзов',
      fields: {
        date: 'Дата',
        bankCode: 'Банк',
        accountNumber: 'Счёт',
        statement: 'Итог банка',
        lines: 'Сумма строк',
        count: 'Строки',
        awaitedCount: 'Непрочитанные зачисления',
        awaitedAmount: 'Сумма непрочитанных',
        difference: 'Разница',
        state: 'Состояние',
        readUntil: 'Прочитана до',
      },
      views: {
        AGREES: 'Сходится',
        DIFFERS: 'Расходится',
        LATE: 'Запаздывает',
      },
      tabs: { lines: 'Строки' },
    },
  },
  gatewayStatement: {
    late: 'Шлюз остановлен: зачисления после %{at} ещё не пришли.',
    awaited:
      'По кредитам проведено %{smart_count} поступление, строки которого ещё нет, ₮: %{amount}. Она придёт, когда шлюз запустят. |||| По кредитам проведено %{smart_count} поступления, строк которых ещё нет, ₮: %{amount}. Они придут, когда шлюз запустят. |||| По кредитам проведено %{smart_count} поступлений, строк которых ещё нет, ₮: %{amount}. Они придут, когда шлюз запустят.',
    differs: 'Выписка банка не сходится с пришедшими строками. Разница, ₮: %{amount}.',
  },
  enums: {
    GatewayStatementState: {
      AGREES: 'Сходится',
      DIFFERS: 'Расходится',
      LATE: 'Запаздывает',
    },
  },
};
