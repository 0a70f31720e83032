import { gonePerson } from '../delete-request/samples';
import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { firstCustomers } from '../customer/firstCustomers';
import { LAST_NAMES, MALE_NAMES } from '../../../engine/samples/names';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const COUNT = 60;
const REASONS = [
  'Иргэний үнэмлэхний дагуу засав.',
  'Гэрлэлтийн гэрчилгээгээр овог өөрчлөгдсөн.',
  'Давхар бүртгэл үүссэн байсан.',
  'Харилцагчийн хүсэлтээр устгав.',
] as const;

/** Names changed, erroneous records and customers deleted, of all four types. */
export const samples: SampleMaker = {
  resource: 'customers/search/management-history',
  make: (world) => {
    const random = seededRandom(20_260_708);
    const people = world.people.filter(({ username }) => ['operator', 'admin'].includes(username));
    const customers = firstCustomers(world).filter(({ firstName }) => firstName);
    return Array.from({ length: COUNT }, (_, index): MockRecord => {
      const known = pick(random, customers);
      const action = index % 7 < 3 ? 0 : index % 7 < 5 ? 1 : index % 7 === 5 ? 2 : 3;
      // Whose record was deleted is no customer any more.
      const customer = action < 2 ? known : { ...known, ...gonePerson(index) };
      const { lastName, firstName, regnum, tenant } = customer;
      const whole = `${lastName} ${firstName}`;
      const [from, to] = [
        [pick(random, LAST_NAMES), lastName],
        [pick(random, MALE_NAMES), firstName],
        [whole, null],
        [whole, null],
      ][action];
      return {
        id: index + 1,
        at: `${addDays(world.today, -between(random, 0, 200))}T0${between(random, 1, 8)}:15:00.000Z`,
        action,
        entity: whole,
        regnum,
        from,
        to,
        reason: REASONS[action],
        document: null,
        documentImage: null,
        actor: pick(random, people).id,
        tenant,
      };
    });
  },
};
