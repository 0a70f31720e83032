/** Mongolian texts: what belongs to this folder. */
export const labels = {
  openingBalance: {
    preview: 'Данс бүрийн үлдэгдэл',
    unbalanced: 'Дебит, кредит талын нийлбэр тэнцэх ёстой.',
    one_side: 'Дебит, кредит талын зөвхөн нэгийг бөглөнө.',
    twice: 'Энэ данс дээр бичигдсэн байна.',
    few: 'Доод тал нь хоёр данс оруулна уу.',
    future: 'Эхлээгүй жилийн эхний үлдэгдлийг оруулахгүй.',
  },
  actionBlocks: {
    opening_taken:
      'Энэ жилийн эхний үлдэгдэл нь аль хэдийн бичигдсэн данс: %{count}. Тэдгээргүй шинээр бэлтгэнэ үү.',
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
        taken: 'Өмнө бичигдсэн данс',
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
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/opening-balance': typeof labels;
  }
}
