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
