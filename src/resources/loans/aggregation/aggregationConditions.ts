import { conditionsOf } from '../../../entity/Condition';
import { aggregationConditions as table } from '../../../domain/lifecycles/conditions/requestConditions';
import type { PartialValues } from '../../../entity/Field';
import type { ActPerson, ConditionBlock } from '../../../entity/lifecycle';
import type { aggregationFields } from './aggregationFields';

/**
 * Each tenant decides on its own copy; one accepts a request, in time: whether another one did, the gateway says with
 * the record. Where the person's tenant is not known, the gateway judges.
 */
export const aggregationConditions = (
  action: 'accept' | 'reject',
  record: PartialValues<typeof aggregationFields> & { readonly acceptedElsewhere?: unknown },
  { tenant }: ActPerson,
): ConditionBlock | null =>
  conditionsOf(
    table,
    action,
  )({
    acceptedElsewhere: record.acceptedElsewhere === true,
    expired: record.state === 'EXPIRED',
    ownCopy: tenant === undefined || record.tenant === tenant,
  });
