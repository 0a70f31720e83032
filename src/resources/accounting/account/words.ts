import type { Words } from '../../../i18n/words';
import { accountFields } from '../../../i18n/shared/ledger';

export const words = {
  accountPage: {
    statement: { mn: 'Дансны хуулга', en: 'Statement', ru: 'Выписка' },
    curve: { mn: 'Үлдэгдлийн өөрчлөлт', en: 'Balance over time', ru: 'Динамика остатка' },
    curve_text: {
      mn: '%{from} – %{to}: %{first} → %{last}, хамгийн бага %{least}, хамгийн их %{most}',
      en: '%{from} – %{to}: %{first} → %{last}, lowest %{least}, highest %{most}',
      ru: '%{from} – %{to}: %{first} → %{last}, минимум %{least}, максимум %{most}',
    },
    from: { mn: 'Эхлэх огноо', en: 'From', ru: 'С' },
    to: { mn: 'Дуусах огноо', en: 'To', ru: 'По' },
    none: {
      mn: 'Энэ хугацаанд гүйлгээ алга.',
      en: 'No movements in this period.',
      ru: 'За этот период движений нет.',
    },
    columns: {
      date: { mn: 'Бүртгэлийн өдөр', en: 'Booking day', ru: 'День проводки' },
      value: {
        mn: 'тооцох огноо %{date}',
        en: 'value date %{date}',
        ru: 'дата валютирования %{date}',
      },
      kind: { mn: 'Төрөл', en: 'Kind', ru: 'Вид' },
      counter: { mn: 'Харьцсан данс', en: 'Counter account', ru: 'Корреспондирующий счёт' },
      journal: { mn: 'Журнал', en: 'Journal', ru: 'Журнал' },
      debit: { mn: 'Дебит', en: 'Debit', ru: 'Дебет' },
      credit: { mn: 'Кредит', en: 'Credit', ru: 'Кредит' },
      balance: { mn: 'Үлдэгдэл', en: 'Balance', ru: 'Остаток' },
      account: { mn: 'Данс', en: 'Account', ru: 'Счёт' },
    },
    trial: { mn: 'Шалгах баланс', en: 'Trial balance', ru: 'Оборотно-сальдовая ведомость' },
    trial_day: { mn: 'Өдөр', en: 'Day', ru: 'День' },
    trial_note: {
      mn: 'Тухайн өдрийн эхний үлдэгдэл, гүйлгээ, эцсийн үлдэгдэл. Дебит талын нийлбэр кредит талынхтай тэнцэнэ.',
      en: 'What the day began with, its turnover and what it ended with. The debit side adds up to the credit side.',
      ru: 'Остаток на начало дня, обороты и остаток на конец. Дебет равен кредиту.',
    },
    trial_choose: {
      mn: 'Өнөөдрөөс хойш биш өдөр сонгоно уу.',
      en: 'Choose a day that is not after today.',
      ru: 'Выберите день не позже сегодняшнего.',
    },
    opening: { mn: 'Эхний үлдэгдэл', en: 'Opening balance', ru: 'Входящий остаток' },
    closing: { mn: 'Эцсийн үлдэгдэл', en: 'Closing balance', ru: 'Исходящий остаток' },
  },
  resources: {
    'accounting/accounts/gl': {
      name: {
        mn: 'Ерөнхий дэвтрийн данс |||| Ерөнхий дэвтрийн данс',
        en: 'General-ledger account |||| General-ledger accounts',
        ru: 'Счёт главной книги |||| Счета главной книги |||| Счета главной книги',
      },
      fields: accountFields,
      tabs: {
        statement: { mn: 'Хуулга', en: 'Statement', ru: 'Выписка' },
        balance: { mn: 'Үлдэгдлийн өөрчлөлт', en: 'Balance over time', ru: 'Динамика остатка' },
      },
      views: {
        generalLedger: { mn: 'Ерөнхий дэвтэр', en: 'General ledger', ru: 'Главная книга' },
        asset: { mn: 'Хөрөнгө', en: 'Assets', ru: 'Активы' },
        liability: { mn: 'Өр төлбөр', en: 'Liabilities', ru: 'Обязательства' },
        income: { mn: 'Орлого, зардал', en: 'Income and expenses', ru: 'Доходы и расходы' },
      },
    },
  },
} satisfies Words;
