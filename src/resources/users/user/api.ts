import type { RaRecord } from 'ra-core';
import type { StaffRole } from '../../../domain/enums/common';
import { endpoint } from '../../../dataProviders/endpoint';
import type { ResourceName } from '../../../i18n/Catalogue';

const manage = { assumed: true, access: 'user:manage', on: 'users' } as const;

/** A role that is given or taken, and why. */
export interface RoleMove {
  role: StaffRole;
  reason?: string;
}

/** What somebody has begun and nobody has finished: drafts, and requests that wait for a decision. */
export interface OpenWork {
  resource: ResourceName;
  kind: 'draft' | 'waiting';
  count: number;
}

/** What decides on an account beside its fields: the gateway sends it with the record. */
export interface AccountFacts {
  /** Nobody else of the main lender could manage users. */
  isLastManager?: boolean;
  /** Who works, or has worked, with it. */
  employee?: { id: number; name: string; state: string } | null;
  /** Positions that the account has now, by name. */
  positions?: readonly string[];
}

/** Sets a password, twice the same; it must be changed at the next sign-in. */
export const setPassword = endpoint<object, RaRecord>()(
  'identity',
  'PUT /keycloak/user/:id/password',
  { ...manage, carries: '`password`, `passwordConfirmation`, `reason`' },
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

/** What would be left lying by somebody whose account goes; nothing is changed by asking. */
export const readOpenWork = endpoint<void, readonly OpenWork[]>()(
  'identity',
  'GET /keycloak/user/:id/open-work',
  { assumed: true, access: 'user:manage', isShaped: Array.isArray },
);
