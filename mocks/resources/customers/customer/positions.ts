import type { KnownPosition } from '../../../../src/resources/customers/customer/api';
import type { MockRecord } from '../../../engine/MockRecord';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import { daysAgo } from './sampleCustomers';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

const EVENTS = ['LOGIN', 'LOAN_REQUEST', 'TRANSFER', 'CONTRACT'] as const;
/** The middle of the capital and of the centres of the provinces, by their code. */
const MIDDLES: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  '11': [47.9189, 106.9176],
  '21': [48.0742, 114.5353],
  '22': [46.6806, 113.2792],
  '23': [47.3194, 110.6556],
  '41': [47.7069, 106.9528],
  '42': [46.3583, 108.3611],
  '43': [50.2364, 106.2064],
  '44': [44.8925, 110.1364],
  '45': [49.4867, 105.9228],
  '46': [43.5708, 104.425],
  '48': [45.7639, 106.2708],
  '61': [49.0278, 104.0444],
  '62': [46.2639, 102.775],
  '63': [48.8125, 103.5347],
  '64': [46.1944, 100.7181],
  '65': [47.475, 101.4542],
  '67': [49.6342, 100.1625],
  '81': [47.7417, 96.8444],
  '82': [46.3722, 96.2583],
  '83': [48.9683, 89.9625],
  '84': [48.0056, 91.6419],
  '85': [49.9811, 92.0667],
};
const CAPITAL = '11';

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Where a customer's device was, around the place of the address, the newest first; a customer who has just begun to register has none. */
export function positionsOf({ id, state, city }: MockRecord, world: SampleWorld): KnownPosition[] {
  if (Number(state) < 300) return [];
  const random = seededRandom(Number(id));
  const [lat, lng] = MIDDLES[String(city ?? CAPITAL)] ?? MIDDLES[CAPITAL];
  let days = 0;
  return Array.from({ length: between(random, 2, 8) }, (_, place) => {
    days += between(random, 0, 9);
    return {
      id: Number(id) * 100 + place,
      at: daysAgo(world, days + place),
      lat: rounded(lat + (random() - 0.5) * 0.06),
      lng: rounded(lng + (random() - 0.5) * 0.14),
      accuracy: between(random, 5, 80),
      event: pick(random, EVENTS),
    };
  });
}
