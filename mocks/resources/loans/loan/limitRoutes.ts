import type { LoanProductType } from '../../../../src/domain/enums/loans';
import { readLoanLimit } from '../../../../src/resources/loans/loan/api';
import { availableLimit } from '../book/requestFacts';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

/** What a customer may still borrow of a product; asked for while a loan is being registered. */
function limit(call: Call): Answer<{ availableLimit: string }> {
  const { caller, query } = call;
  need(caller, 'loan:register');
  const customer = collectionOf(call, 'customers').get(query.get('customerId') ?? '');
  if (!customer || !isVisible(caller, customer)) throw notFound();
  const others = collectionOf(call, 'loans').all.filter(
    ({ customerId }) => customerId === customer.id,
  );
  const productType = (query.get('productType') ?? 'LOAN') as LoanProductType;
  return { body: { availableLimit: availableLimit(productType, customer, others) } };
}

/** The limit of a customer by product (T1, docs/domain/lending.md 4.1). */
export const routes: readonly Route[] = [route(readLoanLimit, limit)];
