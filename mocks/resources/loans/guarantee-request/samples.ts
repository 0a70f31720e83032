import type { GuaranteeRequestState } from '../../../../src/domain/enums/loans';
import type { MockRecord } from '../../../engine/MockRecord';
import { sampleLoans } from '../pending/pendingRequests';
import { askingCustomers, minutesAgo, nameOf } from '../pending/pendingRequestsCustomers';
import { between, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

const COUNT = 32;
const STATES: readonly GuaranteeRequestState[] = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'];
/** Requests that have an answer belong to loans that went on or did not. */
const ASKING: readonly unknown[] = ['LOAN_REQUESTED'];

/** Requests to guarantee loans of the sample, in every state. */
export const samples: SampleMaker = {
  resource: 'loans/guarantee-request',
  make(world) {
    const loans = sampleLoans(world);
    const requested = loans.filter(({ state }) => ASKING.includes(state));
    const going = loans.filter(({ state }) => state === 'LOAN_ONGOING');
    const ended = loans.filter(({ state }) => state === 'CANCELLED');
    const pools: Record<GuaranteeRequestState, MockRecord[]> = {
      PENDING: requested,
      APPROVED: going,
      REJECTED: ended,
      CANCELLED: ended,
    };
    const random = seededRandom(8_811);
    return Array.from({ length: COUNT }, (_, index) => {
      const state = STATES[index % STATES.length];
      const pool = pools[state].length > 0 ? pools[state] : going;
      return request(index, state, pool[(index >> 2) % pool.length], world, random);
    });
  },
};

function request(
  index: number,
  state: GuaranteeRequestState,
  loan: MockRecord,
  world: SampleWorld,
  random: () => number,
): MockRecord {
  const customers = askingCustomers(world).filter(({ id }) => id !== loan.customerId);
  const guarantor = customers[(index * 11 + 4) % customers.length];
  const waited = state === 'PENDING' ? 70 + index * 95 : 4_000 + index * 300;
  const requestedAt = minutesAgo(world, waited);
  const isRefused = state === 'REJECTED' || state === 'CANCELLED';
  const decider = world.people.find(({ username }) => username === 'economist');
  return {
    id: index + 1,
    guarantorId: guarantor.id,
    guarantor: nameOf(guarantor),
    guarantorRegnum: guarantor.regnum ?? null,
    borrowerId: loan.customerId,
    borrower: loan.customerName,
    loanId: loan.id,
    code: loan.code,
    lentAmount: loan.lentAmount,
    guaranteedAmount: loan.lentAmount,
    state,
    loanState: isRefused ? 'FAILED_TO_PROCEED' : null,
    requestedAt,
    createdAt: requestedAt,
    createdBy: null,
    decidedAt: state === 'PENDING' ? null : minutesAgo(world, waited - between(random, 30, 600)),
    decidedBy: state === 'CANCELLED' ? (decider?.id ?? null) : null,
    tenant: loan.tenant,
  };
}
