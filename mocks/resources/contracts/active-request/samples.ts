import { ContractRequestStage } from '../../../../src/domain/enums/contracts';
import type { ContractType } from '../../../../src/domain/enums/contracts';
import type { MockRecord } from '../../../engine/MockRecord';
import { contractIdFor, loanCustomers } from '../../loans/loan/loanContracts';
import { partyOf } from '../contract/contractRecord';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const COUNT = 60;
const HOUR_MS = 3_600_000;
const TYPES: readonly ContractType[] = ['LEND', 'WALLET', 'LEND_MARKET_PLACE', 'LEND'];

/** How long a request may stay at each stage, hours. */
export const STAGE_HOURS: Readonly<Record<ContractRequestStage, number>> = {
  IDENTITY: 24,
  REGISTRY: 4,
  SCORING: 4,
  CUSTOMER_SIGN: 72,
  DIRECTOR_SIGN: 24,
  SIGN_FAILED: 8,
};

/** Requests for contracts at every stage, some of them late. */
export const samples: SampleMaker = {
  resource: 'online/active-requests',
  make(world) {
    const customers = new Map(firstCustomers(world).map((one) => [one.id, one]));
    const borrowers = loanCustomers(world.customers).flatMap((id) => customers.get(id) ?? []);
    const evening = Date.parse(`${world.today}T09:00:00.000Z`);
    return Array.from({ length: COUNT }, (_, index): MockRecord => {
      const stage = ContractRequestStage.values[(index * 5) % ContractRequestStage.values.length];
      const customer = borrowers[(index * 7 + 9) % borrowers.length];
      const waitedHours = (index * 11) % 90;
      const since = new Date(evening - waitedHours * HOUR_MS).toISOString();
      const signs = stage === 'DIRECTOR_SIGN' || stage === 'SIGN_FAILED';
      return {
        id: index + 1,
        code: `CR-${String(index + 1).padStart(5, '0')}`,
        ...partyOf(customer),
        type: TYPES[index % TYPES.length],
        stage,
        stageSince: since,
        waitedHours,
        isLate: waitedHours > STAGE_HOURS[stage],
        requestedAt: new Date(Date.parse(since) - (index % 7) * HOUR_MS).toISOString(),
        contractId: signs ? contractIdFor(Number(customer.id)) : null,
        tenant: customer.tenant,
        createdAt: since,
        createdBy: null,
        updatedAt: since,
      };
    });
  },
};
