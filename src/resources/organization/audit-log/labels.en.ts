import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'audit-log': {
      name: 'Audit log entry |||| Audit log',
      fields: {
        at: 'Done at',
        actor: 'Done by',
        action: 'Action',
        kind: 'Kind of action',
        record: 'Record',
        recordName: 'Name or number of the record',
        changedField: 'Field',
        from: 'Before',
        to: 'After',
        origin: 'Origin',
      },
      views: { people: 'By staff', roles: 'Changes of roles', reads: 'Masked data read' },
    },
  },
  auditLog: { hidden: 'Hidden: no right to see this record' },
  enums: {
    AuditAction: {
      CREATE: 'Created',
      UPDATE: 'Changed',
      STATE: 'State changed',
      ROLE: 'Roles changed',
      READ: 'Masked data read',
      DELETE: 'Deleted',
      OTHER: 'Other',
    },
  },
};
