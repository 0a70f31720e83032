import { labels as area } from '../labels.ru';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    web: {
      preview_help: 'Так страницу показывает браузер телефона. К хосту ссылки никто не обращается.',
      missing: 'Не хватает картинок: %{pictures}.',
    },
  },
  actionBlocks: {
    web_pictures_missing:
      'Опубликовать нельзя: не хватает картинок (%{count}). Сначала добавьте их.',
  },
  resources: {
    'web-content': {
      name: 'Веб-контент |||| Веб-контент |||| Веб-контент',
      fields: {
        link: 'Ссылка',
        missingPictures: 'Не хватает картинок',
        ...area.enums.WebContentImageKind,
      },
      sections: {
        general: 'Страница',
        product: 'Картинки продукта',
        instruction: 'Картинки инструкции',
        brand: 'Картинка бренда',
        featuredBrand: 'Картинки рекомендуемого бренда',
      },
      views: {
        brands: 'Бренды',
        instructions: 'Инструкции',
        featured: 'Рекомендуемые бренды',
        products: 'Продукты',
      },
      actions: { move: 'Сменить место' },
    },
  },
};
