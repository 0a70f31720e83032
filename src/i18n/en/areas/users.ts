import { userPages } from '../pages/users';
import type { users as mn } from '../../mn/areas/users';
import type { Same } from '../../Same';

export const users = {
  users: userPages,
  resources: {
    users: {
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
      },
    },
    role: { name: 'Role |||| Roles', fields: {} },
    permission: { name: 'Permission |||| Permissions', fields: {} },
    logged_in_user: {
      name: 'Signed-in user |||| Signed-in user',
      fields: {
        name: 'Preferred username',
        tenantAlias: 'Tenant alias',
        roles: 'Roles',
        permissions: 'Permissions',
      },
    },
    tenant: { name: 'Tenant |||| Tenants', fields: { alias: 'Alias' } },
  },
  enums: {
    PermissionAction: {
      list: 'View list',
      view: 'View',
      create: 'Create',
      edit: 'Edit',
      update: 'Update',
      access: 'Access',
      search: 'Search',
      export: 'Export',
      send: 'Send',
      test: 'Test',
      decode: 'Decode',
      renew: 'Renew',
      register: 'Register',
      manage: 'Manage',
      create_on_tenant: 'Create on tenant',
      pending_list: 'View pending',
      approved_list: 'View approved',
      admin_list: 'View all (admin)',
    },
  },
} satisfies Same<typeof mn>;
