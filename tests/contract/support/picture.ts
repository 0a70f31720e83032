import { demoPeople } from '../../../mocks/identity/people';
import type { Person } from '../../../mocks/identity/Person';
import { endpointsByFile } from '../../../scripts/endpoints';
import { callOf, callsOf, type GatewayCall, guardWords } from '../../../scripts/gatewaysDoc';
import { allows } from '../../../src/auth/access';
import type { Enumeration } from '../../../src/domain/enums/enumeration';
import type { Access, AnyEntity } from '../../../src/entity/entity';
import { isPrivate, maskOf, rowFieldsOf, type Field, type Fields } from '../../../src/entity/Field';
import type { LifecycleAction } from '../../../src/entity/lifecycle';
import { exportersOf } from '../../../src/entity/rights';
import { isWritable } from '../../../src/entity/writable';
import type { AreaRoute } from '../../../src/resources/AreaRoute';
import { menuGroups } from '../../../src/resources/groups';
import { menuTree, type MenuNode } from '../../../src/resources/menu';
import { menuLabel, routeTitle } from '../../../src/resources/routeTitle';
import { routes, type Route } from '../../../src/resources/routes';
import { declared } from './entities';
import { textOf } from './messages';

/**
 * What the console is, in plain text for who reviews a change: one file per area with a block per room, and one of the
 * people. `approved.test.ts` compares it with tests/contract/approved, `npm run approve` writes it there. One thing stands
 * on one line, and nothing is aligned, so that a change is a changed line.
 */

/** What belongs to no area: calls of the frame. */
const FRAME = 'frame';

const areaRoutes: Readonly<Record<string, readonly AreaRoute[]>> = import.meta.glob(
  '../../../src/resources/*/*/routes.ts',
  { eager: true, import: 'routes' },
);

/** Parts of a line, without those that there are none of. */
const line = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(' · ');

/** A heading with its lines below it; nothing where there are none. */
const under = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [heading, ...lines.map((one) => `  ${one}`)] : [];

/** Of which one is enough. */
const anyOf = (access: Access | undefined): string => [access ?? []].flat().join(' or ');

/** `name: value` for each of these values. */
const pairs = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${plain(value)}`)
    .join(', ');

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(' or ');
  if (typeof value === 'object' && value !== null) return `{ ${pairs(value)} }`;
  return String(value);
}

/** The Mongolian words of a message in an area; the key where it has none. */
function words(area: string, key: string, options: Readonly<Record<string, unknown>> = {}): string {
  const [one, many = one] = (textOf('mn', area, key) ?? key).split('||||');
  const text = Number(options.smart_count ?? 1) > 1 ? many : one;
  return text.trim().replace(/%\{(\w+)\}/g, (_, name: string) => String(options[name] ?? ''));
}

const areaOf = ({ area, resource }: Route): string =>
  area ?? declared.find(({ entity }) => entity.name === resource)?.area ?? '';

const titleOf = (route: Route): string =>
  routeTitle(route, (key, options) => words(areaOf(route), key, options));

const allowedOf = ({ roles, permissions }: Person): ReadonlySet<string> =>
  new Set([...roles, ...permissions]);

/** A page: where it is, what it is called, and who opens it. */
const addressLine = (route: Route): string =>
  line(
    `${route.path} (${route.kind})`,
    `"${titleOf(route)}"`,
    anyOf(route.access) || 'everybody who is signed in',
  );

/** The entry in the side menu: where it stands, and which of the demo people have it. */
function menuLine(route: Route): string {
  const [group] = (route.menu ?? '').split('/');
  const place = menuGroups
    .filter(({ key }) => key === group || key === route.menu)
    .map(({ label }) => words('', label));
  const seers = demoPeople.filter((person) => allows(allowedOf(person), route.access));
  return line(
    [...place, titleOf(route)].join(' › '),
    seers.length > 0
      ? `seen by ${seers.map(({ username }) => username).join(', ')}`
      : 'seen by nobody',
  );
}

const callLine = ({
  gateway,
  method,
  path,
  permission,
  also,
  alsoWhere,
  guard,
  source,
}: GatewayCall) =>
  line(
    `${gateway} ${method} ${path}`,
    permission.replaceAll('`', '').replaceAll(', ', ' or ') || 'signed in',
    also &&
      `and ${[also.replaceAll('`', '').replaceAll(', ', ' or '), alsoWhere].filter(Boolean).join(' ')}`,
    guard?.replaceAll('`', ''),
    source === 'specification' && 'of the documents',
  );

