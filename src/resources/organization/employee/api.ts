import { endpoint } from '../../../dataProviders/endpoint';
import type { RightsChange } from '../position/api';

/** What ends when an employee leaves. */
export interface Leaving {
  /** Positions that end, with the role that is withdrawn with each; null where none was given. */
  positions: readonly {
    id: number;
    positionName: string;
    branchName: string | null;
    roleName: string | null;
  }[];
  /** What the account may do less afterwards; null where there is no account. */
  change: RightsChange | null;
  /** The account is left without any role, and closed. */
  closesAccount: boolean;
}

/** What would end with an employee's leaving; nothing is changed by asking. */
export const readLeaving = endpoint<void, Leaving>()('org', 'GET /employees/:id/leaving', {
  assumed: true,
  access: 'org-employee:create',
});
