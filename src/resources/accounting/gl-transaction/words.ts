import type { Words } from '../../../i18n/words';

export const words = {
  glTransactions: {
    legs: { mn: 'Бичилт', en: 'Entries', ru: 'Проводки' },
    to_origin: { mn: '%{label} руу очих', en: 'Go to %{label}', ru: 'Перейти: %{label}' },
    late: {
      mn: '%{booked} өдрийн бүртгэлд орсон, %{value} өдрөөр тооцно: тэр өдөр хаагдсан байсан.',
      en: 'In the books of %{booked}, counted from %{value}: that day was closed.',
      ru: 'В учёте за %{booked}, дата валютирования %{value}: тот день был закрыт.',
    },
    count: { mn: 'Журнал', en: 'Journals', ru: 'Журналов' },
    broken: {
      mn: 'Тэнцээгүй журнал: %{ids}',
      en: 'Journals out of balance: %{ids}',
      ru: 'Несбалансированные журналы: %{ids}',
    },
  },
  resources: {
    'accounting/gl-transactions': {
      name: {
        mn: 'Ерөнхий дэвтрийн гүйлгээ |||| Ерөнхий дэвтрийн гүйлгээ',
        en: 'General-ledger transaction |||| General-ledger transactions',
        ru: 'Операция главной книги |||| Операции главной книги |||| Операций главной книги',
      },
      fields: {
        bookingDay: { mn: 'Бүртгэлийн өдөр', en: 'Booking day', ru: 'День проводки' },
        valueDate: { mn: 'Тооцох огноо', en: 'Value date', ru: 'Дата валютирования' },
        bookedAt: { mn: 'Бичсэн огноо', en: 'Booked at', ru: 'Дата проводки' },
        debits: { mn: 'Дебит данс', en: 'Debit account', ru: 'Счёт дебета' },
        credits: { mn: 'Кредит данс', en: 'Credit account', ru: 'Счёт кредита' },
        origin: { mn: 'Эх сурвалж', en: 'Origin', ru: 'Источник' },
        memo: { mn: 'Гүйлгээний утга', en: 'Description', ru: 'Назначение' },
        reverses: { mn: 'Буцаасан журнал', en: 'Reversed journal', ru: 'Сторнированный журнал' },
        state: { mn: 'Төлөв', en: 'State', ru: 'Состояние' },
        by: { mn: 'Бичсэн ажилтан', en: 'Booked by', ru: 'Провёл' },
        journalNo: { mn: 'Журналын дугаар', en: 'Journal number', ru: 'Номер журнала' },
      },
      sections: {
        reversal: { mn: 'Буцаалт', en: 'Reversal', ru: 'Сторно' },
      },
      views: {
        loans: { mn: 'Зээл', en: 'Loans', ru: 'Кредиты' },
        reversed: { mn: 'Буцаалт', en: 'Reversals', ru: 'Сторно' },
        opening: { mn: 'Эхний үлдэгдэл', en: 'Opening balances', ru: 'Входящие остатки' },
      },
    },
  },
} satisfies Words;
