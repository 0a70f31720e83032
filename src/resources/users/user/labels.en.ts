import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  users: {
    temporary_help: 'A temporary password must be changed at the next sign-in.',
    own_account: 'You cannot delete your own account.',
    own_role: 'You cannot remove your own role.',
    roles_help: 'A change of roles takes effect at the next session refresh.',
    held: 'Held',
    account: 'Account',
    gone: 'Will be deleted',
    delete_help:
      'The account is deleted permanently. To close it temporarily, disable it in the edit dialog.',
    effective_permissions: 'Effective permissions (%{smart_count})',
    no_permissions: 'No permissions.',
    login_attempts: 'Sign-in attempts',
  },
  resources: {
    users: {
      name: 'User |||| Users',
      fields: {
        loginName: 'Login name',
        emailVerified: 'E-mail verified',
        password: 'Password',
        passwordConfirmation: 'Confirm password',
        temporaryPassword: 'Temporary password',
        role: 'Role',
        enabled: 'Enabled',
        roles: 'Roles',
        lastLogin: 'Last sign-in',
      },
      sections: { account: 'Account' },
      actions: {
        password: 'Password changed',
        'add-role': 'Role added',
        'remove-role': 'Role removed',
        'position-role': 'Roles changed by a position',
      },
    },
    logged_in_user: {
      name: 'Signed-in user |||| Signed-in user',
      fields: {
        name: 'Preferred username',
        tenantAlias: 'Tenant alias',
        roles: 'Roles',
        permissions: 'Permissions',
      },
    },
  },
};
