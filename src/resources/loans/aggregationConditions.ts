import { conditionsOf } from '../../domain/lifecycles/conditions/Condition';
import { aggregationConditions as table } from '../../domain/lifecycles/conditions/requestConditions';
import type { ConditionHindrance } from '../../entity/lifecycle';

/** One tenant accepts a request, in time; whether another one did, the gateway says with the record. */
export const aggregationConditions = (
  action: string,
  record: Readonly<Record<string, unknown>>,
): ConditionHindrance | null =>
  conditionsOf(
    table,
    action as 'accept' | 'reject',
  )({
    acceptedElsewhere: record.acceptedElsewhere === true,
    expired: record.state === 'EXPIRED',
  });
