import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'org-branch-choice': {
      name: {
        mn: 'Салбар |||| Салбарууд',
        en: 'Branch |||| Branches',
        ru: 'Отделение |||| Отделения |||| Отделения',
      },
    },
  },
} satisfies Words;
