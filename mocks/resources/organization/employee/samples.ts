import { addDays } from '../../../../src/domain/dates';
import { phone, registerNumber } from '../../../../src/fields';
import type { MockRecord } from '../../../engine/MockRecord';
import { seededRandom } from '../../../engine/samples/random';
import {
  sampleContext,
  type SampleMaker,
  type SampleWorld,
} from '../../../engine/samples/SampleWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { samples as users } from '../../users/user/samples';
import { organizationSamples } from '../organizationSamples';
import { sampleOf } from '../../../engine/samples/sampleOf';

/** People without an account of the console: last name, first name, branch, days since they were hired, since they left. */
const WITHOUT_ACCOUNT: readonly (readonly [string, string, number, number, number | null])[] = [
  ['Сандуй', 'Баярсайхан', 1, 1_240, null],
  ['Жамъян', 'Туяа', 2, 610, null],
  ['Лодой', 'Гантулга', 4, 220, null],
  ['Равжаа', 'Оюунбилэг', 3, 1_800, 45],
  ['Содном', 'Батмөнх', 2, 930, 12],
  ['Цэвээн', 'Наранцэцэг', 5, 400, 160],
];

/** Days since the colleague with an account left. */
const LEFT_AGO = 30;

/** Everybody with an account, in the unit of the branch where the position is, and some who have none; four have left. */
function make(world: SampleWorld): MockRecord[] {
  const { today, people } = world;
  const random = seededRandom(7_211);
  const branches = organizationSamples('branches')(world);
  const held = organizationSamples('userPositions')(world);
  const numbers = (index: number) => {
    const context = sampleContext(world, index + 3, random);
    return {
      regnum: sampleOf(registerNumber(), context),
      phone: sampleOf(phone(), context),
    };
  };
  const createdBy = people[0]?.id ?? null;
  const placed = (branchId: unknown) => {
    const branch = branches.find(({ id }) => id === branchId) ?? branches[0];
    return { unitId: branch.unitId, branchId: branch.id };
  };
  const withAccount = users.make(world).map((user, index): MockRecord => {
    const { lastName, firstName, email, tenant, createdAt } = user;
    const position = held.find(({ staffId, state }) => staffId === user.id && state === 'HELD');
    const own = branches.find((one) => one.tenant === tenant);
    const hiredAt = String(createdAt).slice(0, 10);
    // Who leaves has a closed account without a role.
    const hasLeft = user.enabled === false && (user.roles as readonly string[]).length === 0;
    return {
      id: index + 1,
      lastName,
      firstName,
      ...numbers(index),
      email,
      ...placed(position?.branchId ?? own?.id),
      staffId: user.id,
      hiredAt,
      leftOn: hasLeft ? addDays(today, -LEFT_AGO) : null,
      state: hasLeft ? 'LEFT' : 'WORKING',
      tenant,
      createdAt,
      createdBy,
    };
  });
  const others = WITHOUT_ACCOUNT.map(
    ([lastName, firstName, branchId, hired, left], index): MockRecord => {
      const hiredAt = addDays(today, -hired);
      return {
        id: withAccount.length + index + 1,
        lastName,
        firstName,
        ...numbers(withAccount.length + index),
        email: null,
        ...placed(branchId),
        staffId: null,
        hiredAt,
        leftOn: left === null ? null : addDays(today, -left),
        state: left === null ? 'WORKING' : 'LEFT',
        tenant: MAIN_TENANT,
        createdAt: `${hiredAt}T01:20:00.000Z`,
        createdBy,
      };
    },
  );
  return [...withAccount, ...others];
}

export const samples: SampleMaker = { resource: 'org-employee', make };
