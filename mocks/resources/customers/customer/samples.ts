import type { MockRecord } from '../../../engine/MockRecord';
import { accessCausesFor, accessValue, type AccessCauses } from '../access-override/accessCauses';
import { company, citizen, livedUntil } from '../identity/customerIdentitySample';
import { identityFor } from '../identity/identities';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { LEVELS, LIST_TYPES, NPL_STAGES, PROCESS_CODES } from './customerStates';
import { daysBefore } from '../../../engine/samples/daysBefore';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { isBorrower } from '../../loans/loan/loanContracts';
import { suspects } from '../../watchlists/search/suspects';
import { ageOn, readRegisterNumber } from '../../../../src/domain/registerNumber';
import { blackSince, FIRST_ENTRY } from '../../watchlists/entry/blackSince';
import { wellKnownCustomers } from './wellKnownCustomers';

const FIRST_ID = 100_001;
/** No hold of a sample is older than this, days. */
const EARLIEST_CAUSE = 100;
/** No loan of a sample is older than this, days; within how many days before that its borrowers came. */
const BEFORE_LOANS = 1_330;
const BORROWERS_WITHIN = 300;
/** Customers on every step of registration come first, then mostly those with contracts. */
const SETTLED_CODES = [805, 810, 815, 810, 815, 815, 950] as const;

/** Where registration stops for somebody whom an authority looks for, and who that is in the list of suspects. */
const SUSPECTED_CODE = 210;
const FOUND_SUSPECT = 12;

/** Up to this many, there is one sample a world, copied: other samples are made from it, and tests often restart. */
const KEPT = 640;

/** Customers: citizens and companies in every state, of four tenants. */
export const samples: SampleMaker = {
  resource: 'customers',
  make: (world) => (world.customers > KEPT ? made(world) : kept(world)),
};

const kept = cachedByWorld(made);

function made(world: SampleWorld): MockRecord[] {
  const random = seededRandom(20_260_101);
  const taken = new Set<string>();
  const known = wellKnownCustomers(world);
  for (const { regnum, phone } of known) taken.add(String(regnum)).add(String(phone));
  const count = Math.max(world.customers, known.length);
  return Array.from({ length: count }, (_, index) => {
    const usual = customer(index, world, random, taken);
    const own = known[index];
    if (!own) return usual;
    const given: MockRecord = { ...usual, ...own };
    const one = given.type === 'COMPANY' ? given : { ...given, ...livedUntil(given, index) };
    return { ...one, ...identityFor(one, world.today) };
  });
}

/** One literal without a spread behind its names: of 100,000 records, those that are alike are read many times faster. */
function customer(
  index: number,
  world: SampleWorld,
  random: () => number,
  taken: Set<string>,
): MockRecord {
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
  const listType =
    index % LISTED_EVERY === 0 ? LIST_TYPES[(index / LISTED_EVERY) % LIST_TYPES.length] : 'POCKET';
  const accessCauses = accessCausesFor({
    index,
    overdue,
    fraudCases: listType === 'SUSPECTED' ? fraudCasesOf(index, world) : 0,
    listed:
      listType === 'BLACK_LISTED'
        ? { entryId: blackEntryId(index), day: blackSince(today) }
        : undefined,
    people,
    today,
  });
  // A customer with holds existed before the holds, a borrower before the loans.
  const drawn = between(random, 1, 900);
  const hasHolds = Object.keys(accessCauses).length > 0;
  const age = isBorrower(index)
    ? BEFORE_LOANS + (drawn % BORROWERS_WITHIN)
    : drawn + (hasHolds ? EARLIEST_CAUSE : 0);
  const createdAt = `${daysBefore(today, age)}T${clockText(random)}Z`;
  const type = isCompany ? 'COMPANY' : 'CITIZEN';
  const personal = isCompany
    ? company(index, world, random, taken)
    : citizen(index, world, random, taken, staff);
  if (state === SUSPECTED_CODE && !isCompany) {
    Object.assign(personal, suspectIdentity(world));
    Object.assign(personal, livedUntil(personal, index));
  }
  const identity = identityFor({ id, type, state }, today);
  return Object.assign(personal, {
    id,
    type,
    state,
    listType,
    level,
    score: settled ? between(random, 350, 990) : null,
    creditLimit: settled ? `${between(random, 1, 200) * 50_000}.00` : null,
    bonusPoint: settled ? between(random, 0, 4_000) : 0,
    nplStatus,
    isFeePaid: settled,
    canLend: accessValue(accessCauses.canLend),
    canTransfer: accessValue(accessCauses.canTransfer),
    canOtpRequest: accessValue(accessCauses.canOtpRequest),
    isCashOutDeposit: accessValue(accessCauses.isCashOutDeposit),
    accessCauses,
    tenant: tenantOf(index, world),
    createdAt,
    createdBy: null,
    updatedAt: createdAt,
    verificationState: identity.verificationState,
    identityStory: identity.identityStory,
    identitySubmittedAt: identity.identitySubmittedAt,
    identityImages: identity.identityImages,
    identityAttempts: identity.identityAttempts,
    identityCode: identity.identityCode,
  });
}

/** One in so many customers is listed by turns, each fourth of these on the black list. */
const LISTED_EVERY = 9;
const FIRST_BLACK = 18;
const FIRST_SUSPECT = 27;

/**
 * The entry of a black-listed customer in the sample of the black and grey list, where the well-known one comes first
 * (`mocks/resources/watchlists/entry/samples.ts`).
 */
const blackEntryId = (index: number): number =>
  FIRST_ENTRY + 1 + (index - FIRST_BLACK) / (LISTED_EVERY * LIST_TYPES.length);

/** How many states an open fraud case has (`mocks/resources/accounting/fraud-transfer/samples.ts`). */
const OPEN_FRAUD_STATES = 6;

/**
 * Open fraud cases of a suspect. Where there are few suspects the first has several: the sample of cases has each of
 * their states then too. The well-known one has one more.
 */
function fraudCasesOf(index: number, { customers }: SampleWorld): number {
  const suspects =
    1 + Math.floor((customers - 1 - FIRST_SUSPECT) / (LISTED_EVERY * LIST_TYPES.length));
  const isFew = 1 + suspects < OPEN_FRAUD_STATES;
  return index === FIRST_SUSPECT && isFew ? OPEN_FRAUD_STATES - 1 : 1;
}

/** The one customer whom the search in the police list has found: an authority looks for the person. */
function suspectIdentity(world: SampleWorld): Record<string, unknown> {
  const { regnum } = suspects(world)[FOUND_SUSPECT];
  const facts = readRegisterNumber(regnum);
  const birthDate = facts?.birthDate ?? null;
  return {
    regnum,
    birthDate,
    gender: facts?.sex,
    age: birthDate && (ageOn(birthDate, world.today) ?? null),
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
