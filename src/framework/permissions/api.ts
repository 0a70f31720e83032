import type { StaffRole } from '../../domain/enums/common';
import { endpoint, hasField } from '../../dataProviders/endpoint';

/** A realm role and what it lets its holders do. */
export interface RoleRights {
  role: StaffRole;
  permissions: string[];
}

/** Which role has which right, and the people who can give rights to the person who asks. */
export interface RightsAnswer {
  roles: RoleRights[];
  givers: { id: string; name: string }[];
}

/** What roles hold: no secret, so that everybody can ask for the right one (docs/domain/identity.md 1.10). */
export const readRoleRights = endpoint<void, RightsAnswer>()('main', 'GET /permissions/roles', {
  assumed: true,
  isShaped: hasField('roles'),
});
