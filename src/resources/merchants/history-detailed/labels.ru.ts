import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'merchant-history-detailed': {
      name: 'Движение мерчанта |||| Движения мерчанта |||| Подробная история мерчанта',
      fields: {
        bookedAt: 'Проведено',
        date: 'Дата валютирования',
        merchantId: 'Мерчант',
        merchantName: 'Мерчант',
        entryKind: 'Вид проводки',
        in: 'Приход',
        out: 'Расход',
        commission: 'Комиссия',
        balance: 'Остаток',
        journalId: 'Проводка',
        origin: 'Основание',
      },
      views: {
        SALE: 'Продажи',
        CASH_OUT: 'В банк',
        TO_WALLET: 'На кошелёк',
        OTHER: 'Прочее',
      },
    },
  },
  enums: {
    MerchantMoveKind: {
      SALE: 'Продажа',
      CASH_OUT: 'В банк',
      TO_WALLET: 'На кошелёк',
      OTHER: 'Прочее',
    },
  },
};
