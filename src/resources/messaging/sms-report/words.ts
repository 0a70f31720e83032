import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'report:list': {
      mn: 'Тайлан харах',
      en: 'See reports',
      ru: 'Просмотр отчётов',
      demo: ['admin', 'operator', 'accountant'],
    },
  },
  smsReport: {
    period: { mn: 'Хугацаа', en: 'Period', ru: 'Период' },
    measure: { mn: 'Юуг тоолох', en: 'What is counted', ru: 'Что считать' },
    measures: {
      count: { mn: 'Мессежийн тоо', en: 'Messages', ru: 'Сообщения' },
      segments: { mn: 'Хэсгийн тоо', en: 'Parts', ru: 'Части' },
      price: { mn: 'Үнэ, ₮', en: 'Price, ₮', ru: 'Цена, ₮' },
    },
    sums: {
      count: { mn: 'Мессеж', en: 'Messages', ru: 'Сообщения' },
      segments: { mn: 'Хэсэг', en: 'Parts', ru: 'Части' },
      price: { mn: 'Үнэ, ₮', en: 'Price, ₮', ru: 'Цена, ₮' },
    },
    before: {
      mn: 'Өмнөх мөн хугацаанд: %{figure}',
      en: 'In the same time before: %{figure}',
      ru: 'За такой же период до этого: %{figure}',
    },
    failed: { mn: 'Хүрээгүй мессеж', en: 'Not delivered', ru: 'Не доставлено' },
    of_all: {
      mn: 'Нийт %{figure} мессежээс',
      en: 'Of %{figure} messages',
      ru: 'Из %{figure} сообщений',
    },
    by_day: { mn: 'Өдрөөр', en: 'By day', ru: 'По дням' },
    by_month: { mn: 'Сараар', en: 'By month', ru: 'По месяцам' },
    day: { mn: 'Өдөр', en: 'Day', ru: 'День' },
    month: { mn: 'Сар', en: 'Month', ru: 'Месяц' },
    by: {
      state: { mn: 'Төлвөөр', en: 'By state', ru: 'По состоянию' },
      kind: { mn: 'Төрлөөр', en: 'By kind', ru: 'По виду' },
      operator: {
        mn: 'Үүрэн холбооны оператороор',
        en: 'By mobile operator',
        ru: 'По мобильному оператору',
      },
    },
    dimensions: {
      state: { mn: 'Төлөв', en: 'State', ru: 'Состояние' },
      kind: { mn: 'Төрөл', en: 'Kind', ru: 'Вид' },
      operator: { mn: 'Үүрэн холбооны оператор', en: 'Mobile operator', ru: 'Мобильный оператор' },
    },
    nothing: {
      mn: 'Энэ хугацаанд мессеж алга',
      en: 'No messages in this period',
      ru: 'За этот период сообщений нет',
    },
    nothing_help: {
      mn: 'Өөр хугацаа сонгоно уу.',
      en: 'Choose another period.',
      ru: 'Выберите другой период.',
    },
    as_of: {
      mn: '%{from} – %{to} хоорондох мессеж. Илгээгээгүй мессежид төлбөр гараагүй.',
      en: 'Messages from %{from} to %{to}. Nothing was paid for those that were not sent.',
      ru: 'Сообщения с %{from} по %{to}. За неотправленные ничего не заплачено.',
    },
  },
} satisfies Words;
