import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'org-branch:list': {
      mn: 'Байгууллагын салбар, нэгж',
      en: 'Organisation branches and units',
      ru: 'Филиалы и подразделения организации',
      demo: ['admin'],
    },
  },
  resources: {
    'org-branch': {
      name: {
        mn: 'Байгууллагын салбар |||| Байгууллагын салбарууд',
        en: 'Organisation branch |||| Organisation branches',
        ru: 'Филиал организации |||| Филиалы организации |||| Филиалы организации',
      },
      fields: {
        unitId: { mn: 'Нэгж', en: 'Unit', ru: 'Подразделение' },
        appBranchId: { mn: 'Апп дахь салбар', en: 'Branch in the app', ru: 'Филиал в приложении' },
        people: { mn: 'Ажилтны тоо', en: 'People', ru: 'Сотрудники' },
        employees: { mn: 'Бүртгэлтэй ажилтан', en: 'Employees', ru: 'Сотрудников' },
      },
    },
  },
} satisfies Words;
