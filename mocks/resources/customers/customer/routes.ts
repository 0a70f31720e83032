import {
  type FoundCustomer,
  findCustomerId,
  readUnmasked,
} from '../../../../src/resources/customers/customer/customerApi';
import { notFound } from '../../../engine/ApiError';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { recordOf } from '../../../engine/records';
import { knownBy } from './knownBy';
import { customerDetails } from './customerDetails';
import { route } from '../../../engine/route';

const RESOURCE = 'customers';

/** Finds a customer's id by register number or phone; 404 when there is none. */
function findId(call: Call): Answer<FoundCustomer> {
  need(call.caller, 'customer:list');
  const [regnum, phone] = ['regnum', 'phone'].map((name) =>
    call.query.get(name)?.trim().toUpperCase(),
  );
  const found = knownBy(call, { regnum, phone });
  if (!found) throw notFound();
  const { customer, former } = found;
  return { body: { id: Number(customer.id), ...(former && { former }) } };
}

/** The record without masks; that it was looked at is written into its history. */
function lessNoMask(call: Call): Answer<MockRecord> {
  need(call.caller, 'customer:view');
  const customer = recordOf(call, RESOURCE);
  call.store.history.add(RESOURCE, customer, {
    at: call.store.clock.iso(),
    by: call.caller.id,
    action: 'reveal',
    origin: 'MANUAL',
  });
  return { body: customerDetails(customer, call, false) };
}

/** Customer calls beside the ordinary ones (docs/domain/calls.md 1.6). */
export const routes: readonly Route[] = [
  route(findCustomerId, findId),
  route(readUnmasked, lessNoMask),
];
