import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    banner: {
      preview_help:
        'Так приложение показывает его над страницей кредитов. Высота следует из соотношения сторон самой картинки.',
    },
  },
  actionBlocks: {
    banner_is_over: 'Баннер с истёкшим сроком опубликовать нельзя. Сначала продлите срок показа.',
  },
  validation: { banner_dates: 'Последний день не может быть раньше первого.' },
  resources: {
    'loan-banner': {
      name: 'Кредитный баннер |||| Кредитные баннеры |||| Кредитные баннеры',
      fields: {
        productType: 'Кредитный продукт',
        link: 'Ссылка',
        fromDate: 'Показывать с',
        untilDate: 'Показывать до',
        aspectRatio: 'Соотношение сторон',
        showing: 'В приложении',
      },
      sections: { general: 'Баннер', picture: 'Картинка' },
      views: { shown: 'Показываются', planned: 'Ещё не начаты', over: 'Срок истёк' },
      actions: { move: 'Сменить место' },
    },
  },
};
