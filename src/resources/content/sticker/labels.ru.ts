import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    sticker_is_last:
      'Последний стикер опубликованного набора убрать нельзя. Сначала снимите набор с публикации.',
    sticker_package_deleted: 'В удалённый набор стикеры не добавляются.',
    sticker_package_full: 'В наборе не больше %{count} стикеров. Сначала уберите один.',
  },
  resources: {
    sticker: {
      name: 'Стикер |||| Стикеры |||| Стикеры',
      fields: { picture: 'Картинка', tag: 'Метка', packageId: 'Набор', sentCount: 'Отправлен раз' },
      sections: { general: 'Стикер' },
      views: { offered: 'В наборе', removed: 'Убраны' },
      actions: {
        remove: 'Убрать из набора',
        restore: 'Вернуть в набор',
        move: 'Сменить место',
        delete_package: 'Удалить набор',
      },
    },
  },
};
