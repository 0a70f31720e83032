import { ageOn } from '../../../../src/domain/registerNumber';
import { maskPhone } from '../../../../src/domain/mask';
import type { Call } from '../../../engine/Call';
import { customerFigures } from './customerFigures';
import { relativesOf } from '../family-relation/family';
import { collectionOf } from '../../../engine/records';
import { masked } from '../../../engine/personal';
import { segmentFields } from '../segment/segmentRows';
import type { MockRecord } from '../../../engine/MockRecord';

/**
 * A customer as the record page gets it: age and relatives beside what is kept.
 * @param customer the kept record, without masks
 * @param hidden whether register numbers and phones are masked
 */
export function customerDetails(customer: MockRecord, call: Call, hidden: boolean): MockRecord {
  const { entity } = collectionOf(call, 'customers');
  const { birthDate } = customer;
  const age =
    typeof birthDate === 'string' ? (ageOn(birthDate, call.store.clock.today()) ?? null) : null;
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
    age,
    family,
  };
}
