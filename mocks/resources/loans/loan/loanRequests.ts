import type { LendingSettings } from '../../../../src/domain/lending/lendingSettings';
import {
  type ActionLimits,
  submitConditions,
} from '../../../../src/resources/loans/loan/lifecycle';
import { conditionsOf } from '../../../../src/entity/Condition';
import { fileOf } from '../book/fileOf';
import { type Requested, requestFacts, type RequestFacts } from '../book/requestFacts';
import { factsOf } from '../book/fields';
import { blockedAnswer } from '../../../engine/hindered';
import { standingOf } from '../../watchlists/entry/dealings';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { liableFor } from './loanParticipants';
import { lendingSettingsOf } from './lendingSettings';
import { askedBy, type AskedLoan, groundOf } from './requestGround';

/** What the conditions of a request are calculated from now: the customer and all other records have their word. */
export const requestFactsNow = (
  store: Store,
  asked: AskedLoan,
  request: Pick<Requested, 'lentAmount' | 'transferSent' | 'isAssessed'>,
): RequestFacts => {
  const ground = groundOf(store, asked);
  const { customer } = ground;
  return {
    ...requestFacts({ ...asked, ...request }, ground),
    ...(customer ? { standing: standingOf({ store }, customer) } : {}),
  };
};

/** `facts` of a loan as they are at this moment. */
export function factsNow(store: Store, record: MockRecord): Record<string, unknown> {
  const file = fileOf(record);
  const request =
    file.state === 'LOAN_REQUESTED'
      ? requestFactsNow(store, askedBy(record), {
          lentAmount: file.terms.principal,
          transferSent: file.transfer.sentAt !== null,
          isAssessed: file.assessment !== null,
        })
      : undefined;
  return {
    facts: {
      ...factsOf(file, store.clock.today(), request),
      limits: limitsIn(lendingSettingsOf(store)),
      ...(file.state === 'LOAN_RISK' ? { liable: liableFor(store, record) } : {}),
    },
  };
}

/** What of the settings the conditions of actions look at. */
const limitsIn = ({
  extensionDpdMax,
  extensionsMax,
  extensionFeePercent,
  renewalsWithoutLead,
  riskFromDpd,
}: LendingSettings): ActionLimits => ({
  extensionDpdMax,
  extensionsMax,
  extensionFeePercent,
  renewalsWithoutLead,
  riskFromDpd,
});

/**
 * @throws ApiError 409 with the first condition of a new request that does not hold (T1, docs/domain/lending.md 4.1)
 */
export function refuseUnsubmittable(facts: RequestFacts): void {
  const actionBlock = conditionsOf(submitConditions, 'submit')({ ...facts, hasQueueRight: true });
  if (actionBlock) throw blockedAnswer(actionBlock);
}