/** The calls of an entity beside those that every action and every history have. */
function ordinaryCalls(entity: AnyEntity): GatewayCall[] {
  const record = `${entity.endpoint}/{id}`;
  const acts = Object.keys(entity.lifecycle?.actions ?? {}).map((act) => `${record}/${act}`);
  const following = new Set([...acts, `${record}/history`]);
  return callsOf(entity).filter(({ path }) => !following.has(path));
}

/** Options of a field that decide what may be said in it; the others are about how it is shown. */
const LIMITS = [
  'min',
  'max',
  'integer',
  'negative',
  'noFuture',
  'format',
  'upload',
  'ratios',
  'level',
];

/** What may be in a field. */
function kindOf({ kind, options }: Field): string {
  const { enumeration, only, resource, multiline, alone } = options as {
    enumeration?: Enumeration;
    only?: readonly unknown[];
    resource?: string;
    multiline?: boolean;
    alone?: boolean;
  };
  const limits = LIMITS.filter((name) => options[name] !== undefined && options[name] !== false);
  return [
    multiline ? 'text of several lines' : kind.scale === 'moment' ? 'moment' : kind.name,
    kind.several && !kind.rowFields ? 'several' : '',
    enumeration && `of ${enumeration.name}`,
    only && `only ${plain(only)}`,
    resource && `to ${resource}`,
    alone && 'in one row alone',
    ...limits.map((name) => (options[name] === true ? name : `${name} ${plain(options[name])}`)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether a new record and one that is there may say it; must, where it is required. */
function saying(field: Field, mayCreate: boolean, mayEdit: boolean): string {
  const says = [
    mayCreate && isWritable(field, true) && 'create',
    mayEdit && isWritable(field, false) && 'edit',
  ].filter((one) => one !== false);
  if (says.length === 0) return 'shown';
  return `${field.required ? 'must be said' : 'may be said'} at ${says.join(' and ')}`;
}

/** Of which customer it says who they are, or of which day it is a copy. */
const whoseOf = ({ options: { person } }: Field): string | undefined =>
  person && (person.asOf ? `as of ${person.asOf}` : `of ${person.by ?? 'customerId'} now`);

const fieldLine = (name: string, field: Field, said: string): string =>
  line(
    `${name}: ${kindOf(field)}`,
    said,
    field.options.needs && `needs ${anyOf(field.options.needs)}`,
    isPrivate(field) && 'private',
    maskOf(field) && 'masked',
    whoseOf(field),
  );

/** A field, and below a list of sub-records what each of them holds. */
function fieldLines(fields: Fields, sayingOf: (field: Field, name: string) => string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    fieldLine(name, field, sayingOf(field, name)),
    ...fieldLines(rowFieldsOf(field) ?? {}, sayingOf).map((row) => `  ${row}`),
  ]);
}

function entityFields({ fields, access, lifecycle, of, form, unique }: AnyEntity): string[] {
  // Records of another entity are written there.
  const [create, edit] = [access.create, access.edit].map((right) => !of && right !== undefined);
  const sections = (form ?? []).map(({ key, fields: within, when }) =>
    line(`${key}: ${within.join(', ')}`, when && `while ${when.field} is ${plain(when.is)}`),
  );
  return [
    ...under(
      'fields',
      fieldLines(fields, (field, name) =>
        name === lifecycle?.field && field === fields[name]
          ? 'the state'
          : saying(field, create, edit),
      ),
    ),
    ...(unique ? [`each once: ${unique.join(', ')}`] : []),
    ...(create || edit ? under('form', sections) : []),
  ];
}

function actLines(name: string, action: LifecycleAction, { lifecycle }: AnyEntity): string[] {
  const { from, to, stays, outcomes = [], access, also, alsoWhere, confirm, reasons } = action;
  const ends = stays ? ['as it is'] : [to, ...outcomes];
  const asked = lifecycle?.inputs?.[name] ?? {};
  const when = lifecycle?.inputsWhen?.[name] ?? {};
  const said = (field: Field, input: string) =>
    line(
      field.required ? 'must be said' : 'may be said',
      when[input] && `while ${when[input].field} is ${plain(when[input].is)}`,
    );
  return [
    line(
      `${name}: ${from.join(' or ')} → ${[...new Set(ends)].join(' or ')}`,
      anyOf(access),
      also && `and ${[anyOf(also), alsoWhere].filter(Boolean).join(' ')}`,
      `asks ${confirm === 'none' ? 'nothing' : `by ${confirm}`}`,
      reasons && `reasons of ${reasons.name}`,
      action.notByMaker && 'not by who made it',
      action.guard && guardWords(action)?.replaceAll('`', ''),
      action.irreversible && 'for good',
      action.reverse && `taken back by ${action.reverse}`,
      action.sets && `sets ${pairs(action.sets)}`,
    ),
    ...fieldLines(asked, said).map((input) => `  ${input}`),
  ];
}

function actsOf(entity: AnyEntity): string[] {
  const { lifecycle } = entity;
  if (!lifecycle) return [];
  const acts = Object.entries(lifecycle.actions).flatMap(([name, action]) =>
    actLines(name, action, entity),
  );
  const moves = (lifecycle.auto ?? []).map(
    ({ from, to, by }) => `by itself: ${from.join(' or ')} → ${to} · ${by}`,
  );
  return under(`acts on ${lifecycle.field}`, [...acts, ...moves]);
}

function listLines(entity: AnyEntity): string[] {
  const { list, access, waiting } = entity;
  const { columns, optional = [], filters = [], views = [], sort, askedBy } = list;
  const search = list.search === 'private' ? 'in the body' : list.search && 'in the address';
  return under('list', [
    `columns: ${[...columns, ...optional.map((name) => `(${name})`)].join(', ')}`,
    ...(filters.length > 0 ? [`filters: ${filters.join(', ')}`] : []),
    ...(search ? [`search: ${search}`] : []),
    ...(askedBy ? [`never without ${askedBy.join(' or ')}`] : []),
    `order: ${sort.field} ${sort.order}`,
    ...views.map(({ key, filter }) =>
      line(`view ${key}: ${pairs(filter)}`, key === list.opensWith && 'opens first'),
    ),
    ...(access.export ? [`workbook: ${exportersOf(entity).join(' or ')}`] : []),
    ...(waiting
      ? [
          line(
            `waits: ${pairs(waiting.filter)}`,
            `since ${waiting.since}`,
            `within ${waiting.slaMinutes} minutes`,
            waiting.isQueue && 'a queue',
          ),
        ]
      : []),
  ]);
}

function recordsLines({
  gateway,
  endpoint,
  at,
  of,
  represent,
  identifiedBy,
  ruledBy,
}: AnyEntity): string[] {
  return [
    line(`gateway: ${gateway} ${endpoint}`, at && pairs(at)),
    ...(of ? [`records: those of ${of.resource} with ${pairs(of.filter)}`] : []),
    `called by: ${[represent].flat().join(', ')}${identifiedBy ? `, told apart by ${identifiedBy.join(', ')}` : ''}`,
    ...(ruledBy === 'mainTenant' ? ['changed by: people of the main lender alone'] : []),
  ];
}

/** Two levels below `src/resources`; nothing for other files. */
function roomOf(file: string): string | undefined {
  const [, area, room] = /src\/resources\/([\w-]+)\/([\w-]+)\//.exec(file) ?? [];
  return area && `${area}/${room}`;
}

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** The block of a room: its entity, its own pages, and the calls that are declared there. */
function blockOf(room: string): string {
  const entity = declared.find(({ file }) => roomOf(file) === room)?.entity;
  const paths = Object.entries(areaRoutes)
    .filter(([file]) => roomOf(file) === room)
    .flatMap(([, own]) => own.map(({ path }) => path));
  const pages = routes
    .filter((route) =>
      route.kind === 'page' && !route.subPage
        ? paths.includes(route.path)
        : route.resource === entity?.name,
    )
    .sort((one, other) => byText(one.path, other.path));
  const calls = [
    ...(entity ? ordinaryCalls(entity) : []),
    ...endpointsByFile
      .filter(([file]) => (roomOf(file) ?? FRAME) === room)
      .flatMap(([, own]) => own.map(callOf)),
  ];
  const [area] = room.split('/');
  const name = entity && words(area, `resources.${entity.name}.name`, { smart_count: 2 });
  return [
    entity ? `=== ${entity.name} · ${name} ===` : `=== pages and calls of ${room} ===`,
    ...(entity ? recordsLines(entity) : []),
    ...under('addresses', pages.map(addressLine)),
    ...under('menu', pages.filter(({ menu }) => menu).map(menuLine)),
    ...under('calls', calls.map(callLine).sort(byText)),
    ...(entity ? [...listLines(entity), ...entityFields(entity), ...actsOf(entity)] : []),
  ].join('\n');
}

const rooms: readonly string[] = [
  ...new Set(
    [
      ...declared.map(({ file }) => file),
      ...Object.keys(areaRoutes),
      ...endpointsByFile.filter(([, own]) => own.length > 0).map(([file]) => file),
    ].map((file) => roomOf(file) ?? FRAME),
  ),
].sort(byText);

const textOfRooms = (area: string): string =>
  rooms
    .filter((room) => room.split('/')[0] === area)
    .map((room) => `${blockOf(room)}\n`)
    .join('\n');

/** A menu as people see it: groups, entries and their groups, each indented below the one that it belongs to. */
function menuLines(nodes: readonly MenuNode[]): string[] {
  return nodes.flatMap((node) => {
    const { path, children = [] } = node;
    const route = routes.find((one) => one.path === path);
    const label = menuLabel(node, (key, values) => words(route ? areaOf(route) : '', key, values));
    return [line(label, path), ...menuLines(children).map((one) => `  ${one}`)];
  });
}

function personBlock(person: Person): string {
  const { username, roles, tenantAlias, permissions } = person;
  return [
    `=== ${username} ===`,
    `lender: ${tenantAlias}`,
    `roles: ${roles.join(', ') || 'none'}`,
    `rights: ${permissions.length}`,
    ...under('menu', menuLines(menuTree(allowedOf(person)))),
  ].join('\n');
}

/** Every right that is held or that a page or an act asks for, with who of the demo people holds it. */
function rightsBlock(): string {
  const asked = routes.flatMap(({ access }) => access);
  const acts = declared.flatMap(({ entity: { access, lifecycle } }) => [
    ...Object.values(access).flat(),
    ...Object.values(lifecycle?.actions ?? {}).flatMap((act) =>
      [act.access, act.also ?? []].flat(),
    ),
  ]);
  const held = demoPeople.flatMap(({ permissions }) => permissions);
  const lines = [...new Set<string>([...asked, ...acts, ...held])].sort(byText).map((right) => {
    const holders = demoPeople.filter((person) => allowedOf(person).has(right));
    return `${right}: ${holders.map(({ username }) => username).join(', ') || 'nobody'}`;
  });
  return ['=== rights and who holds them ===', ...lines].join('\n');
}

/** What is approved: the name of the file and its text. */
export const pictures: ReadonlyMap<string, string> = new Map([
  ...[...new Set(rooms.map((room) => room.split('/')[0]))].map(
    (area) => [`${area}.txt`, textOfRooms(area)] as const,
  ),
  [
    'people.txt',
    [...demoPeople.map(personBlock), rightsBlock()].map((block) => `${block}\n`).join('\n'),
  ] as const,
]);
