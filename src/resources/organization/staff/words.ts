import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'org-staff': {
      name: {
        mn: 'Ажилтан |||| Ажилтнууд',
        en: 'Staff member |||| Staff',
        ru: 'Сотрудник |||| Сотрудники |||| Сотрудники',
      },
      fields: {
        loginName: { mn: 'Нэвтрэх нэр', en: 'Login name', ru: 'Имя для входа' },
        roles: { mn: 'Үүрэг', en: 'Roles', ru: 'Роли' },
      },
    },
  },
} satisfies Words;
