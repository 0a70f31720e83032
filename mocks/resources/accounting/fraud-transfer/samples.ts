import type { FraudLogState, FraudSource } from '../../../../src/domain/enums/accounting';
import { addDays } from '../../../../src/domain/dates';
import type { AccessCause } from '../../../../src/domain/access/accessRules';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld, onceAWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { customerName } from '../../loans/loan/loanProfile';
import { sampleHolds } from '../held-transaction/sampleHolds';

const OPEN_STATES: readonly FraudLogState[] = [
  'NEW',
  'CLARIFIED_FROM_CUSTOMER',
  'CLARIFYING_FROM_MERCHANT',
  'SENDING_TO_COURT',
  'CLARIFYING_FROM_BANK',
  'SENT_TO_COURT',
];
const SETTLED_STATES: readonly FraudLogState[] = [
  'SETTLED_BY_USER',
  'SETTLED_BY_NBFI',
  'SETTLED_IN_COURT',
];
const SOURCES: readonly FraudSource[] = ['CUSTOMER_REPORT', 'MONITORING', 'BANK_NOTICE'];
const SETTLED = 12;
/** Settled cases are numbered below those that hold accesses. */
const FIRST_SETTLED = 29_001;
/** A held sum that looked suspicious and was cleared up the same day, by its place; and the case about it. */
const SUSPECTED_HOLD = 2;
const CLEARED_MS = 5 * 3_600_000;
/** The first id of court records of fraud cases, beyond those of loans. */
export const FIRST_FRAUD_COURT = 790_001;

const RECEIVERS = ['Үл мэдэгдэх хүн', 'Э-Монгол дэлгүүр', 'Онлайн тоглоом', 'Б. Ганзориг'];
const STORIES = [
  'Харилцагч уг шилжүүлгийг хийгээгүй гэж гомдол гаргасан.',
  'Шөнийн цагаар дараалсан гурван шилжүүлэг гарсан.',
  'Хүлээн авагч банк сэжигтэй данс гэж мэдэгдсэн.',
];

/** Cases that hold accesses: exactly those that the sample's customers are held by. */
function holding(world: SampleWorld): { customer: MockRecord; cause: AccessCause; id: number }[] {
  return firstCustomers(world).flatMap((customer) => {
    const causes = Object.values(
      (customer.accessCauses ?? {}) as Readonly<Record<string, readonly AccessCause[]>>,
    ).flat();
    // Each case holds several accesses: it is one case all the same.
    const cases = new Map(
      causes.flatMap((cause) => {
        const id = Number(cause.source?.replace('FR-', ''));
        return cause.cause === 'NO_DUE_FRAUD' && Number.isInteger(id)
          ? [[id, { customer, cause, id }] as const]
          : [];
      }),
    );
    return [...cases.values()];
  });
}

/** Fraud cases of the sample; at court they have their record there. */
export const sampleFrauds = onceAWorld((world: SampleWorld): readonly MockRecord[] => {
  const leader = world.people.find(({ username }) => username === 'accountant')?.id ?? null;
  const make = (
    customer: MockRecord,
    id: number,
    index: number,
    state: FraudLogState,
    createdAt: string,
  ): MockRecord => {
    const isSettled = SETTLED_STATES.includes(state);
    const settledAt = isSettled ? `${addDays(createdAt.slice(0, 10), 9)}T05:00:00.000Z` : null;
    return {
      id,
      number: `FR-${id}`,
      customerId: customer.id,
      customerName: customerName(customer),
      amount: `${180_000 + (index % 7) * 95_000}.00`,
      fraudSource: SOURCES[index % SOURCES.length],
      bankCode: [5, 15, 4][index % 3],
      accountNumber: `5${String(300_000_000 + ((id * 6_151) % 600_000_000))}`,
      receiver: RECEIVERS[index % RECEIVERS.length],
      description: STORIES[index % STORIES.length],
      transferredAt: createdAt,
      state,
      lastComment: state === 'NEW' ? null : 'Холбогдох талаас бичгээр тайлбар авсан.',
      heldId: null,
      courtId: AT_COURT.has(state) ? FIRST_FRAUD_COURT + index : null,
      settledAt,
      settledBy: isSettled ? leader : null,
      tenant: customer.tenant,
      createdAt,
      createdBy: null,
      updatedAt: settledAt ?? createdAt,
    };
  };
  const held = holding(world);
  const ids = new Set(held.map(({ customer }) => customer.id));
  const free = firstCustomers(world).filter(
    ({ id, firstName, state }) => !ids.has(id) && firstName && Number(state) >= 800,
  );
  return [
    ...held.map(({ customer, cause, id }, index) =>
      make(customer, id, index, OPEN_STATES[index % OPEN_STATES.length], cause.since),
    ),
    ...Array.from({ length: free.length === 0 ? 0 : SETTLED }, (_, place) =>
      make(
        free[(place * 7 + 3) % free.length],
        FIRST_SETTLED + place,
        held.length + place,
        SETTLED_STATES[place % SETTLED_STATES.length],
        `${addDays(world.today, -40 - place * 6)}T03:15:00.000Z`,
      ),
    ),
    ...ofHold(world).map(({ hold, id }) => {
      const settledAt = new Date(Date.parse(hold.at) + CLEARED_MS).toISOString();
      return {
        ...make(hold.customer, id, 0, 'SETTLED_BY_USER', hold.at),
        amount: hold.amount,
        fraudSource: 'HELD_TRANSACTION' satisfies FraudSource,
        receiver: hold.counterparty,
        description: 'Саатуулсан гүйлгээг сэжигтэй гэж мэдээлсэн.',
        heldId: hold.id,
        settledAt,
        updatedAt: settledAt,
      };
    }),
  ];
});

/** The held sum that a case of the sample is about, with the case's number; none where nothing is held. */
export const ofHold = (world: SampleWorld) =>
  sampleHolds(world)
    .slice(SUSPECTED_HOLD, SUSPECTED_HOLD + 1)
    .map((hold) => ({ hold, id: FIRST_SETTLED + SETTLED }));

const AT_COURT: ReadonlySet<FraudLogState> = new Set([
  'SENDING_TO_COURT',
  'SENT_TO_COURT',
  'SETTLED_IN_COURT',
]);

/** Suspicious transfers in every state; the open ones hold the accesses of their customers. */
export const samples: SampleMaker = {
  resource: 'accounting/fraud-transfer',
  make: cachedByWorld((world) => [...sampleFrauds(world)]),
};
