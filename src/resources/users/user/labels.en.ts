import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  users: {
    temporary_help: 'The password is temporary: its owner chooses another one at the next sign-in.',
    own_account: 'You cannot delete your own account.',
    own_role:
      'Nobody gives a role to themselves or takes one of their own. Somebody else changes it.',
    own_account_off: 'You cannot disable your own account.',
    employed:
      '%{name} works with this account. End the employment instead of deleting the account.',
    has_position: 'This account has a position: %{positions}. End that first.',
    has_left: 'Its owner has left. Take the employee back first.',
    login_name:
      'Small Latin letters, figures and . - _ @ alone, beginning with a letter or a figure.',
    former_employee: 'Employee (has left)',
    password_notice: {
      title: 'Your password was changed',
      body: '%{who} has changed the password of your account. If you did not ask for it, tell who manages users.',
    },
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
        leaving: 'Closed because the employee left',
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
