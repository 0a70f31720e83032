import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { suspects } from '../search/suspects';
import { FEMALE_NAMES, LAST_NAMES, MALE_NAMES } from '../../../engine/samples/names';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

const OFFICES = [
  ['Улсын Их Хурлын гишүүн', 'Улсын Их Хурал'],
  ['Сайд', 'Засгийн газар'],
  ['Аймгийн Засаг дарга', 'Нутгийн захиргаа'],
  ['Шүүгч', 'Дээд шүүх'],
  ['Элчин сайд', 'Гадаад харилцааны яам'],
  ['Төрийн нарийн бичгийн дарга', 'Сангийн яам'],
] as const;
const RELATIONS = ['Эхнэр, нөхөр', 'Хүүхэд', 'Эцэг, эх', 'Ах, дүү'] as const;
const OTHERS = 46;

/** Politically exposed persons: customers that are, people who are no customers, and relatives. */
export const samples: SampleMaker = {
  resource: 'politicians',
  make(world) {
    const random = seededRandom(20_260_606);
    const known = firstCustomers(world).filter(({ isPolitician }) => isPolitician === true);
    const others = Array.from({ length: OTHERS }, (_, index) => ({
      lastName: pick(random, LAST_NAMES),
      firstName: pick(random, index % 2 === 0 ? MALE_NAMES : FEMALE_NAMES),
      regnum: null,
      customerId: null,
    }));
    const numbers = suspects(world).map(({ regnum }) => regnum);
    return [
      ...known.map(({ id, lastName, firstName, regnum }) => ({
        lastName,
        firstName,
        regnum,
        customerId: id,
      })),
      ...others,
    ].map((one, index) =>
      person({ ...one, regnum: one.regnum ?? otherNumber(numbers, index) }, index, world, random),
    );
  },
};

/** A register number that no suspect has: the last digit is another one. */
function otherNumber(numbers: readonly string[], index: number): string {
  const number = numbers[index % numbers.length];
  return `${number.slice(0, 8)}${String(10 + ((index * 3 + 7) % 80))}`;
}

function person(
  own: Record<string, unknown>,
  index: number,
  { today }: SampleWorld,
  random: () => number,
): MockRecord {
  const [occupation, organization] = OFFICES[index % OFFICES.length];
  const isRelative = index % 4 === 3;
  const since = addDays(today, -between(random, 90, 2_800));
  return {
    id: index + 1,
    ...own,
    occupation: isRelative ? null : occupation,
    organization: isRelative ? null : organization,
    relation: isRelative ? RELATIONS[index % RELATIONS.length] : null,
    relatedTo: isRelative ? `${pick(random, LAST_NAMES)} ${pick(random, MALE_NAMES)}` : null,
    since,
    until: index % 9 === 7 ? addDays(today, -between(random, 5, 80)) : null,
    createdAt: `${since}T01:00:00.000Z`,
    updatedAt: `${since}T01:00:00.000Z`,
  };
}
