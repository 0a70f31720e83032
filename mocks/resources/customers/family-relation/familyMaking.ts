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

/** From this age on somebody may have grown children, and grandchildren who have a phone; until then grandparents. */
const AGES = { children: 38, grandchildren: 58, grandparents: 45, parents: 70 } as const;
const SPOUSE = 10;
const CHILD = 20;
const SIBLING = 30;
const PARENT = 50;

type Named = Pick<Relative, 'lastName' | 'firstName'>;

/** Relations that a person of this age may have beside a spouse, in the order in which they are given. */
const relationsAt = (age: number): FamilyRelationType[] =>
  FamilyRelationType.values.filter((relation) => {
    if (relation === SPOUSE) return false;
    if (relation === 20) return age >= AGES.children;
    if (relation === 40) return age >= AGES.grandchildren;
    if (relation === 50) return age < AGES.parents;
    return relation !== 60 || age < AGES.grandparents;
  });

/** The relatives of a customer, always the same ones: a spouse of who is married alone, the others as the age allows. */
export function familyOf({
  id,
  state,
  age,
  gender,
  maritalStatus,
  lastName,
  firstName,
}: MockRecord): Relative[] {
  const number = Number(id);
  const random = seededRandom(number);
  // Without two confirmed relatives nobody gets as far as a contract (docs/domain/customers.md 4.2).
  const settled = Number(state) >= 800;
  const count = settled ? between(random, 2, GREATEST) : between(random, 0, 2);
  const others = relationsAt(Number(age ?? 0));
  const relations: FamilyRelationType[] =
    maritalStatus === 'MARRIED' ? [SPOUSE, ...others] : others;
  const named = (relation: FamilyRelationType, isMan: boolean, usual: Named): Named => {
    if (!lastName || !firstName) return usual;
    // Who has the same father has his name, and a father's own name is the children's.
    if (relation === SIBLING) return { ...usual, lastName: String(lastName) };
    if (relation === CHILD && gender === 'MALE') return { ...usual, lastName: String(firstName) };
    return relation === PARENT && isMan ? { ...usual, firstName: String(lastName) } : usual;
  };
  return Array.from({ length: count }, (_, index) => {
    const relation = relations[index % relations.length];
    const drawn = pick(random, LAST_NAMES);
    const isMan = random() < 0.5;
    const isHusband = relation === SPOUSE ? gender === 'FEMALE' : isMan;
    return {
      id: number * 10 + index,
      relation,
      ...named(relation, isHusband, {
        lastName: drawn,
        firstName: pick(random, isHusband ? MALE_NAMES : FEMALE_NAMES),
      }),
      phone: `${pick(random, ['99', '88', '95', '80'])}${between(random, 100_000, 999_999)}`,
      confirmed: (settled && index < 2) || random() < 0.5,
    };
  });
}
