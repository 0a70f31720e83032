import { endpoint } from '../../../dataProviders/endpoint';

/** What somebody may do more and less than before. */
export interface RightsChange {
  id: string;
  name: string;
  gains: readonly string[];
  loses: readonly string[];
}

/** Whom another role of a position concerns. */
export interface RoleChange {
  /** Who has the role by the position. */
  people: readonly RightsChange[];
  /** Who has the position and was not given its role. */
  waiting: readonly { id: string; name: string }[];
}

/** What another role of a position would change, person by person; nothing is changed by asking. */
export const readRoleChange = endpoint<{ roleName: string }, RoleChange>()(
  'org',
  'GET /positions/:id/role-change',
  {
    assumed: true,
    access: 'org-position:create',
    carries: '`roleName`: the role that it would carry',
  },
);
