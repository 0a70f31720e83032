import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'loan-tenant-report-dashboard:view': {
      mn: 'Тайлан: хянах самбар',
      en: 'Report: dashboard',
      ru: 'Отчёт: сводная панель',
      demo: ['admin', 'economist', 'tenant'],
    },
  },
  tenantReport: {
    period: { mn: 'Хугацаа', en: 'Period', ru: 'Период' },
    lender: { mn: 'Тенант', en: 'Lender', ru: 'Тенант' },
    all_lenders: { mn: 'Бүх тенант', en: 'All lenders', ru: 'Все тенанты' },
    compare: {
      mn: 'Өмнөх үетэй харьцуулах',
      en: 'Compare with the period before',
      ru: 'Сравнить с прошлым периодом',
    },
    as_of: {
      mn: '%{lender} · %{at} цагийн байдлаар. Зээлийн үлдэгдэл, төлөв: %{to}, өдрийн эцэст.',
      en: '%{lender} · as of %{at}. Balances and states as at the end of %{to}.',
      ru: '%{lender} · на %{at}. Остатки и состояния — на конец дня %{to}.',
    },
    before: { mn: 'Өмнөх үед %{figure}', en: 'Before: %{figure}', ru: 'Ранее: %{figure}' },
    same: { mn: 'Өмнөх үетэй ижил', en: 'As before', ru: 'Как ранее' },
    over: {
      mn: 'Хязгаар %{percent} давсан',
      en: 'Above the limit of %{percent}',
      ru: 'Выше предела %{percent}',
    },
    classes: { mn: 'Ангиллаар', en: 'By class', ru: 'По классам' },
    classes_measure: { mn: 'Юугаар', en: 'By what', ru: 'По чему' },
    loans: { mn: 'Зээл', en: 'Loans', ru: 'Кредиты' },
    balance: { mn: 'Үлдэгдэл, ₮', en: 'Balance, ₮', ru: 'Остаток, ₮' },
    class: { mn: 'Ангилал', en: 'Class', ru: 'Класс' },
    closed: { mn: 'Хаагдсан зээл', en: 'Closed loans', ru: 'Закрытые кредиты' },
    closed_by_day: {
      mn: 'Хаагдсан зээл, өдрөөр',
      en: 'Closed loans by day',
      ru: 'Закрытые кредиты по дням',
    },
    closed_by_month: {
      mn: 'Хаагдсан зээл, сараар',
      en: 'Closed loans by month',
      ru: 'Закрытые кредиты по месяцам',
    },
    trend: {
      mn: 'Хугацаа хэтэрсэн ба хуулийн шатны зээл',
      en: 'Loans past due and at law',
      ru: 'Кредиты с просрочкой и на юридической стадии',
    },
    overdue: { mn: 'Хугацаа хэтэрсэн', en: 'Past due', ru: 'С просрочкой' },
    risk: { mn: 'Хуулийн шатанд', en: 'Legal debt', ru: 'Юридическая стадия' },
    court: { mn: 'Шүүхэд', en: 'In court', ru: 'В суде' },
    day: { mn: 'Өдөр', en: 'Day', ru: 'День' },
    month: { mn: 'Сар', en: 'Month', ru: 'Месяц' },
    nothing: {
      mn: 'Энэ хугацаанд тоо алга',
      en: 'No figures in this period',
      ru: 'За этот период данных нет',
    },
    nothing_help: {
      mn: 'Өөр хугацаа эсвэл тенант сонгоно уу.',
      en: 'Choose another period or lender.',
      ru: 'Выберите другой период или тенанта.',
    },
    moves: {
      mn: 'Ангилал хоорондын шилжилт',
      en: 'Moves between classes',
      ru: 'Переходы между классами',
    },
    moves_help: {
      mn: '%{since} өдрийн эцсээс %{to} өдрийн эцэс хүртэл хэдэн зээлийн ангилал шилжсэнийг харуулна.',
      en: 'How many loans went from their class of %{since} to that of %{to}.',
      ru: 'Сколько кредитов перешло из класса на %{since} в класс на %{to}.',
    },
    at_start: { mn: 'Эхэнд', en: 'At the start', ru: 'В начале' },
    at_end: { mn: 'Эцэст', en: 'At the end', ru: 'В конце' },
    new: { mn: 'Шинээр олгосон', en: 'Newly lent', ru: 'Вновь выданные' },
    gone: { mn: 'Хаагдсан', en: 'Closed', ru: 'Закрытые' },
    sheet: { mn: 'Тенантын тайлан', en: 'Tenant report', ru: 'Отчёт тенанта' },
    figure: { mn: 'Үзүүлэлт', en: 'Figure', ru: 'Показатель' },
    part: { mn: 'Хэсэг', en: 'Part', ru: 'Часть' },
    value: { mn: 'Тоо', en: 'Number', ru: 'Число' },
    value_before: { mn: 'Өмнөх үед', en: 'Before', ru: 'Ранее' },
  },
} satisfies Words;
