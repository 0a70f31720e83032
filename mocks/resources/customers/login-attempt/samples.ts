import type { AppKind } from '../../../../src/domain/enums/settings';
import { failuresInRow, signOf } from '../../../../src/domain/customerLists/failuresInRow';
import type { LoginFailureReason, LoginOutcome } from '../../../../src/domain/enums/customerLists';
import type { Person } from '../../../identity/Person';
import type { MockRecord } from '../../../engine/MockRecord';
import { askingCustomers, minutesAgo, nameOf } from '../../loans/pending/pendingRequestsCustomers';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

const ACCOUNTS = 44;
/** Merchants among those whom the sample has not asked anyway; all of them came in at once. */
const MERCHANTS = 5;
const DEVICES = [
  'Samsung Galaxy A54',
  'iPhone 13',
  'Xiaomi Redmi 12',
  'iPhone 15 Pro',
  'Huawei P30',
];
const VERSIONS = ['2.0.0', '2.0.0', '1.9.8', '1.9.4'];
/** Merchants have had to have the newest version of their app for some time. */
const MERCHANT_VERSION = '1.6.2';

type Attempt = readonly [LoginOutcome, LoginFailureReason?];

/** How the sign-ins of an account went, oldest first. */
const STORIES: readonly (readonly Attempt[])[] = [
  [['SUCCEEDED'], ['SUCCEEDED'], ['SUCCEEDED']],
  [['FAILED', 'WRONG_PASSWORD'], ['SUCCEEDED'], ['SUCCEEDED']],
  [['SUCCEEDED'], ['FAILED', 'WRONG_CODE'], ['FAILED', 'WRONG_CODE'], ['SUCCEEDED']],
  [
    ['FAILED', 'WRONG_PASSWORD'],
    ['FAILED', 'WRONG_PASSWORD'],
    ['FAILED', 'WRONG_PASSWORD'],
    ['BLOCKED', 'TOO_MANY'],
  ],
  [['SUCCEEDED'], ['FAILED', 'NEW_DEVICE'], ['SUCCEEDED']],
  [['FAILED', 'UNKNOWN_NAME']],
  [['SUCCEEDED'], ['BLOCKED', 'ACCOUNT_CLOSED']],
];
/** Minutes between two attempts: failures follow at once. */
const HASTE = 2;
const USUAL = 640;

/** Sign-ins of the last days; some accounts failed again and again. */
export const samples: SampleMaker = {
  resource: 'login-attempts-list',
  make(world) {
    const customers = askingCustomers(world).filter(({ phone }) => phone);
    const attempts = Array.from({ length: ACCOUNTS }, (_, index) =>
      attemptsOf(customers[(index * 5) % customers.length], index, world),
    ).flat();
    const asked = new Set(attempts.map(({ customerId }) => customerId));
    const merchants = customers
      .filter(({ id, listType }) => listType === 'MERCHANT' && !asked.has(id))
      .slice(0, MERCHANTS);
    attempts.push(
      ...merchants.flatMap((merchant, index) =>
        attemptsOf(merchant, index * STORIES.length, world),
      ),
    );
    attempts.sort((one, other) => (String(one.attemptedAt) < String(other.attemptedAt) ? -1 : 1));
    const all = [
      ...attempts,
      ...world.people.flatMap((person, index) => staffAttempts(person, index, world)),
    ];
    return all.map((attempt, index): MockRecord => ({ ...attempt, id: index + 1 }));
  },
};

/** How the staff came into the console of late: mostly at once. */
const STAFF_STORIES: readonly (readonly Attempt[])[] = [
  [['SUCCEEDED'], ['SUCCEEDED']],
  [['FAILED', 'WRONG_PASSWORD'], ['SUCCEEDED']],
];
const DAY = 24 * 60;

function staffAttempts(
  person: Person,
  index: number,
  world: SampleWorld,
): Omit<MockRecord, 'id'>[] {
  const story = STAFF_STORIES[index % STAFF_STORIES.length];
  const failures = failuresInRow(story.map(([outcome]) => outcome));
  return story.map(([outcome, reason], turn) => {
    const attemptedAt = minutesAgo(world, DAY + index * 7 + (story.length - turn) * HASTE);
    return {
      ...staffAttempt(person.id, person.tenantAlias),
      attemptedAt,
      outcome,
      reason: reason ?? null,
      failures: failures[turn],
      sign: signOf(failures[turn]),
      createdAt: attemptedAt,
    };
  });
}

/** What every attempt of the staff has: they sit at a desk, and are no customers there. */
export const staffAttempt = (staffId: string, tenant: string) => ({
  customerId: null,
  customerName: null,
  phone: null,
  regnum: null,
  staffId,
  device: 'Chrome, Windows 11',
  app: null,
  appVersion: null,
  ipAddress: '10.10.4.21',
  tenant,
  createdBy: null,
});

function attemptsOf(
  customer: MockRecord,
  index: number,
  world: SampleWorld,
): Omit<MockRecord, 'id'>[] {
  const story = STORIES[index % STORIES.length];
  const app: AppKind = customer.listType === 'MERCHANT' ? 'merchant' : 'pocket';
  const failures = failuresInRow(story.map(([outcome]) => outcome));
  return story.map(([outcome, reason], turn) => {
    const isQuick = story.some(([one]) => one !== 'SUCCEEDED');
    const attemptedAt = minutesAgo(
      world,
      20 + index * 131 + (story.length - turn) * (isQuick ? HASTE * 5 : USUAL),
    );
    return {
      customerId: customer.id,
      customerName: nameOf(customer),
      phone: customer.phone,
      regnum: customer.regnum ?? null,
      staffId: null,
      attemptedAt,
      outcome,
      reason: reason ?? null,
      failures: failures[turn],
      sign: signOf(failures[turn]),
      device: DEVICES[index % DEVICES.length],
      app,
      appVersion: app === 'merchant' ? MERCHANT_VERSION : VERSIONS[index % VERSIONS.length],
      ipAddress: `203.91.${113 + (index % 6)}.${10 + ((index * 7 + turn) % 240)}`,
      tenant: customer.tenant,
      createdAt: attemptedAt,
      createdBy: null,
    };
  });
}
