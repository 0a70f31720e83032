import type { Same } from '../../Same';
import type { userPages as mn } from '../../mn/pages/users';

/** Texts of the users' dialogs and pages. */
export const userPages = {
  temporary_help: 'A temporary password must be changed at the next sign-in.',
  own_account: 'You cannot delete your own account.',
  own_role: 'You cannot remove your own role.',
  password_changed: 'Password changed: %{name}.',
  roles_help: 'A change of roles takes effect at the next session refresh.',
  held: 'Held',
  account: 'Account',
  gone: 'Will be deleted',
  deleted: 'Deleted: %{name}.',
  delete_help:
    'The account is deleted permanently. To close it temporarily, disable it in the edit dialog.',
  effective_permissions: 'Effective permissions (%{smart_count})',
  no_permissions: 'No permissions.',
} satisfies Same<typeof mn>;
