import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { firstCustomers } from '../customer/firstCustomers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const COUNT = 24;
const STATES = [0, 0, 1, 0, 2, 0, 3, 0] as const;
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

function rowOf(
  customer: MockRecord,
  index: number,
  today: string,
  operator: string | null,
): MockRecord {
  const state = STATES[index % STATES.length];
  const day = addDays(today, -(1 + index));
  const isDecided = state !== 0;
  return {
    id: index + 1,
    customerId: customer.id,
    customerName: `${customer.lastName} ${customer.firstName}`,
    regnum: customer.regnum,
    phone: customer.phone,
    state,
    failedStep: state === 1 ? 'SIGN_IN' : null,
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
