import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    whose: 'Клиент',
    signature: {
      new_signature: 'Новая подпись',
      specimen: 'Одобренный образец',
      new_alt: 'Изображение новой подписи клиента',
      specimen_alt: 'Изображение ранее одобренной подписи',
      no_specimen: 'Одобренного образца нет. Это первая подпись: сверьте её с документом.',
      no_signature: 'Изображения подписи нет.',
      similarity: 'Сходство по результатам автоматического сравнения',
      paper_missing: 'Приложите скан или фото бумажного договора.',
    },
  },
};
