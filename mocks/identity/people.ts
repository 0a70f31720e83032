import type { DemoPerson, RightText, Words } from '../../src/i18n/words';
import type { Person } from './Person';

const rooms: Readonly<Record<string, Words>> = import.meta.glob('../../src/resources/**/words.ts', {
  eager: true,
  import: 'words',
});

const declared: readonly (readonly [permission: string, text: RightText])[] = Object.values(
  rooms,
).flatMap(({ rights = {} }) => Object.entries(rights));

/** The permissions that the rooms give to one of the demo people, by the user name. */
const permissionsOf = (username: string): readonly string[] =>
  declared.flatMap(([permission, { demo }]) =>
    demo.some((holder) => holder === username) ? [permission] : [],
  );

type DemoStaff = Omit<Person, 'permissions'> & { username: DemoPerson | 'nobody' };

/** `tenant` belongs to another tenant than the others, `nobody` may do nothing at all. */
const staff: readonly DemoStaff[] = [
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01',
    username: 'admin',
    firstName: 'Оюунчимэг',
    lastName: 'Сүхбаатар',
    email: 'admin@pocketmn.example',
    customerId: 100101,
    tenantAlias: 'pocketmn',
    roles: ['pocket_operator', 'pocket_economist', 'pocket_agent', 'worker'],
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a02',
    username: 'operator',
    firstName: 'Номин',
    lastName: 'Батбаяр',
    email: 'operator@pocketmn.example',
    customerId: 100102,
    tenantAlias: 'pocketmn',
    roles: ['pocket_operator'],
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a03',
    username: 'economist',
    firstName: 'Тэмүүлэн',
    lastName: 'Цэрэндорж',
    email: 'economist@pocketmn.example',
    customerId: 100103,
    tenantAlias: 'pocketmn',
    roles: ['pocket_economist'],
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a04',
    username: 'accountant',
    firstName: 'Энэрэл',
    lastName: 'Ганбаатар',
    email: 'accountant@pocketmn.example',
    customerId: 100104,
    tenantAlias: 'pocketmn',
    roles: ['worker'],
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a05',
    username: 'agent',
    firstName: 'Билгүүн',
    lastName: 'Доржпалам',
    email: 'agent@pocketmn.example',
    customerId: 100105,
    tenantAlias: 'pocketmn',
    roles: ['pocket_agent'],
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a06',
    username: 'worker',
    firstName: 'Анударь',
    lastName: 'Лхагва',
    email: 'worker@pocketmn.example',
    customerId: 100106,
    tenantAlias: 'pocketmn',
    roles: ['worker'],
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a07',
    username: 'tenant',
    firstName: 'Мөнх-Эрдэнэ',
    lastName: 'Пүрэв',
    email: 'tenant@altan.example',
    customerId: 100107,
    tenantAlias: 'altan',
    roles: ['pocket_economist'],
  },
  {
    id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a08',
    username: 'nobody',
    firstName: 'Цэлмэг',
    lastName: 'Нямаа',
    email: 'nobody@pocketmn.example',
    customerId: 100108,
    tenantAlias: 'pocketmn',
    roles: [],
  },
];

/**
 * The eight demo people. Each has the user name as given here and the password `demo`. Realm roles go into the token;
 * permissions are what `GET /permissions` answers for the person: those that the rooms give them.
 */
export const demoPeople: readonly Person[] = staff.map((person) => ({
  ...person,
  permissions: permissionsOf(person.username),
}));
