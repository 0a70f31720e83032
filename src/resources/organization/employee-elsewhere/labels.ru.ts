import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'org-employee-elsewhere': {
      name: 'Сотрудник кредитора |||| Сотрудники кредиторов |||| Сотрудники кредиторов',
      fields: {
        unitId: 'Подразделение',
        branchId: 'Отделение',
        staffId: 'Учётная запись',
        hiredAt: 'Дата приёма на работу',
        tenant: 'Кредитор',
      },
      sections: { lender: 'Где работает', person: 'Человек', work: 'Работа' },
    },
  },
};
