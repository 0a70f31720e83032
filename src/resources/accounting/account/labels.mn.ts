import { accountFields } from '../../../i18n/mn/shared/ledger';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  accountPage: {
    statement: 'Дансны хуулга',
    curve: 'Үлдэгдлийн өөрчлөлт',
    curve_text: '%{from} – %{to}: %{first} → %{last}, хамгийн бага %{least}, хамгийн их %{most}',
    from: 'Эхлэх огноо',
    to: 'Дуусах огноо',
    none: 'Энэ хугацаанд гүйлгээ алга.',
    columns: {
      date: 'Тооцох огноо',
      kind: 'Төрөл',
      counter: 'Харьцсан данс',
      journal: 'Журнал',
      debit: 'Дебит',
      credit: 'Кредит',
      balance: 'Үлдэгдэл',
      account: 'Данс',
    },
    trial: 'Шалгах баланс',
    trial_day: 'Өдөр',
    trial_note:
      'Тухайн өдрийн эхний үлдэгдэл, гүйлгээ, эцсийн үлдэгдэл. Дебит талын нийлбэр кредит талынхтай тэнцэнэ.',
    trial_choose: 'Өнөөдрөөс хойш биш өдөр сонгоно уу.',
    opening: 'Эхний үлдэгдэл',
    closing: 'Эцсийн үлдэгдэл',
    assetSide: 'Дебит талын үлдэгдэл',
    creditSide: 'Кредит талын үлдэгдэл',
  },
  resources: {
    'accounting/accounts/gl': {
      name: 'Ерөнхий дэвтрийн данс |||| Ерөнхий дэвтрийн данс',
      fields: accountFields,
      tabs: { statement: 'Хуулга', balance: 'Үлдэгдлийн өөрчлөлт' },
      views: {
        generalLedger: 'Ерөнхий дэвтэр',
        asset: 'Хөрөнгө',
        liability: 'Өр төлбөр',
        income: 'Орлого, зардал',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/account': typeof labels;
  }
}
