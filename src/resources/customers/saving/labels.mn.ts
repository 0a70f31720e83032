import { ledgerEnums, ledgerTexts } from '../../../i18n/mn/shared/ledger';
/** Mongolian texts: what belongs to this folder. */
export const labels = {
  ...ledgerTexts,
  enums: { LedgerEntryKind: ledgerEnums.LedgerEntryKind },
  people: {
    savings: {
      title: 'Хадгаламж',
      total: 'Нээлттэй: %{count}. Нийт:',
      none: 'Хадгаламж байхгүй',
      none_text: 'Харилцагч хадгаламж нээлгээгүй байна.',
      matured: 'Хугацаа дууссан. Харилцагч зарлага гаргах эсвэл сунгах хүсэлт илгээнэ.',
      agrees: 'Данстай тэнцсэн',
      differs: 'Данстай зөрсөн: %{own} ≠ %{ledger}',
      money: 'Хадгаламжийн мөнгө',
      journal: 'Хадгаламжийн журнал',
      plan: {
        title: 'Хүүгийн хуваарь',
        term: 'Хугацааны %{passed} / %{term} хоног өнгөрсөн',
        interest_by_maturity: 'Дуусах өдөр хүртэлх хүү',
        at_maturity: 'Дуусах өдрийн дүн',
        none: 'Хүү нэмээгүй',
        date: 'Хүү нэмэх өдөр',
        interest: 'Хүү',
        capitalised: 'Нийт нэмэгдсэн хүү',
        journal: 'Журнал',
        to_come: 'Болоогүй',
      },
      preview: {
        interest: 'Нэмэгдсэн хүү',
        paid: 'Олгосон дүн',
        balance: 'Үлдэгдэл',
        whole: 'Хугацааны нийт хүү: %{interest}. Залруулга: %{correction}.',
        early:
          'Хугацаанаас өмнө цуцалбал хүүгийн %{share} хувийг тооцно. Нийт хүү: %{interest}. Залруулга: %{correction}.',
        paid_out: 'Олгох дүн: %{amount}',
        goes_to: 'Хэтэвчид: %{wallet}. Үндсэн банкны дансанд: %{bank}.',
      },
    },
  },
  resources: {
    saving: {
      name: 'Хадгаламж |||| Хадгаламжууд',
      fields: {
        imageId: 'Сонгосон зураг',
        customerId: 'Харилцагч',
        number: 'Хадгаламжийн данс',
        principal: 'Үндсэн дүн',
        rate: 'Жилийн хүү',
        openedOn: 'Нээсэн огноо',
        maturesOn: 'Дуусах огноо',
        capitalised: 'Нэмэгдсэн хүү',
        paid: 'Олгосон дүн',
        running: 'Хуримтлагдаж буй хүү',
        expectedBalance: 'Нөхцөлөөр байх үлдэгдэл',
        blockedAmount: 'Хориглосон дүн',
        loanId: 'Барьцаалсан зээл',
        walletRoom: 'Хэтэвчид багтах дүн',
        isPrimeAccount: 'Үндсэн данстай эсэх',
        cashOutAccess: 'Зарлага гаргах эрх',
        daysToPayment: 'Дараагийн төлөлт хүртэл',
        isLoanOpen: 'Зээл нээлттэй эсэх',
      },
      actions: {
        approve_cash_out: 'Зарлага батлах',
        approve_cancel: 'Цуцлалт батлах',
        refuse_cancel: 'Цуцлах хүсэлтийг буцаах',
        block_saving: 'Хориглох',
        unblock_saving: 'Хориг авах',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/saving': typeof labels;
  }
}
