import type { InstituteRegistrationState } from '../../../../src/domain/enums/merchants';
import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { between, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { ORGANISATIONS } from '../../customers/education/samples';

type Kind = 'SCHOOL' | 'KINDERGARTEN' | 'UNIVERSITY';

/** Name, kind, grade, class, how many accounts, state. */
const OTHERS: readonly (readonly [
  string,
  Kind,
  string | null,
  string | null,
  number,
  InstituteRegistrationState,
])[] = [
  ['Нийслэлийн 1-р сургууль', 'SCHOOL', '1–12', 'А, Б, В', 2, 'REGISTERED'],
  ['Шинэ Эрин ахлах сургууль', 'SCHOOL', '10–12', 'А, Б', 3, 'REGISTERED'],
  ['Ирээдүй цогцолбор сургууль', 'SCHOOL', '1–9', 'А', 1, 'CANCELLED'],
  ['Нийслэлийн 33-р цэцэрлэг', 'KINDERGARTEN', null, 'Бага, дунд, ахлах', 1, 'REGISTERED'],
  ['Алтан Гадас цэцэрлэг', 'KINDERGARTEN', null, 'Дунд, ахлах', 2, 'CANCELLED'],
];

const BANKS = [5, 4, 15] as const;

/** Every university that customers study at, schools and kindergartens; one university was cancelled. */
const make = cachedByWorld((world) => {
  const random = seededRandom(9_017);
  const universities = ORGANISATIONS.map(
    (name, place) =>
      [
        name,
        'UNIVERSITY',
        null,
        null,
        1 + (place % 3),
        place === 3 ? 'CANCELLED' : 'REGISTERED',
      ] as const,
  );
  return [...universities, ...OTHERS].map(
    ([name, type, grade, group, accounts, state], index): MockRecord => {
      const createdAt = `${addDays(world.today, -420 + index * 31)}T02:40:00.000Z`;
      return {
        id: index + 1,
        type,
        name,
        grade,
        class: group,
        bankAccounts: Array.from({ length: accounts }, (_, at) => ({
          id: at + 1,
          bankCode: BANKS[(index + at) % BANKS.length],
          number: `5${between(random, 100_000_000, 999_999_999)}`,
          isPrime: at === 0,
          isRun: at === 0,
          lastRun: at === 0 ? `${addDays(world.today, -1)}T15:00:00.000Z` : null,
        })),
        state,
        students: 0,
        createdAt,
        createdBy: world.people[0]?.id ?? null,
        updatedAt: createdAt,
      };
    },
  );
});

export const samples: SampleMaker = { resource: 'merchant-education', make };
