import type { TemporaryCriteria } from '../../../../src/domain/lending/temporaryCriteria';
import { plus } from '../../../../src/domain/lending/amounts';
import { TEMPORARY } from '../../../../src/domain/settings';
import type { Store } from '../../../engine/Store';
import { CRITERIA_ID } from './samples';

/** The criteria in force (docs/domain/money.md 3.3). */
export function criteriaIn(store: Store): TemporaryCriteria {
  const { nextPaymentMinDay, minBalance } =
    store.collection('deposit_criteria')?.get(CRITERIA_ID) ?? TEMPORARY;
  return {
    nextPaymentMinDay: Number(nextPaymentMinDay),
    minBalance: plus(String(minBalance)),
  };
}
