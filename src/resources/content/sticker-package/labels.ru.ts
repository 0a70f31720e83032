import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    stickers: {
      preview_help: 'Так набор показывает чат приложения.',
      count: 'Стикеров: %{count}, не больше %{most}.',
      offered: 'Стикеры набора',
      removed: 'Убранные стикеры',
      sent: 'Отправлен: %{count}',
    },
  },
  actionBlocks: {
    sticker_package_empty: 'Набор без стикеров опубликовать нельзя. Сначала добавьте стикер.',
    sticker_package_used:
      'Стикеры этого набора отправляли (%{count}), поэтому удалить его нельзя. Оставьте его неопубликованным.',
  },
  validation: {
    sticker_identifier: 'Используйте строчные латинские буквы, цифры, точки и дефисы.',
  },
  resources: {
    'sticker/package': {
      name: 'Набор стикеров |||| Наборы стикеров |||| Наборы стикеров',
      fields: {
        identifier: 'Идентификатор',
        publisher: 'Издатель',
        publisherWebsite: 'Сайт издателя',
        privacyPolicyUrl: 'Ссылка на политику конфиденциальности',
        licenseAgreementUrl: 'Ссылка на лицензионное соглашение',
        stickerCount: 'Стикеров',
        sentCount: 'Отправлено раз',
      },
      sections: { general: 'Набор', terms: 'Условия' },
      views: { kept: 'Используются', deleted: 'Удалённые' },
      actions: { move: 'Сменить место' },
      subPages: { stickers: 'Добавить стикеры' },
    },
  },
};
