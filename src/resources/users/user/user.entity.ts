import { StaffRole } from '../../../domain/enums/common';
import { isLoginName } from '../../../domain/loginName';
import { entity, section } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import { choices, dateTime, email, flag, tenant, text, userName } from '../../../fields';

/**
 * Staff of the console, kept by the identity provider. The list is a search by POST; creating, editing, passwords and
 * roles happen in dialogs (docs/domain/identity.md 6.2).
 */
export default entity('users', {
  gateway: 'identity',
  endpoint: '/keycloak/user',
  menu: 'users',
  icon: 'person',
  represent: ['lastName', 'firstName'],
  paths: { create: null, edit: null },
  access: {
    list: 'user:manage',
    show: 'user:manage',
    create: 'user:manage',
    edit: 'user:manage',
    delete: 'user:manage',
  },
  fields: {
    loginName: text({ required: true, min: 3, max: 60, once: true }),
    lastName: text({ required: true, max: 60 }),
    firstName: text({ required: true, max: 60 }),
    email: email({ required: true }),
    emailVerified: flag({ readOnly: true }),
    enabled: flag(),
    /** Given and taken one by one afterwards, each with its reason. */
    roles: choices(StaffRole, { required: true, once: true }),
    tenant: tenant(),
    /** Until its owner has changed it; both count as one person as long (docs/domain/authority.md 2.2). */
    passwordSetBy: userName({ readOnly: true }),
    lastLogin: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['loginName', 'lastName', 'firstName', 'roles', 'tenant', 'enabled', 'lastLogin'],
    optional: ['email', 'emailVerified', 'createdAt'],
    filters: ['roles', 'enabled', 'emailVerified'],
    search: 'private',
    sort: { field: 'loginName', order: 'ASC' },
    via: { method: 'POST', path: '/keycloak/users' },
  },
  form: [section('account', ['loginName', 'lastName', 'firstName', 'email', 'enabled', 'roles'])],
  record: { facts: ['email', 'tenant', 'lastLogin', 'createdAt'] },
  unique: ['loginName'],
  rules: ({ id, loginName }) =>
    isBlank(id) && loginName && !isLoginName(loginName)
      ? [{ field: 'loginName', message: 'users.login_name' }]
      : [],
});
