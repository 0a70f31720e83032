import { PhoneProblem } from '../../../../src/domain/enums/settings';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { daysAgo } from '../../customers/customer/sampleCustomers';
import { newNumber } from './phoneNumbers';

/** Of so many numbers one gets no messages; the first of them is nobody's whom other samples tell of. */
const ONE_INACTIVE = 11;
const FIRST_INACTIVE = 9;

/** The numbers of customers: most are in use, some are not, for every reason. */
export const samples: SampleMaker = {
  resource: 'settings/phone-number',
  make: cachedByWorld((world) => {
    const staff = world.people.filter(({ permissions }) => permissions.includes('phone:edit'));
    const met = new Set<unknown>();
    const owners = firstCustomers(world).filter(
      ({ phone }) => phone && !met.has(phone) && met.add(phone),
    );
    return owners.map((customer, index): MockRecord => {
      const isInactive = index % ONE_INACTIVE === FIRST_INACTIVE;
      const place = Math.floor(index / ONE_INACTIVE);
      const at = daysAgo(world, isInactive ? 3 + place : 90 + (index % 200));
      return {
        id: index + 1,
        ...newNumber(String(customer.phone), customer),
        ...(isInactive
          ? {
              state: 'INACTIVE',
              problem: PhoneProblem.values[place % PhoneProblem.values.length],
              checkedAt: at,
              checkedBy: staff[index % staff.length].id,
            }
          : {}),
        tenant: customer.tenant,
        createdAt: daysAgo(world, 400),
        createdBy: null,
        updatedAt: at,
      };
    });
  }),
};
