import type { Same } from '../../../i18n/Same';
import { labels as auditLog } from '../audit-log/labels.en';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'org-employee-log': {
      name: 'Employee log entry |||| Employee log',
      fields: auditLog.resources['audit-log'].fields,
      views: { states: 'Came and left', changes: 'Changes' },
    },
  },
};
