import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';
import { askingCustomers } from '../../loans/pending/pendingRequestsCustomers';
import { AGREEMENTS } from '../agreement/agreementTexts';

/** Of all borrowers so many in ten have accepted a version that was in force. */
const ACCEPTED_IN_TEN = 7;
const DEVICES = ['Samsung Galaxy A54', 'iPhone 13', 'Xiaomi Redmi 12', 'iPhone 15 Pro'];

/** Borrowers who accepted versions in the days after these were put in force; those of replaced versions are asked again. */
export const samples: SampleMaker = {
  resource: 'agreement_acceptance',
  make: cachedByWorld((world) => {
    const customers = askingCustomers(world);
    const made: MockRecord[] = [];
    AGREEMENTS.forEach(({ state, version, daysOld }, at) => {
      if (state === 'DRAFT') return;
      customers.forEach((customer, index) => {
        if ((index + at) % 10 >= ACCEPTED_IN_TEN) return;
        made.push({
          id: made.length + 1,
          customerId: customer.id,
          agreementId: at + 1,
          version,
          state: state === 'IN_FORCE' ? 'ACCEPTED' : 'ASKED_AGAIN',
          acceptedAt: daysAgo(world, Math.max(1, daysOld - 8 - ((index * 5) % 90))),
          device: DEVICES[index % DEVICES.length],
          tenant: customer.tenant,
        });
      });
    });
    return made;
  }),
};
