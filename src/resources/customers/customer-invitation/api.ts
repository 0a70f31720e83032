import type { InvitationState } from '../../../domain/enums/customers';
import { endpoint } from '../../../dataProviders/endpoint';

/** Answer of `readInvitations`. */
export interface InvitationSummary {
  counts: readonly { state: InvitationState; count: number }[];
}

/** How many invitations of a customer are in each state. */
export const readInvitations = endpoint<void, InvitationSummary>()(
  'customer',
  'GET /customers/:id/invitations/summary',
  { assumed: true, access: 'customer:view' },
);
