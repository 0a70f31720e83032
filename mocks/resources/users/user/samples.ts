import { StaffRole } from '../../../../src/domain/enums/common';
import { addDays } from '../../../../src/domain/dates';
import type { Person } from '../../../identity/Person';
import type { MockRecord } from '../../../engine/MockRecord';
import { FEMALE_NAMES, LAST_NAMES, MALE_NAMES } from '../../../engine/samples/names';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const OTHERS = 40;
/** One colleague has left: the account is closed, and has no role. */
const LEFT = 7;
const WORDS = [
  'zeel',
  'hariltsagch',
  'geree',
  'salbar',
  'tuslah',
  'borluulalt',
  'eronhii',
  'uilchilgee',
];

/** Staff: the demo people first, then colleagues who cannot sign in here. */
export const samples: SampleMaker = {
  resource: 'users',
  make({ people, tenants, today }) {
    const random = seededRandom(4_027);
    const day = (days: number) => `${addDays(today, -days)}T0${between(random, 0, 9)}:15:00.000Z`;
    const known = people.map((person) => demoUser(person, day(700), day(1)));
    const others = Array.from({ length: OTHERS }, (_, index): MockRecord => {
      const female = random() < 0.6;
      const loginName = `${WORDS[index % WORDS.length]}${index + 1}`;
      const seen = index % 9 !== 5;
      const tenant = tenants[index % 8 === 6 ? 1 + (index % 3) : 0].alias;
      return {
        id: `8d2f6a10-3c41-4b7e-9d05-${String(index + 1).padStart(12, '0')}`,
        loginName,
        lastName: pick(random, LAST_NAMES),
        firstName: pick(random, female ? FEMALE_NAMES : MALE_NAMES),
        email: `${loginName}@${tenant}.example`,
        emailVerified: seen && index % 4 !== 3,
        enabled: index % 10 !== 7,
        temporaryPassword: !seen,
        roles: index === LEFT ? [] : [StaffRole.values[index % StaffRole.values.length]],
        tenant,
        lastLogin: seen ? day(between(random, 0, 40)) : null,
        createdAt: day(between(random, 60, 900)),
        createdBy: people[0]?.id ?? null,
      };
    });
    return [...known, ...others];
  },
};

const demoUser = (person: Person, createdAt: string, lastLogin: string): MockRecord => ({
  id: person.id,
  loginName: person.username,
  lastName: person.lastName,
  firstName: person.firstName,
  email: person.email,
  emailVerified: true,
  enabled: true,
  temporaryPassword: false,
  roles: [...person.roles],
  tenant: person.tenantAlias,
  lastLogin,
  createdAt,
  createdBy: null,
});
