import { addDays } from '../../../../src/domain/dates';
import {
  daysAgo,
  isCitizen,
  isSettled,
  numbered,
  sampleCustomers,
} from '../customer/sampleCustomers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const COUNT = 120;
const FIRST_NUMBER = 10_000_001;

/** Printed codes: the first ones tied to customers in turn, some withdrawn, the rest free. */
export const samples: SampleMaker = {
  resource: 'qr_card',
  make(world) {
    const owners = sampleCustomers(world)
      .filter(isCitizen)
      .filter((customer, place) => isSettled(customer) && place % 2 === 0);
    return numbered(
      Array.from({ length: COUNT }, (_, place) => {
        const owner = place < COUNT / 3 ? owners.at(place) : undefined;
        const sequenceNumber = String(FIRST_NUMBER + place);
        const at = owner ? daysAgo(world, 10 + place) : null;
        return {
          sequenceNumber,
          qr: `https://urtuu.example/q/${sequenceNumber}`,
          state: owner ? 'CONNECTED' : place % 17 === 16 ? 'WITHDRAWN' : 'FREE',
          customerId: owner?.id ?? null,
          printedOn: addDays(world.today, -120),
          connectedAt: at,
          createdAt: daysAgo(world, 120),
          updatedAt: at ?? daysAgo(world, 120),
        };
      }),
    );
  },
};
