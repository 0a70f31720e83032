import { RankLevel } from '../../../../src/domain/enums/customers';
import type { MockRecord } from '../../../engine/MockRecord';
import { daysAgo, numbered, sampleCustomers } from '../customer/sampleCustomers';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

/** Most changes that a sample customer has behind the present level. */
const MOST = 4;

/** How everybody came to the level of the record: step by step, the points of the last step within it. */
export const samples: SampleMaker = {
  resource: 'customers/level',
  make: (world) => numbered(sampleCustomers(world).flatMap((customer) => changes(customer, world))),
};

function changes({ id, level }: MockRecord, world: SampleWorld): Omit<MockRecord, 'id'>[] {
  const at = RankLevel.values.indexOf(level as RankLevel);
  if (at < 0) return [];
  const steps = Math.min(MOST, at + 1);
  return Array.from({ length: steps }, (_, turn) => {
    const place = at - steps + 1 + turn;
    const newLevel = RankLevel.values[place];
    const createdAt = daysAgo(world, 10 + (steps - turn) * 45 + (Number(id) % 20));
    return {
      customerId: id,
      oldLevel: place === 0 ? null : RankLevel.values[place - 1],
      newLevel,
      rankPoints: newLevel === 500 ? 500 : newLevel + (Number(id) % 10),
      origin: 'AUTO',
      reason: null,
      createdBy: null,
      createdAt,
      updatedAt: createdAt,
    };
  });
}
