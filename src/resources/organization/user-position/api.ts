import { endpoint } from '../../../dataProviders/endpoint';
import type { RightsChange } from '../position/api';

/** The role that a position offers somebody, and what it would give. */
export interface RoleOffer {
  roleName: string;
  /** The person has the role already. */
  isHeld: boolean;
  /** Nobody gives a role to themselves. */
  isOwn: boolean;
  /** Rights that would come. */
  gains: readonly string[];
}

/** What the role of a position would give a colleague; nothing is given by asking. */
export const readRoleOffer = endpoint<{ staffId: string; positionId: string }, RoleOffer>()(
  'org',
  'GET /role-offer',
  {
    assumed: true,
    access: ['org-user-branch-position:list', 'org-employee:create'],
    carries: '`staffId`, `positionId`',
  },
);

/** What the colleague may do more and less after `grant_role`, `withdraw_role` or `end`. */
export const readHolderChange = endpoint<{ action: string }, RightsChange>()(
  'org',
  'GET /user-branch-positions/:id/role-change',
  {
    assumed: true,
    access: ['org-user-branch-position:list', 'org-employee:create'],
    carries: '`action`: `grant_role`, `withdraw_role` or `end`',
  },
);
