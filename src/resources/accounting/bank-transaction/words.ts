import type { Words } from '../../../i18n/words';

export const words = {
  bankTransaction: {
    previous: { mn: 'Өмнөх өдөр', en: 'Previous day', ru: 'Предыдущий день' },
    next: { mn: 'Дараах өдөр', en: 'Next day', ru: 'Следующий день' },
    days: {
      mn: 'Банкны хуулгын тулгалт',
      en: 'Comparison with the bank statement',
      ru: 'Сверка с банковской выпиской',
    },
    bank: { mn: 'Банк, данс', en: 'Bank, account', ru: 'Банк, счёт' },
    statement: {
      mn: 'Хуулгын орлого',
      en: 'Credits of the statement',
      ru: 'Поступления по выписке',
    },
    lines: { mn: 'Ирсэн гүйлгээ', en: 'Lines received', ru: 'Полученные операции' },
    count: { mn: 'Тоо', en: 'Number', ru: 'Количество' },
    difference: { mn: 'Зөрүү', en: 'Difference', ru: 'Разница' },
    agrees: { mn: 'Хуулга тулсан', en: 'The statement agrees', ru: 'Выписка сходится' },
    differs: { mn: 'Хуулга зөрүүтэй', en: 'The statement differs', ru: 'Выписка расходится' },
    none: {
      mn: 'Энэ өдөр банкнаас орлого ирээгүй.',
      en: 'The bank credited nothing on this day.',
      ru: 'В этот день поступлений из банка не было.',
    },
  },
  resources: {
    'accounting/bank-cg-transactions': {
      name: {
        mn: 'Банкны гэйтвэйн гүйлгээ |||| Банкны гэйтвэйн гүйлгээнүүд',
        en: 'Bank gateway transaction |||| Bank gateway transactions',
        ru: 'Операция банковского шлюза |||| Операции банковского шлюза |||| Операции банковского шлюза',
      },
      fields: {
        reference: {
          mn: 'Банкны гүйлгээний дугаар',
          en: 'Bank reference',
          ru: 'Номер операции банка',
        },
        bookedAt: { mn: 'Банк бүртгэсэн', en: 'Booked by the bank', ru: 'Проведено банком' },
        accountNumber: { mn: 'Манай данс', en: 'Our account', ru: 'Наш счёт' },
        payerName: { mn: 'Төлөгч', en: 'Payer', ru: 'Плательщик' },
        payerBank: { mn: 'Төлөгчийн банк', en: 'Bank of the payer', ru: 'Банк плательщика' },
        payerAccount: { mn: 'Төлөгчийн данс', en: 'Account of the payer', ru: 'Счёт плательщика' },
        text: { mn: 'Гүйлгээний утга', en: 'Payment text', ru: 'Назначение платежа' },
        profitId: { mn: 'Ашгийн бичилт', en: 'Profit entry', ru: 'Запись о прибыли' },
      },
    },
  },
} satisfies Words;
