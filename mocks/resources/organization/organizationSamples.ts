import { addDays } from '../../../src/domain/dates';
import type { StaffRole } from '../../../src/domain/enums/common';
import type { MockRecord } from '../../engine/MockRecord';
import { onceAWorld } from '../../engine/samples/cachedByWorld';
import type { SampleWorld } from '../../engine/samples/SampleWorld';
import { MAIN_TENANT } from '../../engine/samples/tenants';
import { samples as users } from '../users/user/samples';

type Role = (typeof StaffRole.values)[number];

/** Code, name, the code of the unit above; the last one was taken out. */
const UNITS: readonly (readonly [code: string, name: string, parent: string | null])[] = [
  ['GU', 'Гүйцэтгэх удирдлага', null],
  ['ZG', 'Зээлийн газар', 'GU'],
  ['ZO', 'Зээл олголтын хэлтэс', 'ZG'],
  ['EE', 'Эрсдэл, эргэн төлөлтийн хэлтэс', 'ZG'],
  ['HU', 'Харилцагчийн үйлчилгээний газар', 'GU'],
  ['SZ', 'Салбар зохион байгуулалтын хэлтэс', 'HU'],
  ['DT', 'Дуудлагын төв', 'HU'],
  ['SG', 'Санхүүгийн газар', 'GU'],
  ['NB', 'Нягтлан бодох бүртгэлийн хэлтэс', 'SG'],
  ['MT', 'Мэдээллийн технологийн газар', 'GU'],
  ['DH', 'Дотоод хяналтын алба', null],
  ['HB', 'Хуучин бүтээгдэхүүний хэлтэс', 'ZG'],
];
const REMOVED_UNIT = 'HB';

/** Code, name, the code of its unit, address, the number of the app's branch. */
const BRANCHES: readonly (readonly [string, string, string, string, number | null])[] = [
  ['OB-01', 'Төв оффис', 'ZO', 'Сүхбаатар дүүрэг, 1-р хороо, Сөүлийн гудамж 12', 1],
  ['OB-02', 'Баянзүрх салбар', 'SZ', 'Баянзүрх дүүрэг, 6-р хороо, Энхтайваны өргөн чөлөө 85', 2],
  ['OB-03', 'Хан-Уул салбар', 'SZ', 'Хан-Уул дүүрэг, 15-р хороо, Махатма Гандийн гудамж 3', 3],
  [
    'OB-04',
    'Дуудлагын төвийн байр',
    'DT',
    'Баянгол дүүрэг, 4-р хороо, Энхтайваны өргөн чөлөө 20',
    null,
  ],
  ['OB-05', 'Эргэн төлөлтийн байр', 'EE', 'Чингэлтэй дүүрэг, 3-р хороо, Бага тойруу 7', null],
  ['OB-06', 'Санхүүгийн байр', 'NB', 'Сүхбаатар дүүрэг, 8-р хороо, Юнескогийн гудамж 9', null],
];

/** Name, role, what it is; nobody has the last two, of which one was taken out. */
const POSITIONS: readonly (readonly [string, Role, string])[] = [
  ['Зээлийн мэргэжилтэн', 'pocket_agent', 'Зээлийн хүсэлт хүлээн авч, харилцагчтай ажиллана.'],
  ['Ахлах эдийн засагч', 'pocket_economist', 'Зээлийн шийдвэр, гэрээ, эргэн төлөлтийг хариуцна.'],
  [
    'Үйлчилгээний оператор',
    'pocket_operator',
    'Аппын агуулга, мэдэгдэл, харилцагчийн үйлчилгээг хариуцна.',
  ],
  ['Дадлагажигч', 'pocket_agent', 'Дадлагын хугацаанд эрх олголгүй ажиллуулна.'],
  ['Гэрээний ажилтан', 'pocket_economist', 'Орон тоо сул байна.'],
  ['Салбарын кассчин', 'pocket_operator', 'Бэлэн мөнгөний үйлчилгээ зогссон тул хассан.'],
];
const TRAINEE = 4;
const REMOVED_POSITION = 6;

/** The branch that people of a position mostly work at. */
const BRANCH_OF: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3],
  2: [1, 5],
  3: [4, 2],
  4: [2, 3],
};

interface Organization {
  units: MockRecord[];
  branches: MockRecord[];
  positions: MockRecord[];
  userPositions: MockRecord[];
}

