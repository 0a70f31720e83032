import { submitConditions } from '../../../../src/resources/loans/loan/lifecycle';
import { conditionsOf } from '../../../../src/entity/Condition';
import type { LoanProductType } from '../../../../src/domain/enums/loans';
import { fileOf } from '../book/fileOf';
import { type Requested, requestFacts, type RequestFacts } from '../book/requestFacts';
import { factsOf } from '../book/fields';
import { blockedAnswer } from '../../../engine/hindered';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** What the conditions of a request are calculated from now: the customer and all other loans have their word. */
export function requestFactsNow(
  store: Store,
  customerId: unknown,
  request: Requested,
  self?: MockRecord,
): RequestFacts {
  const customer = store.collection('customers')?.get(customerId as number);
  const others = (store.collection('loans')?.all ?? []).filter(
    (loan) => loan.customerId === customerId && loan.id !== self?.id,
  );
  return requestFacts(request, customer, others);
}

/** `facts` of a loan as they are at this moment. */
export function factsNow(store: Store, record: MockRecord): Record<string, unknown> {
  const file = fileOf(record);
  const request =
    file.state === 'LOAN_REQUESTED'
      ? requestFactsNow(
          store,
          file.customerId,
          {
            productType: record.productType as LoanProductType,
            lentAmount: file.terms.principal,
            contractSigned: file.contractSigned,
            transferSent: file.transfer.sentAt !== null,
          },
          record,
        )
      : undefined;
  return { facts: factsOf(file, store.clock.today(), request) };
}

/**
 * @throws ApiError 409 with the first condition of a new request that does not hold (T1, docs/domain/lending.md 4.1)
 */
export function refuseUnsubmittable(facts: RequestFacts): void {
  const actionBlock = conditionsOf(submitConditions, 'submit')({ ...facts, hasQueueRight: true });
  if (actionBlock) throw blockedAnswer(actionBlock);
}
