import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'org-position-choice': {
      name: {
        mn: 'Албан тушаал |||| Албан тушаалууд',
        en: 'Position |||| Positions',
        ru: 'Должность |||| Должности |||| Должности',
      },
      fields: {
        roleName: { mn: 'Үүргийн нэр', en: 'Role', ru: 'Роль' },
      },
    },
  },
} satisfies Words;
