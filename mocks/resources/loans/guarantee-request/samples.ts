import type { GuaranteeRequestState } from '../../../../src/domain/enums/loans';
import type { MockRecord } from '../../../engine/MockRecord';
import { couldGuarantee } from '../loan/loanGuarantors';
import { sampleLoans } from '../pending/pendingRequests';
import { askingCustomers, minutesAgo, nameOf } from '../pending/pendingRequestsCustomers';
import { between, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

/** How requests about loans in a state were answered; what is not here was agreed to. */
const ANSWERS: Readonly<Record<string, readonly GuaranteeRequestState[]>> = {
  LOAN_REQUESTED: ['APPROVED', 'PENDING'],
  CANCELLED: ['REJECTED', 'CANCELLED'],
  LOAN_WRONG_REQUEST: ['CANCELLED', 'REJECTED'],
};
const AGREED: readonly GuaranteeRequestState[] = ['APPROVED'];

/** For each loan with a guarantor the request that the guarantor was sent, in every state. */
export const samples: SampleMaker = {
  resource: 'loans/guarantee-request',
  make(world) {
    const random = seededRandom(8_811);
    const turns = new Map<string, number>();
    return sampleLoans(world)
      .filter(({ productType }) => productType === 'LOAN_GUARANTEE')
      .flatMap((loan, index) => {
        const of = String(loan.state);
        const turn = turns.get(of) ?? 0;
        turns.set(of, turn + 1);
        const answers = ANSWERS[of] ?? AGREED;
        return request(index, answers[turn % answers.length], loan, world, random);
      });
  },
};

/** The first one who could guarantee the loan, from a place on; nobody where its lender has no other customers. */
function guarantorOf(
  loan: MockRecord,
  people: readonly MockRecord[],
  from: number,
): MockRecord | undefined {
  const start = from % people.length;
  const inTurn = [...people.slice(start), ...people.slice(0, start)];
  return inTurn.find((one) => couldGuarantee(one, loan));
}

function request(
  index: number,
  state: GuaranteeRequestState,
  loan: MockRecord,
  world: SampleWorld,
  random: () => number,
): MockRecord | [] {
  const guarantor = guarantorOf(loan, askingCustomers(world), index * 11 + 4);
  if (!guarantor) return [];
  const waited = state === 'PENDING' ? 70 + (index % 10) * 95 : 1_500 + index * 300;
  const asked = minutesAgo(world, waited);
  // A guarantor is asked when the loan is requested.
  const requestedAt = state === 'PENDING' ? asked : String(loan.createdAt);
  const answered = new Date(Date.parse(requestedAt) + between(random, 5, 40) * 60_000);
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
    decidedAt: state === 'PENDING' ? null : answered.toISOString(),
    decidedBy: state === 'CANCELLED' ? (decider?.id ?? null) : null,
    tenant: loan.tenant,
  };
}
