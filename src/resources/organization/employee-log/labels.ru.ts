import type { Same } from '../../../i18n/Same';
import { labels as auditLog } from '../audit-log/labels.ru';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'org-employee-log': {
      name: 'Запись о сотруднике |||| Журнал сотрудников |||| Журнал сотрудников',
      fields: auditLog.resources['audit-log'].fields,
      views: { states: 'Приём и увольнение', changes: 'Изменения' },
    },
  },
};
