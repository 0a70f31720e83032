import { readRelativeUnmasked } from '../../../../src/resources/customers/family-relation/api';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord } from '../../../engine/MockRecord';
import { customerOf, tellOwner } from '../../../engine/ownedRecords';
import { recordOf } from '../../../engine/records';
import { seesCustomer } from '../../../engine/tenancy';
import { route } from '../../../engine/route';
import { relativeName } from './family';

/**
 * A relative without masks; that it was looked at is written into the customer's history
 * (docs/domain/customers.md 4.3; docs/domain/calls.md 5.2).
 */
function lessNoMask(call: Call): Answer<MockRecord> {
  need(call.caller, readRelativeUnmasked.access);
  const relative = recordOf(call, 'family_relation');
  const customer = customerOf(call, relative);
  if (!customer || !seesCustomer(call, customer)) throw notFound();
  tellOwner(call, customer, { action: 'reveal', source: relativeName(relative) });
  return { body: relative };
}

/** Calls about relatives beside the ordinary ones. */
export const routes: readonly Route[] = [route(readRelativeUnmasked, lessNoMask)];
