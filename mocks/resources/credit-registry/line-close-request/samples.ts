import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { samples as contracts } from '../../contracts/contract/samples';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const FIRST = 850_001;

/** What a request shows of its contract. */
export const lineOf = (contract: MockRecord): Omit<MockRecord, 'id'> => ({
  contractId: contract.id,
  contractNumber: contract.contractNumber,
  customerId: contract.customerId,
  customerName: contract.customerName,
  regnum: contract.regnum,
  limit: contract.limit,
  tenant: contract.tenant,
});

/** Cancelled contracts of lending: some wait, some are decided; and some that the customers asked for with a balance. */
export const samples: SampleMaker = {
  resource: 'zms-line-close-request',
  make: cachedByWorld((world) => {
    const all = contracts.make(world);
    const lends = ({ type }: MockRecord) => /^(LEND|SF_LENDER)/.test(String(type));
    const ended = all.filter((one) => lends(one) && /Canceled/.test(String(one.state)));
    const live = all.filter((one) => lends(one) && one.state === 'InvestorSigned');
    const chosen = [...ended.slice(0, 18), ...live.slice(0, 6)];
    const leader = world.people.find(({ username }) => username === 'admin')?.id ?? null;
    const economist = world.people.find(({ username }) => username === 'economist')?.id ?? null;
    return chosen.map((contract, index) => {
      const isLive = index >= ended.slice(0, 18).length;
      const state =
        isLive || index % 3 === 0 ? 'PENDING' : index % 3 === 1 ? 'APPROVED' : 'REJECTED';
      const requestedAt = `${addDays(world.today, -1 - (index % 12))}T0${index % 9}:20:00.000Z`;
      const isDecided = state !== 'PENDING';
      return {
        id: FIRST + index,
        ...lineOf(contract),
        state,
        requestedAt,
        decidedAt: isDecided ? `${addDays(requestedAt.slice(0, 10), 1)}T03:00:00.000Z` : null,
        decidedBy: isDecided ? leader : null,
        reason: state === 'REJECTED' ? 'Харилцагч гэрээгээ сэргээх хүсэлт гаргасан.' : null,
        createdAt: requestedAt,
        createdBy: index % 4 === 0 ? economist : null,
      };
    });
  }),
};
