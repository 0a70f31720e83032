import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'org-unit-choice': {
      name: {
        mn: 'Нэгж |||| Нэгжүүд',
        en: 'Unit |||| Units',
        ru: 'Подразделение |||| Подразделения |||| Подразделения',
      },
    },
  },
} satisfies Words;
