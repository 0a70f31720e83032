import {
  readIncomeStanding,
  type IncomeStatusAnswer,
} from '../../../../src/resources/customers/income/api';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { seesCustomer } from '../../../engine/tenancy';
import { route } from '../../../engine/route';
import { statusOf } from './incomeParts';

/** What a customer's income is, and what may be registered. */
function standing(call: Call): Answer<IncomeStatusAnswer> {
  need(call.caller, 'customer:view');
  const customer = collectionOf(call, 'customers').get(Number(call.query.get('customerId')));
  if (!customer || !seesCustomer(call, customer)) throw notFound();
  return { body: statusOf(call.store, customer) };
}

/** Reads about a customer's income beside the lists. */
export const routes: readonly Route[] = [route(readIncomeStanding, standing)];
