import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    cashout_no_account: 'У мерчанта нет основного банковского счёта.',
    cashout_owner: 'Банк не называет мерчанта владельцем счёта.',
    cashout_short: 'На счёте мерчанта недостаточно средств: %{left} ₮.',
    cashout_bank: 'На счёте для выплат недостаточно средств.',
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
        pay: 'Выплатить',
        fail: 'Отклонить',
      },
    },
  },
  merchants: {
    journals: 'Проводки по счёту мерчанта',
    cashout: {
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
