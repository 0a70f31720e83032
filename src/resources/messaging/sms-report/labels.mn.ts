/** Mongolian texts: what belongs to this folder. */
export const labels = {
  smsReport: {
    period: 'Хугацаа',
    measure: 'Юуг тоолох',
    measures: {
      count: 'Мессежийн тоо',
      segments: 'Хэсгийн тоо',
      price: 'Үнэ, ₮',
    },
    sums: {
      count: 'Мессеж',
      segments: 'Хэсэг',
      price: 'Үнэ, ₮',
    },
    before: 'Өмнөх мөн хугацаанд: %{figure}',
    failed: 'Хүрээгүй мессеж',
    of_all: 'Нийт %{figure} мессежээс',
    by_day: 'Өдрөөр',
    by_month: 'Сараар',
    day: 'Өдөр',
    month: 'Сар',
    by: {
      state: 'Төлвөөр',
      kind: 'Төрлөөр',
      operator: 'Үүрэн холбооны оператороор',
    },
    dimensions: {
      state: 'Төлөв',
      kind: 'Төрөл',
      operator: 'Үүрэн холбооны оператор',
    },
    nothing: 'Энэ хугацаанд мессеж алга',
    nothing_help: 'Өөр хугацаа сонгоно уу.',
    as_of: '%{from} – %{to} хоорондох мессеж. Илгээгээгүй мессежид төлбөр гараагүй.',
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'messaging/sms-report': typeof labels;
  }
}
