import { addDays } from '../dates';
import type { ContractState } from '../enums/contracts';
import { CONTRACT } from '../settings';

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

/** The last day on which a contract of this day may be signed, `YYYY-MM-DD`. */
export const signUntil = (createdOn: string): string => addDays(createdOn, CONTRACT.signWithinDays);

/**
 * Whether a contract that waits for its signature has waited too long (docs/domain/contracts.md 2.2: Created →
 * AutoCanceled).
 */
export const isSigningOver = (state: unknown, createdOn: string, today: string): boolean =>
  state === 'Created' && signUntil(createdOn) < today;
