/** Mongolian texts: what belongs to this folder. */
export const labels = {
  openingBalance: {
    preview: 'Данс бүрийн үлдэгдэл',
    unbalanced: 'Дебит, кредит талын нийлбэр тэнцэх ёстой.',
    one_side: 'Дебит, кредит талын зөвхөн нэгийг бөглөнө.',
    twice: 'Энэ данс дээр бичигдсэн байна.',
    few: 'Доод тал нь хоёр данс оруулна уу.',
    future: 'Эхлээгүй жилийн эхний үлдэгдлийг оруулахгүй.',
    used: 'Энэ данс бичилттэй тул эхний үлдэгдэл оруулахгүй.',
  },
  actionBlocks: {
    opening_taken: 'Бичилттэй болсон данс: %{count}. Тэдгээргүй шинээр бэлтгэнэ үү.',
    opening_short: 'Буцаах дүн нь үлдээгүй данс: %{count}.',
  },
  resources: {
    'accounting/opening-balance': {
      name: 'Эхний үлдэгдэл |||| Эхний үлдэгдэл',
      fields: {
        year: 'Жил',
        lines: 'Данс',
        account: 'Данс',
        debit: 'Дебит',
        credit: 'Кредит',
        comment: 'Үндэслэл',
        amount: 'Нийт дүн',
        journalId: 'Журнал',
        taken: 'Бичилттэй данс',
      },
      sections: {
        general: 'Эхний үлдэгдэл',
        lines: 'Данс',
      },
      views: {
        drafts: 'Ноорог',
        set: 'Бичсэн',
      },
      actions: {
        set_opening: 'Эхний үлдэгдэл бичих',
        discard_opening: 'Хэрэгсэхгүй болгох',
        reverse_opening: 'Эхний үлдэгдлийг буцаах',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/opening-balance': typeof labels;
  }
}
