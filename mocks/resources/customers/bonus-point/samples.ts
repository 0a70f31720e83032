import { USE_OF_POINTS } from '../../../../src/domain/bonus/points';
import type { PointType } from '../../../../src/domain/enums/customers';
import type { MockRecord } from '../../../engine/MockRecord';
import { daysAgo, numbered, sampleCustomers } from '../customer/sampleCustomers';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { samples as tests } from '../../content/metacog/samples';

/** Points of a first movement of each kind that gives some; the rest of the balance comes from repayments. */
const GIVEN: readonly [PointType, number][] = [
  [0, 100],
  [1, 50],
  [2, 20],
  [3, 10],
  [4, 30],
  [6, 5],
];
const REPAYMENT: PointType = 5;
/** So many were used by every third customer. */
const USED = 150;

/** Movements whose sum is exactly what the customer's record says. */
export const samples: SampleMaker = {
  resource: 'bonus-points',
  make: (world) => {
    const bonuses = new Map(
      tests
        .make(world)
        .filter(({ bonusAllocated }) => bonusAllocated === 'AWARDED')
        .map((test) => [test.customerId, test]),
    );
    return numbered(
      sampleCustomers(world).flatMap((customer, place) =>
        movements(customer, place, world, bonuses.get(customer.id)),
      ),
    );
  },
};

function movements(
  { id, bonusPoint }: MockRecord,
  place: number,
  world: SampleWorld,
  test: MockRecord | undefined,
): Omit<MockRecord, 'id'>[] {
  const balance = Number(bonusPoint ?? 0);
  if (balance === 0) return [];
  const used = place % 3 === 0 ? USED : 0;
  const bonus = Number(test?.bonus ?? 0);
  let rest = balance + used - bonus;
  const rows: Omit<MockRecord, 'id'>[] = [];
  const add = (type: PointType, credit: number, debit: number) => {
    const createdAt = daysAgo(world, 200 - rows.length * 20 - (place % 15));
    rows.push({
      customerId: id,
      type,
      credit,
      debit,
      source: null,
      createdAt,
      updatedAt: createdAt,
    });
  };
  for (const [type, points] of GIVEN) {
    if (rest < points) continue;
    add(type, points, 0);
    rest -= points;
  }
  if (rest > 0) add(REPAYMENT, rest, 0);
  if (used > 0) add(USE_OF_POINTS, 0, used);
  if (test) {
    const createdAt = String(test.awardedAt);
    rows.push({
      customerId: id,
      type: null,
      credit: bonus,
      debit: 0,
      source: test.code,
      createdAt,
      updatedAt: createdAt,
    });
  }
  return rows;
}
