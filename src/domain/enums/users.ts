import type { StaffRole } from './common';
import { enumeration } from './enumeration';
import type { Right } from './permissions';

/** Whatever gives or takes a role needs it beside the right of its room (docs/domain/identity.md 6.4). */
export const MANAGE_USERS = 'user:manage' satisfies Right;

/** Roles given and taken on the user screen (docs/domain/identity.md 6.2). */
export const ASSIGNABLE_ROLES = [
  'pocket_operator',
  'pocket_economist',
  'pocket_agent',
] as const satisfies readonly StaffRole[];

/** Second part of a permission string. */
export const PermissionAction = enumeration('PermissionAction', [
  'list',
  'view',
  'create',
  'edit',
  'update',
  'access',
  'search',
  'export',
  'send',
  'test',
  'decode',
  'renew',
  'register',
  'manage',
  'create-on-tenant',
  'pending-list',
  'approved-list',
  'admin-list',
]);
