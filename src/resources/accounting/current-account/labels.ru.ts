import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  accounting: {
    temporary: {
      beyond_balance: 'Это больше остатка на счёте.',
      beyond_wallet: 'Кошелёк не может хранить столько.',
      same_account: 'Выберите счёт другого клиента.',
      no_wallet: 'У клиента нет открытого кошелька.',
      own_wallet: 'Доступно в кошельке',
      their_account: 'Счёт получателя %{number}',
      search_none: 'Временный счёт такого клиента не найден.',
      open: 'Открыть временный счёт',
    },
  },
  actionBlocks: {
    pay_out_access: 'Доступ клиента к переводам закрыт: деньги не выплачиваются.',
    pay_out_bank: 'На счёте для выплаты %{left}: недостаточно.',
    return_waits: 'Возврат ждёт решения: сначала решите его.',
    return_not_asked: 'Нет возврата, который ждёт решения.',
    return_own: 'Вы запросили возврат: утверждает другой сотрудник.',
    temporary_no_prime: 'У клиента нет основного банковского счёта.',
    temporary_owner_differs: 'Владелец банковского счёта назван иначе, чем клиент. Проверьте счёт.',
  },
  enums: {
    TemporaryState: {
      HOLDING: 'С остатком',
      EMPTY: 'Пустой',
    },
    TemporaryTarget: {
      WALLET: 'Кошелёк клиента',
      CUSTOMER: 'Временный счёт другого клиента',
    },
  },
  resources: {
    'current-account': {
      name: 'Временный счёт |||| Временные счета |||| Временные счета',
      fields: {
        number: 'Временный счёт',
        customerId: 'Клиент',
        balance: 'Остаток',
        opening: 'Остаток на начало',
        cameIn: 'Всего пришло',
        wentOut: 'Всего ушло',
        lastMovedOn: 'Последнее движение',
        idleDays: 'Дней без движения',
        openLoans: 'Открытые кредиты',
        walletBalance: 'Остаток кошелька',
        walletRoom: 'Свободно на кошельке',
        accountNumber: 'Основной банковский счёт',
        accountOwner: 'Владелец счёта',
        isPrimeAccount: 'Есть основной счёт',
        ownerMatch: 'Имя владельца',
        returnAmount: 'Ожидает возврата',
        returnNote: 'Причина возврата',
        returnAskedBy: 'Кто запросил возврат',
        lastJournal: 'Последний журнал',
        target: 'Куда перевести',
        toCustomerId: 'Получатель',
        note: 'Причина',
      },
      views: {
        holding: 'С остатком',
        with_loan: 'С открытыми кредитами',
        idle: 'Без движения 30 дней',
        empty: 'Пустые',
      },
      actions: {
        return_to_bank: 'Вернуть в банк',
        approve_return: 'Утвердить возврат',
        refuse_return: 'Отклонить возврат',
        move_temporary: 'Перевести на другой счёт',
      },
    },
  },
};
