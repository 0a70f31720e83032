import { InvitationState } from '../enums/customers';

/** How many invitations are in each state, in the order of the states; states without one are left out. */
export const invitationStates = (
  invitations: readonly Readonly<Record<string, unknown>>[],
): { state: InvitationState; count: number }[] =>
  InvitationState.values
    .map((state) => ({ state, count: invitations.filter((one) => one.state === state).length }))
    .filter(({ count }) => count > 0);
