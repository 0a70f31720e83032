import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    employee_own: 'Nobody ends their own employment. Somebody else does it.',
    employee_unit_removed: 'The unit was taken out. Choose another unit first.',
  },
  resources: {
    'org-employee': {
      name: 'Employee |||| Employees',
      fields: {
        unitId: 'Unit',
        branchId: 'Branch',
        staffId: 'Account',
        hiredAt: 'Hired at',
        leftOn: 'Left on',
        positionNames: 'Position',
        positionCount: 'Positions held',
      },
      sections: { person: 'The person', work: 'Work' },
      views: { working: 'Working', left: 'Left', unplaced: 'Without a position' },
      actions: { leave: 'End employment', rehire: 'Take back' },
    },
  },
  organization: {
    employee: {
      twice: 'This account belongs to another employee.',
      own_lender: 'Employees of the own lender are registered with the ordinary form.',
      unit_gone: 'This unit was taken out.',
      before_hired: 'Not before the day of hiring.',
      before_left: 'Not before the day of leaving.',
      after_left: 'Not after the day of leaving.',
      has_left: 'This employee has left.',
      positions: 'Positions',
      no_positions: 'No position',
      no_positions_text: 'Positions are given under “User positions”.',
      no_account: 'An employee without an account',
      no_account_text: 'An account is needed before a position can be given.',
      open_unit: 'Open the unit',
      open_account: 'Open the account',
      ends: 'Positions that end: %{count}',
      account_ends: 'Account that is closed: %{login}. Its sessions end at once.',
      account_closed: 'The account is closed already: %{login}.',
      without_account: 'An employee without an account.',
      role: 'Role that is taken',
      given_by: 'Given by',
      given_by_users: 'The users’ screen',
      roles_end: 'Roles that are taken: %{count}',
      nothing_ends: 'No position ends.',
      elsewhere: 'Register on a tenant',
    },
  },
  enums: { EmployeeState: { WORKING: 'Working', LEFT: 'Left' } },
};
