import type { Endpoint } from '../../../../src/dataProviders/endpoint';
import type { Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord } from '../../../engine/MockRecord';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';

/** A read of a part of a customer, for callers who may see the customer. */
export const customerPart = <T>(
  endpoint: Endpoint<void, T, 'GET', `/customers/:id/${string}`>,
  answer: (customer: MockRecord, call: Call) => T,
): Route =>
  route(endpoint, (call: Call) => {
    need(call.caller, 'customer:view');
    return { body: answer(recordOf(call, 'customers'), call) };
  });
