import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'merchant-history': {
      name: 'День мерчанта |||| История мерчанта |||| История мерчанта',
      fields: {
        merchantId: 'Мерчант',
        merchantName: 'Мерчант',
        opening: 'Начальный остаток',
        salesCount: 'Продаж',
        sales: 'Продано',
        cashedOut: 'Выведено в банк',
        toWallet: 'На кошелёк',
        other: 'Отменено',
        commission: 'Комиссия',
        closing: 'Конечный остаток',
      },
      views: {
        sold: 'С продажами',
        paid: 'С выводом',
      },
    },
  },
  merchants: {
    history: {
      totals: 'Итоги',
      source: 'Источник',
      days: 'История (по дням)',
      moves: 'Подробная история, книга',
      left: 'Остаток на счетах',
      agrees: 'Сходится с книгой',
      differs: 'Не сходится с книгой',
    },
  },
};
