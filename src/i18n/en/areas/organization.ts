import type { organization as mn } from '../../mn/areas/organization';
import type { Same } from '../../Same';

const auditLogFields = { action: 'Action', actor: 'Done by', entity: 'Record', at: 'Done at' };

export const organization = {
  resources: {
    'organization/position': { fields: { roleName: 'Role name' } },
    'organization/employee': {
      fields: { position: 'Position', unit: 'Unit', hiredAt: 'Hired at' },
    },
    'organization/units': { fields: { parent: 'Parent unit' } },
    'organization/audit-log': { fields: auditLogFields },
    'organization/employee/log': { fields: auditLogFields },
  },
  enums: {
    StaffAction: {
      APPROVE: 'Approve',
      REJECT: 'Reject',
      CANCEL: 'Cancel',
      CORRECT: 'Correct',
      CLOSE: 'Close',
      EXTEND: 'Extend',
      MOVE_TO_RISK_FUND: 'Move to risk fund',
      CONFIRM_CANCEL_TO_ISSUED: 'Confirm return to issued',
      CESSION: 'Cede claim',
      UNDO_CESSION: 'Undo cession',
      PUBLISH: 'Publish',
      UNPUBLISH: 'Unpublish',
    },
  },
} satisfies Same<typeof mn>;
