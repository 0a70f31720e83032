import { submitConditions } from '../../../../src/domain/lifecycles/conditions/loanConditions';
import { conditionsOf } from '../../../../src/domain/lifecycles/conditions/Condition';
import type { LoanProductType } from '../../../../src/domain/enums/loans';
import { fileOf } from '../book/fileOf';
import { type Requested, requestFacts, type RequestFacts } from '../book/requestFacts';
import { factsOf } from '../book/fields';
import { hindered } from '../../../engine/hindered';
import type { Rec } from '../../../engine/Rec';
import type { Store } from '../../../engine/Store';

/** What the conditions of a request are reckoned from now: the customer and all other loans have their word. */
export function requestFactsNow(
  store: Store,
  customerId: unknown,
  request: Requested,
  self?: Rec,
): RequestFacts {
  const customer = store.collection('customers')?.get(customerId as number);
  const others = (store.collection('loans')?.all ?? []).filter(
    (loan) => loan.customerId === customerId && loan.id !== self?.id,
  );
  return requestFacts(request, customer, others);
}

/** `facts` of a loan as they are at this moment. */
export function factsNow(store: Store, record: Rec): Record<string, unknown> {
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

/** @throws ApiError 409 with the first condition of a new request that does not hold (domain 4.1 T1) */
export function refuseUnsubmittable(facts: RequestFacts): void {
  const hindrance = conditionsOf(submitConditions, 'submit')({ ...facts, hasQueueRight: true });
  if (hindrance) throw hindered(hindrance);
}
