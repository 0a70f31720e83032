import { conditionsOf } from '../../../entity/Condition';
import { loanConditions as table } from '../../../domain/lifecycles/conditions/loanConditions';
import { decideRight, type LoanActName } from '../../../domain/lifecycles/loanLifecycle';
import { LEAD } from '../../../domain/lifecycles/rights';
import type { LoanProductType } from '../../../domain/enums/loans';
import type { ActPerson, ConditionBlock } from '../../../entity/lifecycle';
import type { LoanFactsAnswer } from './api';

/**
 * What stands against an act of a loan beside its state and the person's right: the facts come with the record, the
 * rights of the person are looked up here. Without facts (an old answer) nothing is held against it: the gateway judges.
 */
export function loanConditions(
  action: string,
  record: Readonly<Record<string, unknown>>,
  { may }: ActPerson,
): ConditionBlock | null {
  const facts = record.facts as LoanFactsAnswer | undefined;
  if (!facts) return null;
  const { request } = facts;
  return conditionsOf(
    table,
    action as LoanActName,
  )({
    ...facts,
    isLead: may(LEAD),
    ...(request && {
      request: {
        ...request,
        hasQueueRight: may(decideRight(record.productType as LoanProductType)),
      },
    }),
  } as Parameters<ReturnType<typeof conditionsOf<LoanActName, never>>>[0]);
}
