import { addDays } from '../dates';
import type { ContractState } from '../enums/contracts';
import { USUAL_SETTINGS } from '../lending/lendingSettings';

/** States of a contract that is in force or on its way there (docs/domain/contracts.md 2.1). */
export const LIVE_CONTRACT_STATES: readonly ContractState[] = [
  'Created',
  'InvestorSigned',
  'Modified',
];

/** States of contracts that are over for good. */
export const ENDED_CONTRACT_STATES: readonly ContractState[] = ['Canceled', 'AutoCanceled'];

export const isLiveContract = (state: ContractState): boolean =>
  LIVE_CONTRACT_STATES.includes(state);

/**
 * Whether a contract that waits for its signature has waited too long (docs/domain/contracts.md 2.2: Created →
 * AutoCanceled).
 * @param days in which it must be signed
 */
export const isSigningOver = (
  state: unknown,
  createdOn: string,
  today: string,
  days = USUAL_SETTINGS.signWithinDays,
): boolean => state === 'Created' && addDays(createdOn, days) < today;