/** The whole organisation of the sample: every lender has its own, and everybody with a role a position. */
const organizationOf = onceAWorld((world: SampleWorld): Organization => {
  const { today, tenants, people } = world;
  const made = {
    createdAt: `${addDays(today, -800)}T02:15:00.000Z`,
    createdBy: people[0]?.id ?? null,
  };
  const others = tenants.filter(({ alias }) => alias !== MAIN_TENANT);

  const places = new Map<string | null, number>();
  const units: MockRecord[] = UNITS.map(([code, name, parent], index) => {
    const state = code === REMOVED_UNIT ? 'REMOVED' : 'ACTIVE';
    const viewOrder = (places.get(parent) ?? 0) + 1;
    places.set(parent, viewOrder);
    const above = UNITS.findIndex(([known]) => known === parent);
    const parentId = above < 0 ? null : above + 1;
    return { id: index + 1, code, name, parentId, viewOrder, state, tenant: MAIN_TENANT, ...made };
  });
  const branches: MockRecord[] = BRANCHES.map(
    ([code, name, unit, address, appBranchId], index) => ({
      id: index + 1,
      code,
      name,
      unitId: UNITS.findIndex(([known]) => known === unit) + 1,
      address,
      appBranchId,
      tenant: MAIN_TENANT,
      ...made,
    }),
  );
  const positions: MockRecord[] = POSITIONS.map(([name, roleName, description], index) => ({
    id: index + 1,
    name,
    roleName,
    description,
    state: index + 1 === REMOVED_POSITION ? 'REMOVED' : 'ACTIVE',
    tenant: MAIN_TENANT,
    ...made,
    // Its role was another one before it was taken out.
    ...(index + 1 === REMOVED_POSITION
      ? { updatedAt: `${addDays(today, -1)}T03:20:00.000Z`, updatedBy: made.createdBy }
      : {}),
  }));
  for (const { alias, name } of others) {
    const unitId = units.length + 1;
    const own = { tenant: alias, ...made };
    units.push({
      id: unitId,
      code: 'GU',
      name: `${name} удирдлага`,
      parentId: null,
      viewOrder: 1,
      state: 'ACTIVE',
      ...own,
    });
    branches.push({
      id: branches.length + 1,
      code: 'OB-01',
      name: `${name} төв оффис`,
      unitId,
      address: 'Сүхбаатар дүүрэг, 1-р хороо',
      appBranchId: null,
      ...own,
    });
    positions.push({
      id: positions.length + 1,
      name: 'Зээлийн мэргэжилтэн',
      roleName: 'pocket_agent',
      description: null,
      state: 'ACTIVE',
      ...own,
    });
  }
  return { units, branches, positions, userPositions: heldBy(world, branches, positions) };
});

/** Everybody with a role has the position that carries it; who has none of these is a trainee without one. */
function heldBy(
  world: SampleWorld,
  branches: readonly MockRecord[],
  positions: readonly MockRecord[],
): MockRecord[] {
  const { today, people } = world;
  const held: MockRecord[] = [];
  const add = (user: MockRecord, position: MockRecord, branchId: unknown, rest: object) =>
    held.push({
      id: held.length + 1,
      staffId: user.id,
      positionId: position.id,
      branchId,
      until: null,
      state: 'HELD',
      tenant: user.tenant,
      createdAt: user.createdAt,
      createdBy: people[0]?.id ?? null,
      ...rest,
    });
  users.make(world).forEach((user, index) => {
    const roles = user.roles as readonly string[];
    if (roles.length === 0) return;
    const own = positions.filter(
      ({ tenant, state }) => tenant === user.tenant && state === 'ACTIVE',
    );
    const branch = (of: MockRecord) => {
      const near = BRANCH_OF[Number(of.id)];
      if (user.tenant === MAIN_TENANT && near) return near[index % near.length];
      return branches.find(({ tenant }) => tenant === user.tenant)?.id;
    };
    const since = addDays(today, -30 - index * 11);
    // Who has all roles leads the economists.
    const role = roles.includes('pocket_economist') ? 'pocket_economist' : roles[0];
    const position = own.find(({ roleName }) => roleName === role);
    const trainee = own.find(({ id }) => id === TRAINEE) ?? own.at(0);
    if (position) add(user, position, branch(position), { since, grantsRole: true });
    else if (trainee) add(user, trainee, branch(trainee), { since, grantsRole: false });
    if (index % 7 !== 6 || !trainee || !position) return;
    // Began as a trainee.
    add(user, trainee, branch(trainee), {
      since: addDays(since, -90),
      until: since,
      grantsRole: false,
      state: 'ENDED',
    });
  });
  return held;
}

const copied = (records: readonly MockRecord[]): MockRecord[] =>
  records.map((record) => ({ ...record }));

/** The records of one part of the organisation, as they are when the gateways start. */
export const organizationSamples = (part: keyof Organization) => (world: SampleWorld) =>
  copied(organizationOf(world)[part]);
