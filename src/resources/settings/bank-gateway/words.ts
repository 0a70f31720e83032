import type { Words } from '../../../i18n/words';

export const words = {
  bankGateway: {
    title: { mn: 'Банкны гэйтвэй', en: 'Bank gateways', ru: 'Банковские шлюзы' },
    all_work: { mn: 'Бүгд ажиллаж байна', en: 'All work', ru: 'Все работают' },
    stopped: {
      mn: '%{smart_count} гэйтвэй зогссон',
      en: '%{smart_count} gateway is stopped |||| %{smart_count} gateways are stopped',
      ru: 'Остановлен %{smart_count} шлюз |||| Остановлено %{smart_count} шлюза |||| Остановлено %{smart_count} шлюзов',
    },
  },
  resources: {
    'bank-gateways': {
      name: {
        mn: 'Банкны гэйтвэй |||| Банкны гэйтвэйнүүд',
        en: 'Bank gateway |||| Bank gateways',
        ru: 'Банковский шлюз |||| Банковские шлюзы |||| Банковские шлюзы',
      },
      fields: {
        name: { mn: 'Банк, данс', en: 'Bank, account', ru: 'Банк, счёт' },
        accountNumber: { mn: 'Данс', en: 'Account', ru: 'Счёт' },
        state: { mn: 'Төлөв', en: 'State', ru: 'Состояние' },
        waitingCount: {
          mn: 'Хүлээж буй шилжүүлэг',
          en: 'Transfers waiting',
          ru: 'Ждущие переводы',
        },
        waitingAmount: { mn: 'Хүлээж буй дүн', en: 'Amount waiting', ru: 'Ждущая сумма' },
        awaitedCount: {
          mn: 'Ирээгүй орлого',
          en: 'Credits not read yet',
          ru: 'Непрочитанные зачисления',
        },
        awaitedAmount: {
          mn: 'Ирээгүй орлогын дүн',
          en: 'Amount not read yet',
          ru: 'Сумма непрочитанных',
        },
        readUntil: {
          mn: 'Хуулга уншсан хугацаа',
          en: 'Statement read until',
          ru: 'Выписка прочитана до',
        },
        changedAt: { mn: 'Өөрчилсөн огноо', en: 'Changed at', ru: 'Изменён' },
        changedBy: { mn: 'Өөрчилсөн ажилтан', en: 'Changed by', ru: 'Кто изменил' },
      },
      actions: {
        stop_gateway: { mn: 'Гэйтвэй зогсоох', en: 'Stop the gateway', ru: 'Остановить шлюз' },
        start_gateway: { mn: 'Гэйтвэй ажиллуулах', en: 'Start the gateway', ru: 'Запустить шлюз' },
      },
    },
  },
} satisfies Words;
