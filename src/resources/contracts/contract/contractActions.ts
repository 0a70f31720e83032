import { contractLifecycle } from '../../../domain/lifecycles/contractLifecycle';
import { contractAskDefaults, contractAskRules, contractAsks } from './contractAsks';
import { contractConditions } from './contractConditions';

/** The life cycle of a contract with all that its acts ask for; its number is typed to confirm what is final. */
export const contractLife = {
  ...contractLifecycle,
  inputs: contractAsks,
  inputDefaults: contractAskDefaults,
  inputRules: contractAskRules,
  conditions: contractConditions,
  code: 'contractNumber',
} as const;
