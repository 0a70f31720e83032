import { ageOn } from '../../src/domain/registerNumber';
import { maskPhone } from '../../src/domain/mask';
import { familyOf } from '../samples/family';
import type { Call } from './Call';
import { collectionOf } from './records';
import { masked } from './personal';
import type { Rec } from './Rec';

/**
 * A customer as the record page gets it: age and relatives beside what is kept.
 * @param customer the kept record, without masks
 * @param hidden whether register numbers and phones are masked
 */
export function customerDetails(customer: Rec, call: Call, hidden: boolean): Rec {
  const { entity } = collectionOf(call, 'customers');
  const { birthDate } = customer;
  const age =
    typeof birthDate === 'string' ? (ageOn(birthDate, call.store.clock.today()) ?? null) : null;
  const family = customer.type === 'COMPANY' ? [] : familyOf(customer);
  return {
    ...(hidden ? masked(customer, entity) : customer),
    age,
    family: hidden ? family.map((one) => ({ ...one, phone: maskPhone(one.phone) })) : family,
  };
}
