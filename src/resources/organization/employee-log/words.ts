import type { Words } from '../../../i18n/words';
import { words as auditLog } from '../audit-log/words';

export const words = {
  resources: {
    'org-employee-log': {
      name: {
        mn: 'Ажилтны лог |||| Ажилтны лог',
        en: 'Employee log entry |||| Employee log',
        ru: 'Запись о сотруднике |||| Журнал сотрудников |||| Журнал сотрудников',
      },
      fields: auditLog.resources['audit-log'].fields,
      views: {
        states: { mn: 'Орсон, гарсан', en: 'Came and left', ru: 'Приём и увольнение' },
        changes: { mn: 'Засвар', en: 'Changes', ru: 'Изменения' },
      },
    },
  },
} satisfies Words;
