import { addDays } from '../../../../src/domain/dates';
import type { RegistryRequestState } from '../../../../src/domain/enums/common';
import type { MockRecord } from '../../../engine/MockRecord';
import { daysAgo, isCitizen, numbered, sampleCustomers } from '../customer/sampleCustomers';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

/** What the register says of a citizen: what the customer said, unless it knows nothing. */
export function workOf(
  { workplace, position, profession, salary, workingYear }: MockRecord,
  today: string,
) {
  const years = Number(workingYear ?? 0);
  return {
    employer: workplace ?? null,
    position: position ?? profession ?? null,
    since: workplace ? addDays(today, -(120 + years * 200)) : null,
    salary: workplace ? (salary ?? null) : null,
  };
}

const NOTHING = { employer: null, position: null, since: null, salary: null };

/** Answers of the work register: fresh, old, never asked, and unknown there. */
export const samples: SampleMaker = {
  resource: 'worki_info',
  make: (world) =>
    numbered(
      sampleCustomers(world)
        .filter(isCitizen)
        .map((customer, place) => answer(customer, place, world)),
    ),
};

function stateOf({ workplace }: MockRecord, place: number): RegistryRequestState {
  if (place % 5 === 4) return 'NONE';
  if (place % 13 === 11) return 'FAILED';
  return workplace ? 'AVAILABLE' : 'NOT_AVAILABLE';
}

function answer(customer: MockRecord, place: number, world: SampleWorld): Omit<MockRecord, 'id'> {
  const state = stateOf(customer, place);
  const fetchedAt = state === 'NONE' ? null : daysAgo(world, 2 + (place % 90));
  return {
    customerId: customer.id,
    state,
    ...(state === 'AVAILABLE' ? workOf(customer, world.today) : NOTHING),
    fetchedAt,
    createdAt: customer.createdAt,
    updatedAt: fetchedAt ?? customer.createdAt,
  };
}
