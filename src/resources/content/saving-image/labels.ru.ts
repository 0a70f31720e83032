import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    savingImage: {
      preview_help: 'Так приложение показывает её вкладчику, который её выбрал.',
      carried:
        'Эта картинка у %{smart_count} незакрытого вклада. После снятия с публикации она у него останется. |||| Эта картинка у %{smart_count} незакрытых вкладов. После снятия с публикации она у них останется. |||| Эта картинка у %{smart_count} незакрытых вкладов. После снятия с публикации она у них останется.',
    },
  },
  resources: {
    'saving-image': {
      name: 'Изображение вклада |||| Изображения вкладов |||| Изображения вкладов',
      fields: { title: 'Название', savings: 'Вкладов с ней', openSavings: 'Из них не закрыто' },
      sections: { general: 'Картинка' },
      views: { published: 'Опубликованные', drafts: 'Неопубликованные' },
      actions: { move: 'Сменить место' },
    },
  },
};
