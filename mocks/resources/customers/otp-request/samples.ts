import { OtpChannel, OtpPurpose, type OtpState } from '../../../../src/domain/enums/customerLists';
import { CUSTOMER_LISTS } from '../../../../src/domain/settings';
import type { MockRecord } from '../../../engine/MockRecord';
import { askingCustomers, minutesAgo, nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { between, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const COUNT = 140;
/** What is said of a code: that there is one. */
const HIDDEN = '••••••';
const SECOND_MS = 1_000;
const MINUTE_SECONDS = 60;

const stateAt = (index: number): OtpState =>
  index < 3 ? 'SENT' : index % 4 === 0 ? 'EXPIRED' : 'USED';

/** Codes of the last days, of people whose access to them is open: a few are still valid, most were used, some ran out. */
export const samples: SampleMaker = {
  resource: 'otp-request-list',
  make(world) {
    const random = seededRandom(6_011);
    const customers = askingCustomers(world).filter(
      ({ phone, canOtpRequest }) => phone && canOtpRequest === 'YES',
    );
    return Array.from({ length: COUNT }, (_, index): MockRecord => {
      const customer = customers[(index * 3) % customers.length];
      const state = stateAt(index);
      const requestedAt = minutesAgo(world, state === 'SENT' ? 0 : 5 + index * 37);
      const sent = Date.parse(requestedAt);
      const usedAfter =
        state === 'USED'
          ? between(random, 8, CUSTOMER_LISTS.codeMinutes * MINUTE_SECONDS - 10)
          : null;
      const at = (seconds: number) => new Date(sent + seconds * SECOND_MS).toISOString();
      return {
        id: COUNT - index,
        customerId: customer.id,
        customerName: nameOf(customer),
        phone: customer.phone,
        regnum: customer.regnum ?? null,
        purpose: OtpPurpose.values[index % OtpPurpose.values.length],
        channel: OtpChannel.values[index % 5 === 4 ? 1 : index % 7 === 6 ? 2 : 0],
        code: HIDDEN,
        state,
        attempts:
          state === 'SENT'
            ? 0
            : 1 + (index % 6 === 0 ? between(random, 1, CUSTOMER_LISTS.codeAttempts - 1) : 0),
        requestedAt,
        expiresAt: at(CUSTOMER_LISTS.codeMinutes * MINUTE_SECONDS),
        usedAt: usedAfter === null ? null : at(usedAfter),
        usedAfter,
        tenant: customer.tenant,
        createdAt: requestedAt,
        createdBy: null,
      };
    });
  },
};
