import { familyOf } from './familyMaking';
import { daysAgo, isCitizen, notBefore, sampleCustomers } from '../customer/sampleCustomers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const CALL_NOTES = [
  'Утсаар ярьж, харилцагчийн гэр бүлийн гишүүн мөн болохыг тодруулав.',
  'Овог нэр, хамаарлаа зөв хэлсэн.',
] as const;

/** The relatives of the sample customers; from here on the collection is what everybody reads. */
export const samples: SampleMaker = {
  resource: 'family_relation',
  make: (world) => {
    const operator = world.people.find(({ username }) => username === 'operator')?.id ?? null;
    return sampleCustomers(world)
      .filter(isCitizen)
      .flatMap((customer) =>
        familyOf(customer).map(({ relation, confirmed, ...relative }, place) => {
          const at = notBefore(customer, daysAgo(world, 20 + (relative.id % 40) - place));
          return {
            ...relative,
            type: relation,
            customerId: customer.id,
            regnum: null,
            confirmed: confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
            confirmedBy: confirmed && place % 2 === 1 ? operator : null,
            confirmedAt: confirmed ? at : null,
            callNote:
              confirmed && place % 2 === 1 ? CALL_NOTES[relative.id % CALL_NOTES.length] : null,
            phoneBy: null,
            createdAt: notBefore(customer, daysAgo(world, 70 + (relative.id % 40))),
            createdBy: null,
            updatedAt: at,
          };
        }),
      );
  },
};
