import type { CarLoanActName } from '../../../domain/lifecycles/carLoanLifecycle';
import { conditionsOf } from '../../../entity/Condition';
import { carLoanConditions as table } from '../../../domain/lifecycles/conditions/requestConditions';
import type { PartialValues } from '../../../entity/Field';
import type { ActPerson, ConditionBlock } from '../../../entity/lifecycle';
import type { loanRequestFields } from './loanRequestFields';

/** What stands against an act of a car-loan request: whose draft it is, and the cap. */
export const loanRequestConditions = (
  action: CarLoanActName,
  { createdBy, requestedAmount, cap }: PartialValues<typeof loanRequestFields>,
  { id }: ActPerson,
): ConditionBlock | null =>
  conditionsOf(
    table,
    action,
  )({
    isMaker: id !== undefined && createdBy === id,
    amount: requestedAmount,
    cap,
  });
