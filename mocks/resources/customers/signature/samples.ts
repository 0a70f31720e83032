import { addDays, addMonths, dayOf } from '../../../../src/domain/dates';
import { QUEUE } from '../../../../src/domain/settings';
import type { SignatureRequestState } from '../../../../src/domain/enums/contracts';
import type { MockRecord } from '../../../engine/MockRecord';
import { askingCustomers, minutesAgo, nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { signatureOf } from './signaturesInk';

const COUNT = 64;
/** States of the first ones; the others are specimens. */
const STATES: readonly SignatureRequestState[] = [
  ...Array<SignatureRequestState>(11).fill('PENDING'),
  ...Array<SignatureRequestState>(4).fill('APPROVED_AUTO'),
  ...Array<SignatureRequestState>(4).fill('REJECTED_AUTO'),
  ...Array<SignatureRequestState>(5).fill('REJECTED'),
  ...Array<SignatureRequestState>(4).fill('CONTRACTED_PAPER'),
];
const TYPES = ['LEND', 'WALLET', 'LEND_MARKET_PLACE'] as const;
const REASONS = [
  'Гарын үсэг баталсан загвараас илт зөрүүтэй байна.',
  'Зураг бүдэг тул таних боломжгүй байна.',
  'Өөр хүний гарын үсэг байж болзошгүй.',
];
const DAY_MINUTES = 1_440;

/** Signature requests in every state, and the specimens that came of them. */
export const samples: SampleMaker = {
  resource: 'signature-library',
  make(world) {
    const random = seededRandom(4_907);
    const customers = askingCustomers(world);
    return Array.from({ length: Math.min(COUNT, customers.length) }, (_, index) =>
      signature(index, customers[(index * 3) % customers.length], world, random),
    );
  },
};

function signature(
  index: number,
  customer: MockRecord,
  world: SampleWorld,
  random: () => number,
): MockRecord {
  const { today, people } = world;
  const requestState = STATES[index] ?? 'APPROVED';
  const isPending = requestState === 'PENDING';
  const waited = isPending
    ? (index + 1) * 290
    : DAY_MINUTES * (requestState === 'APPROVED' ? 20 + index * 13 : 2 + index);
  const requestedAt = minutesAgo(world, waited);
  const decidedAt = isPending ? null : minutesAgo(world, waited - between(random, 20, 300));
  const isHand = ['APPROVED', 'REJECTED', 'CONTRACTED_PAPER'].includes(requestState);
  const isRefused = requestState.startsWith('REJECTED');
  const maker = people.find(
    ({ username }) => username === (index % 5 === 4 ? 'economist' : 'agent'),
  );
  const decider = people.find(({ username }) => username === 'operator');
  return {
    id: index + 1,
    customerId: customer.id,
    customerName: nameOf(customer),
    regnum: customer.regnum,
    contractType: TYPES[index % TYPES.length],
    requestState,
    requestedAt,
    createdAt: requestedAt,
    createdBy: index % 3 === 0 ? null : (maker?.id ?? null),
    signature: signatureOf(Number(customer.id), isRefused ? 900 + index : 1 + (index % 3)),
    specimen: index % 4 === 3 ? null : signatureOf(Number(customer.id), 0),
    similarity:
      index % 4 === 3
        ? null
        : `${isRefused ? between(random, 21, 48) : between(random, 66, 98)}.00`,
    scan: null,
    rejectReason: isRefused ? pick(random, REASONS) : null,
    decidedAt,
    decidedBy: isHand ? (decider?.id ?? null) : null,
    renewalRequestedAt: null,
    renewalRequestedBy: null,
    ...(isPending || isRefused ? NO_SPECIMEN : specimenOf(dayOf(decidedAt) ?? today, today)),
    tenant: customer.tenant,
  };
}

/** Not a specimen. */
export const NO_SPECIMEN = { validFrom: null, validTo: null, isExpiring: false };

/** The days for which a signature approved on a day is the specimen, and whether they end soon. */
export function specimenOf(validFrom: string, today: string): Record<string, unknown> {
  const validTo = addMonths(validFrom, QUEUE.specimenYears * 12);
  return { validFrom, validTo, isExpiring: isExpiring(validTo, today) };
}

/** Whether a specimen ends within the days in which it asks to be renewed, or has ended. */
export const isExpiring = (validTo: unknown, today: string): boolean =>
  typeof validTo === 'string' && validTo <= addDays(today, QUEUE.specimenRenewalDays);
