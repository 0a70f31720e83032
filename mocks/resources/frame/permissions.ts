import { readPermissions } from '../../../src/auth/api';
import { StaffRole } from '../../../src/domain/enums/common';
import { readRoleRights, type RightsAnswer } from '../../../src/framework/permissions/api';
import type { Answer, Call, Route } from '../../engine/Call';
import { effectivePermissions, permissionsOfRole } from '../../engine/rights';
import { route } from '../../engine/route';
import { MAIN_TENANT } from '../../engine/samples/tenants';

/** Which right lets somebody give rights. */
const GIVES = 'user:manage';

/** What roles hold, and who gives rights to the caller: people of the own lender, and of the main one. */
function roleRights({ store, caller }: Call): Answer<RightsAnswer> {
  const givers = (store.collection('users')?.all ?? []).filter(
    (user) =>
      user.enabled !== false &&
      [MAIN_TENANT, caller.tenantAlias].includes(user.tenant as string | null) &&
      effectivePermissions(store.people, user).includes(GIVES),
  );
  return {
    body: {
      roles: StaffRole.values.map((role) => ({
        role,
        permissions: [...permissionsOfRole(store.people, role)],
      })),
      givers: givers.map(({ id, lastName, firstName, username }) => ({
        id: String(id),
        name: [lastName, firstName].filter(Boolean).join(' ') || String(username),
      })),
    },
  };
}

/** `GET /permissions`: what the bearer of the token may do (docs/domain/identity.md 1.1), and what roles may (1.10). */
export const routes: readonly Route[] = [
  route(readPermissions, ({ caller }) => ({ body: caller.permissions })),
  route(readRoleRights, roleRights),
];
