import type { ContractState } from '../enums/contracts';

/** States of a contract that is in force or on its way there; Canceled and AutoCanceled are final (domain 4.9). */
export const LIVE_CONTRACT_STATES: readonly ContractState[] = [
  'Created',
  'InvestorSigned',
  'Modified',
];

export const isLiveContract = (state: ContractState): boolean =>
  LIVE_CONTRACT_STATES.includes(state);
