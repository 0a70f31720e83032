import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'customers/search/management-history': {
      name: 'Запись истории |||| История управления учётными записями |||| История управления учётными записями',
      fields: {
        action: 'Действие',
        actor: 'Кто выполнил',
        entity: 'Запись',
        at: 'Дата действия',
        from: 'Было',
        to: 'Стало',
        document: 'Документ (PDF)',
        documentImage: 'Изображение документа',
      },
      views: { names: 'Изменения имён', deleted: 'Удаления' },
      sections: { change: 'Изменение', document: 'Документ' },
    },
  },
  enums: {
    NameChangeLogType: {
      0: 'Изменена фамилия',
      1: 'Изменено имя',
      2: 'Удалена ошибочная запись',
      3: 'Клиент удалён',
    },
  },
};
