import { bankOf } from '../../../../src/reference/banks';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { minutesAgo } from '../../loans/pending/pendingRequestsCustomers';
import { lenderBanks } from './gatewaysOf';
import { stoppedTenant } from '../bank-gateway-outgoing/sampleOutgoing';

/** When it was stopped today: after the last credits of the sample. */
const STOPPED_AT = 'T03:05:00.000Z';
const DAY = 24 * 60;

/** The gateways of all lenders' banks: one lender's is stopped, and its transfers of today wait. */
export const samples: SampleMaker = {
  resource: 'bank-gateways',
  make: cachedByWorld((world) => {
    const admin = world.people.find(({ username }) => username === 'admin')?.id ?? null;
    const stopped = stoppedTenant(world);
    return lenderBanks(world).map(({ id, tenant, bankCode, accountNumber }) => {
      const isStopped = tenant === stopped;
      const changedAt = isStopped
        ? `${world.today}${STOPPED_AT}`
        : minutesAgo(world, (20 + id) * DAY);
      return {
        id,
        name: `${bankOf(bankCode)?.mn ?? bankCode}, ${accountNumber}`,
        bankCode,
        accountNumber,
        state: isStopped ? 'STOPPED' : 'WORKING',
        changedAt,
        changedBy: isStopped ? admin : null,
        tenant,
        createdAt: changedAt,
        createdBy: null,
        updatedAt: changedAt,
      };
    });
  }),
};
