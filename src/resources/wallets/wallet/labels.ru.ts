import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  wallets: {
    wallet: {
      limits: 'Остаток и лимиты',
      r12: 'Остаток − удержано = доступно',
      r13: 'Операции за день в пределах дневного лимита',
      used_today: 'Использовано сегодня: %{used} из %{limit}',
      bank_accounts: 'Банковские счета',
      no_bank_account: 'Банковские счета не зарегистрированы',
      no_prime:
        'Основной банковский счёт не выбран. Сделайте один из счетов основным, прежде чем выводить деньги.',
      overdrawn: 'Доступный остаток меньше нуля. Проверьте журналы.',
      held_note: 'Удержано %{amount}; потратить эти деньги нельзя.',
      transfer_closed: 'Переводы закрыты: %{reason}.',
      used_beyond:
        'Сегодня уже использовано %{amount}: это больше нового дневного лимита. Сегодня операций больше не будет.',
      balance_beyond: 'Остаток %{amount} больше лимита остатка. Пополнения не принимаются.',
      wrong: {
        transactionLimit: 'Лимит операции не может быть больше дневного лимита.',
        dailyTransactionLimit: 'Дневной лимит не может быть больше лимита остатка.',
      },
      search: {
        label: 'Регистрационный номер или телефон',
        help: 'Введите регистрационный номер или телефон клиента полностью.',
        unknown: 'Это не регистрационный номер и не номер телефона.',
        none: 'Кошелёк такого клиента не найден.',
        open: 'Открыть кошелёк',
      },
    },
    journal: 'Журнал кошелька',
  },
  enums: {
    WalletState: {
      OPEN: 'Открыт',
      CLOSED: 'Закрыт',
    },
  },
  resources: {
    wallets: {
      name: 'Кошелёк |||| Кошельки |||| Кошельки',
      fields: {
        number: 'Счёт кошелька',
        customerId: 'Клиент',
        balance: 'Остаток',
        held: 'Удержано',
        available: 'Доступно',
        transactionLimit: 'Лимит операции',
        dailyTransactionLimit: 'Дневной лимит операций',
        amountLimit: 'Лимит остатка',
        dailyTransactionAmount: 'Операции за день',
        dailyUsed: 'Использовано дневного лимита',
        coin: 'Монеты',
        canTransfer: 'Доступ к переводам',
        isCashOutDeposit: 'Доступ к снятию с вклада',
        accountNumber: 'Основной банковский счёт',
        accountOwner: 'Владелец счёта',
        isPrimeAccount: 'Есть основной счёт',
        transferredAt: 'Последний перевод',
      },
      views: {
        open: 'Открытые',
        held: 'С удержанными деньгами',
        near_limit: 'Близко к дневному лимиту',
        closed_transfer: 'Переводы закрыты',
      },
    },
  },
};
