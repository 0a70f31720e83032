import type { KnownPosition } from '../../../../src/resources/customers/customer/api';
import type { MockRecord } from '../../../engine/MockRecord';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import { daysAgo } from './sampleCustomers';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

const EVENTS = ['LOGIN', 'LOAN_REQUEST', 'TRANSFER', 'CONTRACT'] as const;
/** The middle of Ulaanbaatar. */
const MIDDLE = { lat: 47.9189, lng: 106.9176 };

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Where a customer's device was, the newest first; a customer who has just begun to register has none. */
export function positionsOf({ id, state }: MockRecord, world: SampleWorld): KnownPosition[] {
  if (Number(state) < 300) return [];
  const random = seededRandom(Number(id));
  let days = 0;
  return Array.from({ length: between(random, 2, 8) }, (_, place) => {
    days += between(random, 0, 9);
    return {
      id: Number(id) * 100 + place,
      at: daysAgo(world, days + place),
      lat: rounded(MIDDLE.lat + (random() - 0.5) * 0.12),
      lng: rounded(MIDDLE.lng + (random() - 0.5) * 0.3),
      accuracy: between(random, 5, 80),
      event: pick(random, EVENTS),
    };
  });
}
