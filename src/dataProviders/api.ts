import { endpoint } from './endpoint';

/** A lender on the platform. */
export interface Tenant {
  alias: string;
  name: string;
}

/** The lenders on the platform. */
export const readTenants = endpoint<
  { alias?: readonly string[]; size?: string },
  { content: Tenant[] }
>()('main', 'GET /tenants', { carries: '`page`, `size`, `alias`' });

/** Asks the identity provider: who is behind user ids. The shape of the answer is still to be checked. */
export const queryIdentity = endpoint<{ query: string; variables: object }, unknown>()(
  'identity',
  'POST /graphql',
  {
    safePost: true,
    carries: '`query`, `variables`: names of users by a list of ids, or the roles',
  },
);
