import { addDays } from '../../src/domain/dates';
import type { Rec } from '../gateways/Rec';
import { accessCausesFor, accessValue, type AccessCauses } from './accessCauses';
import { company, citizen } from './customerIdentity';
import { identityFor } from './identities';
import { LEVELS, LIST_TYPES, NPL_STAGES, PROCESS_CODES } from './customerStates';
import { between, pick, seededRandom } from './random';
import type { SampleMaker, SampleWorld } from './SampleWorld';
import { wellKnownCustomers } from './wellKnownCustomers';

const FIRST_ID = 100_001;
/** No hold of a sample is older than this, days. */
const EARLIEST_CAUSE = 100;
/** Customers on every step of registration come first, then mostly those with contracts. */
const SETTLED_CODES = [805, 810, 815, 810, 815, 815, 950] as const;

/** Customers: citizens and companies in every state, of four tenants. */
export const samples: SampleMaker = {
  resource: 'customers',
  make(world) {
    const random = seededRandom(20_260_101);
    const taken = new Set<string>();
    const known = wellKnownCustomers(world);
    for (const { regnum, phone } of known) taken.add(String(regnum)).add(String(phone));
    const count = Math.max(world.customers, known.length);
    return Array.from({ length: count }, (_, index) => {
      const made = { ...customer(index, world, random, taken), ...known[index] };
      return { ...made, ...identityFor(made, world.today) };
    });
  },
};

function customer(
  index: number,
  world: SampleWorld,
  random: () => number,
  taken: Set<string>,
): Rec {
  const id = FIRST_ID + index;
  const { people, today } = world;
  const staff = people.find(({ customerId }) => customerId === id);
  const isCompany = staff === undefined && index > 8 && index % 14 === 4;
  const state =
    index < PROCESS_CODES.length + 9
      ? PROCESS_CODES[index % PROCESS_CODES.length]
      : pick(random, SETTLED_CODES);
  const settled = state >= 800;
  const level = settled ? LEVELS[index % LEVELS.length] : null;
  const overdue = settled && index % 11 === 3;
  const nplStatus =
    overdue && index % 2 === 0 ? NPL_STAGES[(index >> 1) % NPL_STAGES.length] : null;
  const listType = index % 9 === 0 ? LIST_TYPES[(index / 9) % LIST_TYPES.length] : 'POCKET';
  const accessCauses = accessCausesFor({
    index,
    overdue,
    suspected: listType === 'SUSPECTED',
    people,
    today,
  });
  // Whoever has holds was there before they came.
  const age = between(random, 1, 900) + (Object.keys(accessCauses).length > 0 ? EARLIEST_CAUSE : 0);
  const createdAt = `${addDays(today, -age)}T${clockText(random)}Z`;
  return {
    id,
    type: isCompany ? 'COMPANY' : 'CITIZEN',
    ...(isCompany
      ? company(index, world, random, taken)
      : citizen(index, world, random, taken, staff)),
    state,
    listType,
    level,
    score: settled ? between(random, 350, 990) : null,
    creditLimit: settled ? `${between(random, 1, 200) * 50_000}.00` : null,
    bonusPoint: settled ? between(random, 0, 4_000) : 0,
    nplStatus,
    isFeePaid: settled,
    ...accessValues(accessCauses),
    accessCauses,
    tenant: tenantOf(index, world),
    createdAt,
    createdBy: null,
    updatedAt: createdAt,
  };
}

/** The four accesses as the strictest of their causes leaves them. */
export function accessValues(causes: AccessCauses): Record<string, string> {
  return {
    canLend: accessValue(causes.canLend),
    canTransfer: accessValue(causes.canTransfer),
    canOtpRequest: accessValue(causes.canOtpRequest),
    isCashOutDeposit: accessValue(causes.isCashOutDeposit),
  };
}

function tenantOf(index: number, { tenants }: SampleWorld): string {
  const turn = index % 20;
  return tenants[turn < 14 ? 0 : turn < 17 ? 1 : turn < 19 ? 2 : 3].alias;
}

const two = (value: number) => String(value).padStart(2, '0');

/** A time within the hours of Ulaanbaatar in which people are awake, in UTC. */
const clockText = (random: () => number) =>
  `${two(between(random, 0, 14))}:${two(between(random, 0, 59))}:${two(between(random, 0, 59))}.000`;
