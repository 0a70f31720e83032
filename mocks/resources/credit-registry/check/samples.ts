import { addDays } from '../../../../src/domain/dates';
import type { RegistryRequestState } from '../../../../src/domain/enums/common';
import type { RegistryLoan } from '../../../../src/resources/credit-registry/check/api';
import type { MockRecord } from '../../../engine/MockRecord';
import { fileOf } from '../../loans/book/fileOf';
import { answered, checkedPerson, checkNumber, failed, sent, unsent } from './checkRecord';
import { othersLoansOn, ourLoan } from './registryLoans';
import { registryFactsOf } from '../../contracts/contract/contractSampleFacts';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { knownOn, samples as allLoans } from '../../loans/loan/samples';
import { samples as writes } from '../write/samples';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

const FIRST = 800_001;
/** Days between the checks of a customer before the latest one. */
const BEFORE = [34, 71];
const TYPES = ['ZMS', 'ZMS', 'NDSH_LTL', 'ZMS', 'NDSH_LEASING'];

type Draft = Omit<MockRecord, 'id'>;

/** The latest check of every one of the first customers as the gate board knows it, and for some those before it. */
export const samples: SampleMaker = {
  resource: 'zms',
  make: cachedByWorld((world) => {
    const ours = ownLoans(world);
    const assessed = assessments(world);
    const drafts = firstCustomers(world).flatMap((customer) =>
      checksOf(customer, world, ours.get(Number(customer.id)) ?? [], assessed),
    );
    return drafts
      .sort((one, other) => (String(one.createdAt) < String(other.createdAt) ? -1 : 1))
      .map((draft, index) => ({
        id: FIRST + index,
        number: checkNumber(String(draft.createdAt), index + 1),
        ...draft,
      }));
  }),
};

/** The checks that assessments of requests rest on. */
interface Assessed {
  at: string;
  loans: RegistryLoan[];
}

function assessments(world: SampleWorld): Map<number, Assessed[]> {
  const found = new Map<number, Assessed[]>();
  const loans = allLoans.make(world);
  for (const loan of loans) {
    const snapshot = fileOf(loan).assessment?.snapshots.creditRegistry;
    if (!snapshot) continue;
    const id = Number(loan.customerId);
    const others = loans.filter((one) => one !== loan && one.customerId === id);
    const known = knownOn(others, id, world, snapshot.at.slice(0, 10));
    found.set(id, [...(found.get(id) ?? []), { at: snapshot.at, loans: known }]);
  }
  return found;
}

function ownLoans(world: SampleWorld): Map<number, MockRecord[]> {
  const found = new Map<number, MockRecord[]>();
  for (const write of writes.make(world)) {
    const id = Number(write.customerId);
    found.set(id, [...(found.get(id) ?? []), write]);
  }
  return found;
}

function checksOf(
  customer: MockRecord,
  world: SampleWorld,
  ours: readonly MockRecord[],
  assessed: ReadonlyMap<number, readonly Assessed[]>,
): Draft[] {
  const id = Number(customer.id);
  const { creditRegistry: latest } = registryFactsOf(id, world.today);
  const base = { ...checkedPerson(customer), ...unsent };
  if (!latest?.at) return [{ ...base, createdAt: `${world.today}T00:30:00.000Z`, createdBy: null }];
  const economist = world.people.find(({ username }) => username === 'economist')?.id ?? null;
  const made = (at: string, state: RegistryRequestState, place: number): Draft => {
    const by = (id + place) % 3 === 0 ? economist : null;
    const loans = [
      ...ours.flatMap((write) => ourLoan(write, lenderOf(write, world))),
      ...othersLoansOn(id, world.today, at.slice(0, 10)),
    ].filter(({ startDate }) => startDate <= at.slice(0, 10));
    return {
      ...base,
      ...sent(state === 'PENDING' ? at : before(at)),
      ...(state === 'AVAILABLE' || state === 'NOT_AVAILABLE' ? answered(state, at, loans) : {}),
      ...(state === 'FAILED' ? failed(at) : {}),
      // Its answer was lost on the way: it stays awaited until the next day.
      ...(state === 'PENDING' ? { isStuck: true } : {}),
      logType: TYPES[(id + place) % TYPES.length],
      isLatest: place === 0,
      createdAt: at,
      createdBy: by,
    };
  };
  const earlier = id % 3 === 1 ? BEFORE : id % 3 === 2 ? BEFORE.slice(0, 1) : [];
  const rested = (assessed.get(id) ?? []).filter(({ at }) => at < String(latest.at));
  return [
    made(latest.at, latest.state, 0),
    ...rested.map(({ at, loans }): Draft => ({
      ...base,
      ...sent(before(at)),
      ...answered('AVAILABLE', at, loans),
      isLatest: false,
      createdAt: at,
      createdBy: null,
    })),
    ...earlier.map((days, index) =>
      made(
        `${addDays(latest.at?.slice(0, 10) ?? world.today, -days)}T02:10:00.000Z`,
        'AVAILABLE',
        index + 1,
      ),
    ),
  ];
}

/** The registry answers some seconds after it was asked. */
const before = (at: string): string => new Date(Date.parse(at) - 4_000).toISOString();

const lenderOf = ({ tenant }: MockRecord, { tenants }: SampleWorld): string =>
  tenants.find(({ alias }) => alias === tenant)?.name ?? String(tenant);
