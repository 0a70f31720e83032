import type { InvitationState } from '../../../domain/enums/customers';
import { endpoint } from '../../../dataProviders/endpoint';

/** Answer of `readInvitations`. */
export interface InvitationSummary {
  counts: readonly { state: InvitationState; count: number }[];
  /** Of one invitation that led to a contract in time, and of all of them together: decimal strings. */
  rate: string;
  bonus: string;
}

/** How many invitations of a customer are in each state. */
export const readInvitations = endpoint<void, InvitationSummary>()(
  'customer',
  'GET /customers/:id/invitations/summary',
  { assumed: true, access: 'customer:view' },
);
