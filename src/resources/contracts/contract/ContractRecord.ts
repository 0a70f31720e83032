import type { RecordOf } from '../../../entity/entity';
import type contract from './contract.entity';
import type { KeptGates } from './api';
import type { ContractFacts } from './lifecycle';

/** A contract as the gateway answers it. */
export type ContractRecord = RecordOf<typeof contract> & {
  /** What its conditions are calculated from. */
  facts?: ContractFacts;
  /** The gates as they were at the making. */
  gates?: KeptGates | null;
  /** Who had the claim before the cession. */
  cededFrom?: string | null;
};
