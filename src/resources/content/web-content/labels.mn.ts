import { labels as area } from '../labels.mn';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    web: {
      preview_help: 'Утасны хөтөч хуудсыг ингэж харуулна. Холбоосын хост руу хүсэлт илгээхгүй.',
      missing: 'Дутуу зураг: %{pictures}.',
    },
  },
  actionBlocks: {
    web_pictures_missing: '%{count} зураг дутуу тул нийтлэх боломжгүй. Эхлээд зургуудыг нэмнэ үү.',
  },
  resources: {
    'web-content': {
      name: 'Вэб контент |||| Вэб контент',
      fields: {
        link: 'Холбоос',
        missingPictures: 'Дутуу зураг',
        ...area.enums.WebContentImageKind,
      },
      sections: {
        general: 'Хуудас',
        product: 'Бүтээгдэхүүний зургууд',
        instruction: 'Зааврын зургууд',
        brand: 'Брэндийн зураг',
        featuredBrand: 'Онцлох брэндийн зургууд',
      },
      views: {
        brands: 'Брэнд',
        instructions: 'Заавар',
        featured: 'Онцлох брэнд',
        products: 'Бүтээгдэхүүн',
      },
      actions: { move: 'Байр солих' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/web-content': typeof labels;
  }
}
