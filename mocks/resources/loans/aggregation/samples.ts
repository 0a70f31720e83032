import { addDays, dayOf } from '../../../../src/domain/dates';
import { QUEUE } from '../../../../src/domain/settings';
import { type LoanAggregationState, LoanRejectReason } from '../../../../src/domain/enums/loans';
import type { MockRecord } from '../../../engine/MockRecord';
import { askingCustomers, minutesAgo, nameOf } from '../pending/pendingRequestsCustomers';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

const REQUESTS = 22;
/** Lenders that a request goes to. */
const LENDERS = ['pocketmn', 'altan', 'tumen'] as const;
const PURPOSES = ['Өрхийн хэрэглээ', 'Сургалтын төлбөр', 'Гэр ахуйн засвар', 'Эмчилгээ'];

const REASONS = LoanRejectReason.values;

type Copies = readonly [LoanAggregationState, LoanAggregationState, LoanAggregationState];

/** The states of a request's copies at the lenders; the last line is that of all others. */
const STATUSES: readonly Copies[] = [
  ['VIEWED', 'PENDING', 'PENDING'],
  ['PENDING', 'PENDING', 'VIEWED'],
  ['PENDING', 'VIEWED', 'PENDING'],
  ['VIEWED', 'VIEWED', 'REJECTED'],
  ['ACCEPTED', 'CANCELLED', 'CANCELLED'],
  ['CANCELLED', 'ACCEPTED', 'CANCELLED'],
  ['REJECTED', 'REJECTED', 'PENDING'],
  ['EXPIRED', 'EXPIRED', 'EXPIRED'],
  ['PENDING', 'PENDING', 'PENDING'],
];

/** Requests that went to three lenders each, with a copy at each of them. */
export const samples: SampleMaker = {
  resource: 'loans/assessment',
  make(world) {
    const random = seededRandom(6_113);
    const customers = askingCustomers(world);
    return Array.from({ length: REQUESTS }, (_, index) =>
      copiesOf(index, customers[(5 + index * 7) % customers.length], world, random),
    ).flat();
  },
};

function copiesOf(
  index: number,
  customer: MockRecord,
  world: SampleWorld,
  random: () => number,
): MockRecord[] {
  const standings = STATUSES[Math.min(index, STATUSES.length - 1)];
  const isOver = standings.every((state) => state === 'EXPIRED');
  const waited = isOver ? 6 * 1_440 : 35 + index * 160;
  const requestedAt = minutesAgo(world, waited);
  const officer = world.people.find(({ username }) => username === 'economist');
  const rejecter = world.people.find(({ username }) => username === 'tenant');
  const income = between(random, 8, 40) * 100_000;
  const asked = {
    requestNumber: `LA-${world.today.slice(0, 4)}-${String(index + 1).padStart(5, '0')}`,
    customerId: customer.id,
    customerName: nameOf(customer),
    regnum: customer.regnum,
    requestedAmount: `${between(random, 5, 80) * 100_000}.00`,
    duration: between(random, 3, 24),
    termUnit: 'MONTH',
    purpose: pick(random, PURPOSES),
    requestedAt,
    createdAt: requestedAt,
    createdBy: null,
    expiresOn: addDays(dayOf(requestedAt) ?? world.today, QUEUE.aggregationDays),
    score: between(random, 480, 910),
    assessedAmount: `${Math.round(income * 3.2)}.00`,
    assessedBy: officer?.id ?? null,
    monthlyIncome: `${income}.00`,
    monthlyDebt: `${between(random, 0, 6) * 50_000}.00`,
  };
  return LENDERS.map((tenant, copy) => {
    const state = standings[copy];
    const isViewed = !['PENDING', 'EXPIRED', 'CANCELLED'].includes(state);
    const isDecided = ['ACCEPTED', 'REJECTED'].includes(state);
    return {
      id: index * LENDERS.length + copy + 1,
      ...asked,
      state,
      tenant,
      viewedAt: isViewed ? minutesAgo(world, waited - 15) : null,
      decidedAt: isDecided ? minutesAgo(world, waited - 25) : null,
      decidedBy: isDecided ? (rejecter?.id ?? null) : null,
      rejectReason: state === 'REJECTED' ? REASONS[(index + copy) % REASONS.length] : null,
      loanId: null,
    };
  });
}
