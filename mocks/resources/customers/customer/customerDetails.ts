import { maskPhone } from '../../../../src/domain/mask';
import type { Call } from '../../../engine/Call';
import { customerFigures } from './customerFigures';
import { LEAD } from '../../../../src/domain/enums/lead';
import { openChecksOf } from '../delete-request/deletion';
import { waitOf } from './registration';
import { relativesOf } from '../family-relation/family';
import { may } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { masked } from '../../../engine/personal';
import { segmentFields } from '../segment/segmentRows';
import type { MockRecord } from '../../../engine/MockRecord';

/**
 * A customer as the record page gets it: relatives and figures beside what is kept.
 * @param customer the kept record, without masks
 * @param hidden whether register numbers and phones are masked
 */
export function customerDetails(customer: MockRecord, call: Call, hidden: boolean): MockRecord {
  const { entity } = collectionOf(call, 'customers');
  const family = relativesOf(call.store, customer.id).map(
    ({ id, type, lastName, firstName, phone, confirmed }) => ({
      id,
      relation: type,
      lastName,
      firstName,
      phone: hidden ? maskPhone(String(phone)) : phone,
      confirmed: confirmed === 'CONFIRMED',
    }),
  );
  return {
    ...(hidden ? masked(customer, entity) : customer),
    ...customerFigures(customer, call),
    ...segmentFields(call, customer),
    // What the pictures show is not sent: people judge the pictures.
    identityStory: undefined,
    ...(may(call.caller, LEAD) ? { openChecks: openChecksOf(customer, call) } : {}),
    registrationWait: waitOf(call.store, customer),
    family,
  };
}
