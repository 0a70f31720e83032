import { excess, plus } from '../../../../src/domain/lending/amounts';
import { addDays } from '../../../../src/domain/dates';
import { RankLevel, type LevelChangeState } from '../../../../src/domain/enums/customers';
import { rankOfPoints } from '../../../../src/domain/rank';
import type { MockRecord } from '../../../engine/MockRecord';
import { firstCustomers } from '../customer/firstCustomers';
import { pointsOfLevel } from './rankPoints';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const COUNT = 36;
/** How the points of sample customers have moved, in levels. */
const MOVES = [1, 2, -1, 1, 3, -2, 1] as const;
const STATES: readonly LevelChangeState[] = ['QUEUED', 'QUEUED', 'APPLIED', 'QUEUED', 'REFUSED'];
/** What a level is worth in credit, tögrög. */
const LIMIT_STEP = 100_000;
const LEAST_LIMIT = 50_000;

/** Changes of level that points have brought about; the new level is always the one of the points. */
export const samples: SampleMaker = {
  resource: 'customers/level-queue',
  make: (world) => {
    const operator = world.people.find(({ username }) => username === 'operator')?.id ?? null;
    return firstCustomers(world)
      .filter(({ level, type }) => level !== null && type === 'CITIZEN')
      .slice(0, COUNT)
      .flatMap((customer, index) => rowOf(customer, index, world.today, operator));
  },
};

function rowOf(
  customer: MockRecord,
  index: number,
  today: string,
  operator: string | null,
): MockRecord[] {
  const levels: readonly number[] = RankLevel.values;
  const at = levels.indexOf(Number(customer.level));
  const wanted = levels[Math.min(levels.length - 1, Math.max(0, at + MOVES[index % MOVES.length]))];
  const points = pointsOfLevel(wanted, index);
  const newLevel = rankOfPoints(points)?.level;
  if (at === -1 || newLevel === undefined || newLevel === customer.level) return [];
  const state = STATES[index % STATES.length];
  const isDecided = state !== 'QUEUED';
  const day = addDays(today, -(index % 12));
  const steps = levels.indexOf(newLevel) - at;
  const limit = plus(String(customer.creditLimit ?? LEAST_LIMIT));
  const newLimit = plus(limit, `${steps * LIMIT_STEP}`);
  return [
    {
      id: index + 1,
      customerId: customer.id,
      customerName: `${customer.lastName} ${customer.firstName}`,
      regnum: customer.regnum,
      phone: customer.phone,
      state,
      points,
      oldLevel: customer.level,
      newLevel,
      oldLimit: limit,
      newLimit: plus(`${LEAST_LIMIT}`, excess(newLimit, `${LEAST_LIMIT}`)),
      requestedAt: `${day}T00:${String((index * 11) % 60).padStart(2, '0')}:00.000Z`,
      decidedAt: isDecided ? `${day}T06:00:00.000Z` : null,
      decidedBy: isDecided ? operator : null,
      tenant: customer.tenant,
    },
  ];
}
