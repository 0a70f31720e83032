/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    news: { preview_help: 'Апп мэдээг ингэж харуулна. Нийтэлсэн үед л харилцагчид харагдана.' },
  },
  resources: {
    news: {
      name: 'Мэдээ |||| Мэдээнүүд',
      fields: { color: 'Өнгө' },
      sections: { general: 'Ерөнхий мэдээлэл', text: 'Агуулга' },
    },
  },
  enums: {
    NewsType: {
      pocket_faq: 'Апп: түгээмэл асуулт',
      pocket_app: 'Апп: мэдээ',
      pocket_web: 'Вэбсайт: мэдээ',
      merchant_faq: 'Мерчант: түгээмэл асуулт',
    },
    NewsCategory: {
      contract_create: 'Гэрээ байгуулах',
      loan_condition: 'Зээлийн нөхцөл',
      loan: 'Зээл',
      loan_refund: 'Зээлийн эргэн төлөлт',
      loan_extension: 'Зээлийн хугацаа сунгалт',
      epocket: 'Цахим хэтэвч',
      level: 'Түвшин',
      privacy: 'Нууцлал',
      contract_cancel: 'Гэрээ цуцлах',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/news': typeof labels;
  }
}
