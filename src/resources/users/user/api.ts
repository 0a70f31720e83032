import type { RaRecord } from 'ra-core';
import { endpoint } from '../../../dataProviders/endpoint';

const manage = { assumed: true, access: 'user:manage', on: 'users' } as const;

/** A role that is given or taken, and why. */
export interface RoleMove {
  role: string;
  reason?: string;
}

/** Sets a password, twice the same; a temporary one must be changed at the next sign-in. */
export const setPassword = endpoint<object, RaRecord>()(
  'identity',
  'PUT /keycloak/user/:id/password',
  { ...manage, carries: '`password`, `passwordConfirmation`, `temporaryPassword`, `reason`' },
);

/** Gives and takes roles, one each time. */
export const roleMoves = {
  add: endpoint<RoleMove, RaRecord>()('identity', 'POST /keycloak/user/:id/roles', {
    ...manage,
    carries: '`role`, `reason`',
  }),
  remove: endpoint<RoleMove, RaRecord>()('identity', 'DELETE /keycloak/user/:id/roles', {
    ...manage,
    carries: '`role`, `reason`',
  }),
};
