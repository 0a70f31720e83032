import type { SignatureRequestState } from '../../../../src/domain/enums/contracts';
import type { MockRecord } from '../../../engine/MockRecord';
import { samples as contracts } from '../../contracts/contract/samples';
import { minutesAgo } from '../../loans/pending/pendingRequestsCustomers';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { signatureOf } from '../signature/signaturesInk';

const COUNT = 90;
/** The open ones came one after the other, so many minutes apart. */
const WAITED_MINUTES = 55;
const REASONS = [
  'Гэрээний гарын үсэг баталсан загвараас зөрүүтэй байна.',
  'Гарын үсгийн зураг бүдэг тул тулгах боломжгүй байна.',
];
/** States of signatures under contracts that the investor has yet to sign: some may be signed, others wait. */
const WAITING: readonly SignatureRequestState[] = [
  'APPROVED',
  'PENDING',
  'APPROVED_AUTO',
  'PENDING',
  'REJECTED_AUTO',
  'NONE',
  'REJECTED',
  'PENDING',
];
/** … and under those that have been signed. */
const ACCEPTED: readonly SignatureRequestState[] = [
  'APPROVED_AUTO',
  'APPROVED',
  'APPROVED_AUTO',
  'CONTRACTED_PAPER',
];
const PDF = {
  name: 'tsaasan-geree.pdf',
  type: 'application/pdf',
  size: 15,
  data: `data:application/pdf;base64,${btoa('%PDF-1.4\n%%EOF\n')}`,
};

/** Signatures under contracts: contracts that wait for the investor have signatures in every state. */
export const samples: SampleMaker = {
  resource: 'contract-signature',
  make(world) {
    const random = seededRandom(5_309);
    const all = contracts.make(world).filter(({ type }) => type !== 'MERCHANT');
    const made = all.filter(({ state }) => state === 'Created');
    const signed = all.filter(({ state }) => state === 'InvestorSigned');
    return [
      ...made.map((contract, index) => [contract, WAITING[index % WAITING.length]] as const),
      ...signed.map((contract, index) => [contract, ACCEPTED[index % ACCEPTED.length]] as const),
    ]
      .slice(0, COUNT)
      .map(([contract, state], index) => signature(index + 1, contract, state, world, random));
  },
};

function signature(
  id: number,
  contract: MockRecord,
  requestState: SignatureRequestState,
  world: SampleWorld,
  random: () => number,
): MockRecord {
  const { people } = world;
  const isRefused = requestState.startsWith('REJECTED');
  const isOpen = requestState === 'PENDING' || requestState === 'NONE';
  const isHand = ['APPROVED', 'REJECTED', 'CONTRACTED_PAPER'].includes(requestState);
  const made = String(contract.createdAt);
  const day = made.slice(0, 10);
  const requestedAt = isOpen
    ? minutesAgo(world, id * WAITED_MINUTES)
    : `${day}T0${id % 2}:${10 + (id % 50)}:00.000Z`;
  const customerId = Number(contract.customerId);
  const isPaper = requestState === 'CONTRACTED_PAPER';
  const hasSpecimen = id % 4 !== 1;
  const operator = people.find(({ username }) => username === 'operator');
  const agent = people.find(({ username }) => username === 'agent');
  return {
    id,
    customerId,
    customerName: contract.customerName,
    regnum: contract.regnum,
    contractId: contract.id,
    contractNumber: contract.contractNumber,
    contractType: contract.type,
    contractState: contract.state,
    requestState,
    requestedAt,
    createdBy: id % 4 === 2 ? (agent?.id ?? null) : null,
    signature:
      requestState === 'NONE' || isPaper
        ? null
        : signatureOf(customerId, isRefused ? 800 + id : 1 + (id % 3)),
    specimen: hasSpecimen ? signatureOf(customerId, 0) : null,
    similarity:
      hasSpecimen && requestState !== 'NONE' && !isPaper
        ? `${isRefused ? between(random, 20, 49) : between(random, 64, 98)}.00`
        : null,
    scan: isPaper ? PDF : null,
    photo: null,
    rejectReason: isRefused ? pick(random, REASONS) : null,
    decidedAt: isOpen ? null : `${day}T03:${10 + (id % 50)}:00.000Z`,
    decidedBy: isHand ? (operator?.id ?? null) : null,
    tenant: contract.tenant,
    createdAt: requestedAt,
  };
}
