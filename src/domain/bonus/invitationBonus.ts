import Big from 'big.js';
import type { InvitationState } from '../enums/customers';
import { USUAL_SYSTEM } from '../systemSettings';

/**
 * Bonus of one invitation: the rate when it led to a contract in time, nothing otherwise
 * (docs/domain/customers.md 7.4).
 */
export const bonusOf = (
  state: InvitationState,
  rate: string = USUAL_SYSTEM.invitationRate,
): string => (state === 'CONTRACTED' ? new Big(rate).toFixed(2) : '0.00');

/** Bonus of a customer: invitations that led to a contract in time × rate. */
export const invitationBonus = (
  counts: readonly { state: InvitationState; count: number }[],
  rate: string = USUAL_SYSTEM.invitationRate,
): string =>
  counts
    .reduce(
      (sum, { state, count }) => sum.plus(new Big(bonusOf(state, rate)).times(count)),
      new Big(0),
    )
    .toFixed(2);
