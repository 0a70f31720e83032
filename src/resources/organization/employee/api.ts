import { endpoint } from '../../../dataProviders/endpoint';
import type { OpenWork } from '../../users/user/api';
import type { RightsChange } from '../position/api';

/** What ends when an employee leaves. */
export interface Leaving {
  /** The account that is closed; null where there is none. */
  account: { loginName: string; isOpen: boolean } | null;
  /** Roles that are taken, with the positions by which they were given; none where the users' screen gave them. */
  roles: readonly { role: string; positions: readonly string[] }[];
  /** Positions that end. */
  positions: readonly { id: number; positionName: string; branchName: string | null }[];
  /** What the account may do less afterwards; null where there is no account. */
  change: RightsChange | null;
  /** What the employee has begun and others have to finish. */
  work: readonly OpenWork[];
}

/** What would end with an employee's leaving; nothing is changed by asking. */
export const readLeaving = endpoint<void, Leaving>()('org', 'GET /employees/:id/leaving', {
  assumed: true,
  access: 'org-employee:create',
});
