import type { LoanProductType } from '../../../../src/domain/enums/loans';
import { readLoanLimit } from '../../../../src/resources/loans/loan/api';
import { availableLimit } from '../../../../src/domain/lending/requestLimit';
import { limitsOf } from '../book/requestFacts';
import { groundOf } from './requestGround';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { lenderFor, seesCustomer } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

/**
 * What a customer may still borrow of a product under a contract; asked for while a loan is being registered. Without a
 * contract it is the one in force.
 */
function limit(call: Call): Answer<{ availableLimit: string }> {
  const { caller, query } = call;
  need(caller, 'loan:register');
  const customer = collectionOf(call, 'customers').get(query.get('customerId') ?? '');
  if (!customer || !seesCustomer(call, customer)) throw notFound();
  const productType = (query.get('productType') ?? 'LOAN') as LoanProductType;
  const contractId = query.get('contractId');
  const contract = collectionOf(call, 'contract').get(contractId ?? '');
  const ground = groundOf(call.store, {
    customerId: customer.id,
    lender: lenderFor(call, customer, contract),
    contractId,
    productType,
  });
  const limit = availableLimit(productType, limitsOf(ground), ground.others);
  return { body: { availableLimit: limit } };
}

/** The limit of a customer by product (T1, docs/domain/lending.md 4.1). */
export const routes: readonly Route[] = [route(readLoanLimit, limit)];
