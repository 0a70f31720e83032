import { addDays } from '../../../../src/domain/dates';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { suspects } from '../search/suspects';
import { tenants } from '../../../engine/samples/tenants';

const COUNT = 36;
const REASONS = ['Бусад зээлдүүлэгчид бүртгэлтэй эсэхийг шалгах', 'Давхар хүсэлтийг тодруулах'];
const STATES = ['AVAILABLE', 'NOT_AVAILABLE', 'AVAILABLE', 'FAILED'] as const;

/** Requests of the finder in every state; the newest wait. */
export const samples: SampleMaker = {
  resource: 'customer-finder',
  make(world) {
    const all = firstCustomers(world).filter(({ type }) => type === 'CITIZEN');
    const strangers = suspects(world);
    const asker = world.people.find(({ username }) => username === 'economist')?.id ?? null;
    return Array.from({ length: COUNT }, (_, index) => {
      const state = index < 2 ? 'PENDING' : STATES[index % STATES.length];
      const found = state === 'AVAILABLE' ? all[(index * 3) % all.length] : undefined;
      const createdAt = `${addDays(world.today, -Math.floor(index / 2))}T0${index % 8}:15:00.000Z`;
      const answeredAt = state === 'PENDING' ? null : createdAt.replace(':15:', ':16:');
      return {
        id: index + 1,
        regnum:
          (found?.regnum as string | undefined) ?? strangers[(index + 5) % strangers.length].regnum,
        phone: index % 3 === 0 ? ((found?.phone as string | null | undefined) ?? null) : null,
        reason: REASONS[index % REASONS.length],
        state,
        foundCount: found ? 1 : state === 'NOT_AVAILABLE' ? 0 : null,
        foundAt: found ? (tenants.find(({ alias }) => alias === found.tenant)?.name ?? null) : null,
        answeredAt,
        createdAt,
        createdBy: asker,
        updatedAt: answeredAt ?? createdAt,
      };
    }).reverse();
  },
};
