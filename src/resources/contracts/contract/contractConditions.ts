import { conditionsOf } from '../../../entity/Condition';
import {
  contractConditions as table,
  type ContractFacts,
} from '../../../domain/lifecycles/conditions/contractConditions';
import type { ContractActName } from '../../../domain/lifecycles/contractLifecycle';
import type { ConditionBlock } from '../../../entity/lifecycle';

/**
 * What stands against an act of a contract beside its state and the person's right. The facts come with the record;
 * without them (an old answer) nothing is held against it: the gateway judges.
 */
export function contractConditions(
  action: ContractActName,
  { facts }: { readonly facts?: unknown },
): ConditionBlock | null {
  return facts ? conditionsOf(table, action)(facts as ContractFacts) : null;
}
