import { FamilyRelationType } from '../../../../src/domain/enums/customers';
import type { MockRecord } from '../../../engine/MockRecord';
import { FEMALE_NAMES, LAST_NAMES, MALE_NAMES } from '../../../engine/samples/names';
import { between, pick, seededRandom } from '../../../engine/samples/random';

/** A relative of a customer (docs/domain/customers.md 4.1). */
export interface Relative {
  id: number;
  relation: FamilyRelationType;
  lastName: string;
  firstName: string;
  phone: string;
  confirmed: boolean;
}

const GREATEST = 4;

/** The relatives of a customer, always the same ones for the same customer. */
export function familyOf({ id, state }: MockRecord): Relative[] {
  const number = Number(id);
  const random = seededRandom(number);
  // Without two confirmed relatives nobody gets as far as a contract (docs/domain/customers.md 4.2).
  const settled = Number(state) >= 800;
  const count = settled ? between(random, 2, GREATEST) : between(random, 0, 2);
  return Array.from({ length: count }, (_, index) => ({
    id: number * 10 + index,
    relation: FamilyRelationType.values[(number + index) % FamilyRelationType.values.length],
    lastName: pick(random, LAST_NAMES),
    firstName: pick(random, random() < 0.5 ? MALE_NAMES : FEMALE_NAMES),
    phone: `${pick(random, ['99', '88', '95', '80'])}${between(random, 100_000, 999_999)}`,
    confirmed: (settled && index < 2) || random() < 0.5,
  }));
}
