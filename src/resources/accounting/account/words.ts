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
    columns: {
      date: { mn: 'Бүртгэлийн өдөр', en: 'Booking day', ru: 'День проводки' },
      value: {
        mn: 'тооцох огноо %{date}',
        en: 'value date %{date}',
        ru: 'дата валютирования %{date}',
      },
      valueDate: { mn: 'Тооцох огноо', en: 'Value date', ru: 'Дата валютирования' },
      kind: { mn: 'Төрөл', en: 'Kind', ru: 'Вид' },
      counter: { mn: 'Харьцсан данс', en: 'Counter account', ru: 'Корреспондирующий счёт' },
      journal: { mn: 'Журнал', en: 'Journal', ru: 'Журнал' },
      debit: { mn: 'Дебит', en: 'Debit', ru: 'Дебет' },
      credit: { mn: 'Кредит', en: 'Credit', ru: 'Кредит' },
      balance: { mn: 'Үлдэгдэл', en: 'Balance', ru: 'Остаток' },
      account: { mn: 'Данс', en: 'Account', ru: 'Счёт' },
    },
    trial: { mn: 'Шалгах баланс', en: 'Trial balance', ru: 'Оборотно-сальдовая ведомость' },
    trial_note: {
      mn: 'Эхний үлдэгдэл, гүйлгээ, эцсийн үлдэгдэл байгаа талдаа. Дебит талын нийлбэр кредит талынхтай тэнцэнэ.',
      en: 'Opening balance, turnover and closing balance, each on its side. The debit side adds up to the credit side.',
      ru: 'Входящее сальдо, обороты и исходящее сальдо на своей стороне. Дебет равен кредиту.',
    },
    trial_equal: { mn: 'Σ Дт = Σ Кт', en: 'Σ Dt = Σ Ct', ru: 'Σ Дт = Σ Кт' },
    trial_unequal: { mn: 'Σ Дт ≠ Σ Кт', en: 'Σ Dt ≠ Σ Ct', ru: 'Σ Дт ≠ Σ Кт' },
    trial_columns: {
      openingDebit: { mn: 'Эхний үлдэгдэл, Дт', en: 'Opening, Dt', ru: 'Сальдо на начало, Дт' },
      openingCredit: { mn: 'Эхний үлдэгдэл, Кт', en: 'Opening, Ct', ru: 'Сальдо на начало, Кт' },
      debit: { mn: 'Гүйлгээ, Дт', en: 'Turnover, Dt', ru: 'Обороты, Дт' },
      credit: { mn: 'Гүйлгээ, Кт', en: 'Turnover, Ct', ru: 'Обороты, Кт' },
      closingDebit: { mn: 'Эцсийн үлдэгдэл, Дт', en: 'Closing, Dt', ru: 'Сальдо на конец, Дт' },
      closingCredit: { mn: 'Эцсийн үлдэгдэл, Кт', en: 'Closing, Ct', ru: 'Сальдо на конец, Кт' },
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
