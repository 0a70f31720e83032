import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'accounting/transactions': {
      name: {
        mn: 'Гүйлгээ |||| Гүйлгээ',
        en: 'Transaction |||| Transactions',
        ru: 'Операция |||| Операции |||| Операций',
      },
      fields: {
        bookingDay: { mn: 'Бүртгэлийн өдөр', en: 'Booking day', ru: 'День проводки' },
        valueDate: { mn: 'Тооцох огноо', en: 'Value date', ru: 'Дата валютирования' },
        bookedAt: { mn: 'Бичсэн огноо', en: 'Booked at', ru: 'Дата проводки' },
        number: { mn: 'Дансны дугаар', en: 'Account number', ru: 'Номер счёта' },
        account: {
          mn: 'Ерөнхий дэвтрийн данс',
          en: 'General-ledger account',
          ru: 'Счёт главной книги',
        },
        debit: { mn: 'Дебит', en: 'Debit', ru: 'Дебет' },
        credit: { mn: 'Кредит', en: 'Credit', ru: 'Кредит' },
        counter: { mn: 'Харьцсан данс', en: 'Counter account', ru: 'Корреспондирующий счёт' },
        origin: { mn: 'Эх сурвалж', en: 'Origin', ru: 'Источник' },
        memo: { mn: 'Гүйлгээний утга', en: 'Description', ru: 'Назначение' },
        ref: { mn: 'Лавлагааны дугаар', en: 'Reference', ru: 'Референс' },
        by: { mn: 'Бичсэн ажилтан', en: 'Booked by', ru: 'Провёл' },
      },
      views: {
        wallets: { mn: 'Хэтэвч', en: 'Wallets', ru: 'Кошельки' },
        loans: { mn: 'Зээлийн данс', en: 'Loan accounts', ru: 'Кредитные счета' },
        bank: { mn: 'Банк', en: 'Bank', ru: 'Банк' },
        suspense: { mn: 'Түр данс', en: 'Temporary accounts', ru: 'Временные счета' },
      },
    },
  },
} satisfies Words;
