import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    cashout_no_account: 'У мерчанта нет основного банковского счёта.',
    cashout_owner: 'Банк не называет мерчанта владельцем счёта.',
    cashout_short: 'Удержано недостаточно средств мерчанта: %{left} ₮.',
    cashout_bank: 'На счёте для выплат недостаточно средств.',
    cashout_one_person: 'Эту сумму может выплатить один человек.',
    cashout_checked: 'Ожидает второго человека.',
    cashout_unchecked: 'Эту сумму сначала проверяет один человек, выплачивает другой.',
    cashout_same_person: 'Кто проверил, тот не выплачивает.',
  },
  resources: {
    'merchant-cashout': {
      name: 'Вывод средств мерчанта |||| Выводы средств мерчанта |||| Вывод средств мерчанта',
      fields: {
        number: 'Номер',
        merchantId: 'Мерчант',
        merchantName: 'Мерчант',
        amount: 'Запрошено',
        commission: 'Комиссия',
        netAmount: 'Поступит в банк',
        ownerMatch: 'Владелец счёта',
        requestedAt: 'Запрошено в',
        checkedBy: 'Кто проверил',
        checkedAt: 'Проверено',
        decidedAt: 'Решено',
        decidedBy: 'Кто решил',
        valueDate: 'Дата валютирования',
        failReason: 'Причина отказа',
        journalId: 'Проводка',
      },
      sections: {
        to: 'Получатель',
        decision: 'Решение',
      },
      views: {
        REQUESTED: 'Ожидают',
        PAID: 'Выплачены',
        FAILED: 'Неуспешные',
      },
      actions: {
        check: 'Проверить',
        pay: 'Выплатить',
        fail: 'Отклонить',
      },
    },
  },
  merchants: {
    journals: 'Проводки по счёту мерчанта',
    cashout: {
      released: 'Удержанная сумма вернётся на счёт мерчанта. Мерчант может запросить снова.',
      close: 'Имя владельца по данным банка похоже на имя мерчанта, но не совпадает.',
      waits: 'Шлюз банка остановлен: деньги будут ждать его запуска.',
    },
  },
  enums: {
    CashOutState: {
      REQUESTED: 'Запрошен',
      PAID: 'Выплачен',
      FAILED: 'Неуспешен',
    },
  },
};
