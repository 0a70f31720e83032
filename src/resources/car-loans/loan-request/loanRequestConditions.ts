import type { CarLoanActName } from '../../../domain/lifecycles/carLoanLifecycle';
import { conditionsOf } from '../../../domain/lifecycles/conditions/Condition';
import { carLoanConditions as table } from '../../../domain/lifecycles/conditions/requestConditions';
import type { MoneyValue } from '../../../domain/money';
import type { ActPerson, ConditionBlock } from '../../../entity/lifecycle';

/** What stands against an act of a car-loan request: whose draft it is, and the cap. */
export const loanRequestConditions = (
  action: string,
  { createdBy, requestedAmount, cap }: Readonly<Record<string, unknown>>,
  { id }: ActPerson,
): ConditionBlock | null =>
  conditionsOf(
    table,
    action as CarLoanActName,
  )({
    isMaker: id !== undefined && createdBy === id,
    amount: requestedAmount as MoneyValue,
    cap: cap as MoneyValue,
  });
