import { isLiveContract } from '../../../../src/domain/contracts/contractStates';
import type {
  ContractRequestStage,
  ContractState,
  ContractType,
} from '../../../../src/domain/enums/contracts';
import type { MockRecord } from '../../../engine/MockRecord';
import { loanCustomers } from '../../loans/loan/loanContracts';
import { partyOf } from '../contract/contractRecord';
import { samples as contractSamples } from '../contract/samples';
import { stageByContract } from './requestStages';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const COUNT = 60;
const HOUR_MS = 3_600_000;
const TYPES: readonly ContractType[] = [
  'LEND_MARKET_PLACE',
  'SF_LENDER',
  'LEND_MARKET_PLACE_SALARY',
];

/** How long a request may stay at each stage, hours. */
export const STAGE_HOURS: Readonly<Record<ContractRequestStage, number>> = {
  IDENTITY: 24,
  REGISTRY: 4,
  SCORING: 4,
  CUSTOMER_SIGN: 72,
  DIRECTOR_SIGN: 24,
  SIGN_FAILED: 8,
};

/** Stages at which no contract is made yet. */
const BEFORE: readonly ContractRequestStage[] = [
  'IDENTITY',
  'REGISTRY',
  'SCORING',
  'CUSTOMER_SIGN',
];

/**
 * Requests for contracts at every stage, some of them late: those that wait for the director are about the contracts that
 * wait, the others about kinds of contracts that their customer has not.
 */
export const samples: SampleMaker = {
  resource: 'online/active-requests',
  make(world) {
    const customers = new Map(firstCustomers(world).map((one) => [one.id, one]));
    const borrowers = loanCustomers(world.customers).flatMap((id) => customers.get(id) ?? []);
    const contracts = contractSamples.make(world);
    const live = new Set(
      contracts
        .filter(({ state, isArchive }) => isLiveContract(state as ContractState) && !isArchive)
        .map(({ customerId, type }) => `${customerId} ${type}`),
    );
    const waiting = contracts
      .filter(({ state, isOnline, isArchive }) => state === 'Created' && isOnline && !isArchive)
      .map((contract) => ({
        customer: customers.get(contract.customerId as number) as MockRecord,
        type: contract.type as ContractType,
        stage: stageByContract(contract) as ContractRequestStage,
        contractId: Number(contract.id),
      }));
    const asking = Array.from({ length: COUNT }, (_, index) => ({
      customer: borrowers[(index * 7 + 9) % borrowers.length],
      type: TYPES[index % TYPES.length],
      stage: BEFORE[index % BEFORE.length],
      contractId: null,
    })).filter(({ customer, type }) => !live.has(`${customer.id} ${type}`));
    const evening = Date.parse(`${world.today}T09:00:00.000Z`);
    return [...asking, ...waiting].map(
      ({ customer, type, stage, contractId }, index): MockRecord => {
        const waitedHours = (index * 11) % 90;
        const since = new Date(evening - waitedHours * HOUR_MS).toISOString();
        return {
          id: index + 1,
          code: `CR-${String(index + 1).padStart(5, '0')}`,
          ...partyOf(customer),
          type,
          stage,
          stageSince: since,
          waitedHours,
          isLate: waitedHours > STAGE_HOURS[stage],
          requestedAt: new Date(Date.parse(since) - (index % 7) * HOUR_MS).toISOString(),
          contractId,
          tenant: customer.tenant,
          createdAt: since,
          createdBy: null,
          updatedAt: since,
        };
      },
    );
  },
};
