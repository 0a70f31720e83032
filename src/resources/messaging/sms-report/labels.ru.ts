import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  smsReport: {
    period: 'Период',
    measure: 'Что считать',
    measures: {
      count: 'Сообщения',
      segments: 'Части',
      price: 'Цена, ₮',
    },
    sums: {
      count: 'Сообщения',
      segments: 'Части',
      price: 'Цена, ₮',
    },
    before: 'За такой же период до этого: %{figure}',
    failed: 'Не доставлено',
    of_all: 'Из %{figure} сообщений',
    by_day: 'По дням',
    by_month: 'По месяцам',
    day: 'День',
    month: 'Месяц',
    by: {
      state: 'По состоянию',
      kind: 'По виду',
      operator: 'По мобильному оператору',
    },
    dimensions: {
      state: 'Состояние',
      kind: 'Вид',
      operator: 'Мобильный оператор',
    },
    nothing: 'За этот период сообщений нет',
    nothing_help: 'Выберите другой период.',
    as_of: 'Сообщения с %{from} по %{to}. За неотправленные ничего не заплачено.',
  },
};
