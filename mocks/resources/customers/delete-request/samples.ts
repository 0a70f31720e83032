import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { firstCustomers } from '../customer/firstCustomers';
import { FEMALE_NAMES, LAST_NAMES } from '../../../engine/samples/names';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const COUNT = 24;
const STATES = [0, 0, 1, 0, 2, 0, 3, 0] as const;
const FAILED = 1;
const APPROVED = 3;
/** Turns fall on the places 2, 10, 18 and 23 of the list: every step has failed once. */
const FAILED_STEPS = ['CONTRACTS', 'SIGN_IN', 'WALLET', 'LOG', 'SIGN_IN'] as const;
/** Customers who are gone had the ids before the first one who is here. */
const GONE_BEFORE = 100_000;
const REASONS = [
  'Апп ашиглахаа больсон.',
  'Мэдээллээ устгуулах хүсэлтэй байна.',
  'Өөр утасны дугаараар дахин бүртгүүлнэ.',
] as const;
/** Requests for deletion in every state; some customers still have something (`walletFacts`), and one fails at the sign-in account. */
export const samples: SampleMaker = {
  resource: 'customers/delete/request',
  make: (world) => {
    const operator = world.people.find(({ username }) => username === 'operator')?.id ?? null;
    const customers = firstCustomers(world).filter(
      ({ type, firstName, tenant }) => type === 'CITIZEN' && firstName && tenant === 'pocketmn',
    );
    return customers
      .slice(-COUNT)
      .map((customer, index) => rowOf(customer, index, world.today, operator));
  },
};

/** Somebody who was deleted: no customer any more, with a number that nobody has. */
export const gonePerson = (index: number): MockRecord => ({
  id: GONE_BEFORE - index,
  lastName: LAST_NAMES[(index * 7) % LAST_NAMES.length],
  firstName: FEMALE_NAMES[(index * 11) % FEMALE_NAMES.length],
  regnum: `ЦЦ850${1 + (index % 9)}1${index % 10}2${index % 10}`.slice(0, 10),
  phone: `8100${String(1_000 + index)}`,
});

function rowOf(
  customer: MockRecord,
  index: number,
  today: string,
  operator: string | null,
): MockRecord {
  const state = index === COUNT - 1 ? FAILED : STATES[index % STATES.length];
  const person = state === APPROVED ? gonePerson(index) : customer;
  const day = addDays(today, -(1 + index));
  const isDecided = state !== 0;
  return {
    id: index + 1,
    customerId: person.id,
    customerName: `${String(person.lastName)} ${String(person.firstName)}`,
    regnum: person.regnum,
    phone: person.phone,
    state,
    failedStep: state === FAILED ? FAILED_STEPS[index % FAILED_STEPS.length] : null,
    /** Where the next try stops; the sign-in service was not there for these. */
    failsAt: index % 11 === 8 ? 'SIGN_IN' : null,
    customerReason: REASONS[index % REASONS.length],
    rejectReason: state === 2 ? 'Хаагдаагүй зээлтэй тул устгах боломжгүй.' : null,
    requestedAt: `${day}T03:10:00.000Z`,
    decidedAt: isDecided ? `${addDays(day, 1)}T05:00:00.000Z` : null,
    decidedBy: isDecided ? operator : null,
    tenant: customer.tenant,
  };
}
