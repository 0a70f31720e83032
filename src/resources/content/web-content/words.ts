import type { Words } from '../../../i18n/words';
import { words as area } from '../words';

export const words = {
  rights: {
    'web-content:list': {
      mn: 'Вэб контент харах',
      en: 'See web content',
      ru: 'Просмотр веб-контента',
      demo: ['admin', 'operator'],
    },
    'web-content:create': {
      mn: 'Вэб контент нэмэх, засах',
      en: 'Add and edit web content',
      ru: 'Создание и правка веб-контента',
      demo: ['admin', 'operator'],
    },
  },
  content: {
    web: {
      preview_help: {
        mn: 'Утасны хөтөч хуудсыг ингэж харуулна. Холбоосын хост руу хүсэлт илгээхгүй.',
        en: 'This is how a phone’s browser shows the page. Nothing is asked of the link’s host.',
        ru: 'Так страницу показывает браузер телефона. Сервер ссылки при этом не запрашивается.',
      },
      missing: {
        mn: 'Дутуу зураг: %{pictures}.',
        en: 'Pictures still missing: %{pictures}.',
        ru: 'Не хватает картинок: %{pictures}.',
      },
    },
  },
  actionBlocks: {
    web_pictures_missing: {
      mn: '%{count} зураг дутуу тул нийтлэх боломжгүй. Эхлээд зургуудыг нэмнэ үү.',
      en: 'It cannot be published while %{count} of its pictures are missing. Add them first.',
      ru: 'Опубликовать нельзя: не хватает картинок (%{count}). Сначала добавьте их.',
    },
  },
  resources: {
    'web-content': {
      name: {
        mn: 'Вэб контент |||| Вэб контент',
        en: 'Web content |||| Web content',
        ru: 'Веб-контент |||| Веб-контент |||| Веб-контент',
      },
      fields: {
        link: { mn: 'Холбоос', en: 'Link', ru: 'Ссылка' },
        missingPictures: { mn: 'Дутуу зураг', en: 'Pictures missing', ru: 'Не хватает картинок' },
        ...area.enums.WebContentImageKind,
      },
      sections: {
        general: { mn: 'Хуудас', en: 'Page', ru: 'Страница' },
        product: {
          mn: 'Бүтээгдэхүүний зургууд',
          en: 'Pictures of the product',
          ru: 'Картинки продукта',
        },
        instruction: {
          mn: 'Зааврын зургууд',
          en: 'Pictures of the instruction',
          ru: 'Картинки инструкции',
        },
        brand: { mn: 'Брэндийн зураг', en: 'Picture of the brand', ru: 'Картинка бренда' },
        featuredBrand: {
          mn: 'Онцлох брэндийн зургууд',
          en: 'Pictures of the featured brand',
          ru: 'Картинки рекомендуемого бренда',
        },
      },
      views: {
        brands: { mn: 'Брэнд', en: 'Brands', ru: 'Бренды' },
        instructions: { mn: 'Заавар', en: 'Instructions', ru: 'Инструкции' },
        featured: { mn: 'Онцлох брэнд', en: 'Featured brands', ru: 'Рекомендуемые бренды' },
        products: { mn: 'Бүтээгдэхүүн', en: 'Products', ru: 'Продукты' },
      },
      actions: {
        move: { mn: 'Байр солих', en: 'Change the place', ru: 'Сменить место' },
      },
    },
  },
} satisfies Words;
