import type { Hooks } from '../../../engine/Hooks';
import { factsOf } from '../contract/contractFacts';

/** The director's list over the contracts: its rows carry what the conditions of signing are calculated from. */
export const hooks: Hooks = {
  resource: 'online/director',
  presentRow: (record, call) => ({
    ...record,
    versions: undefined,
    facts: factsOf(record, call),
  }),
};
