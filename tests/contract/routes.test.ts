import { describe, expect, it } from 'vitest';
import { allows } from '../../src/auth/access';
import { accessOf } from '../../src/entity/manifests';
import { menuGroups } from '../../src/resources/groups';
import { menuTree, type MenuNode } from '../../src/resources/menu';
import { routeFor, routes } from '../../src/resources/routes';
import { eachEntity, entityNames } from './support/entities';
import { missing } from './support/messages';

/** Writes for which docs/domain/lending.md 4.2, 8.7 and organisation.md 1.1 name a right that opens a list, and no other. */
const WRITING_READERS: Readonly<Record<string, readonly string[]>> = {
  document_template: ['create'],
  invoices: ['create'],
  'loans/batch-payment': ['create'],
  'loans/call-log': ['create'],
};

const everything = new Set(routes.flatMap(({ access }) => access));
const leavesOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children ? leavesOf(node.children) : [node]));

const guarded = routes.filter(({ access }) => access.length > 0);
const byPath = guarded.map((route) => [route.path, route] as const);

it('leaves open only the home page and the own profile', () => {
  const open = routes.filter(({ access }) => access.length === 0).map(({ path }) => path);
  expect(open.sort()).toEqual(['/', '/profile']);
});

describe.each(byPath)('%s', (path, route) => {
  const { access } = route;

  it('opens with any one of its permissions and with none of all the others', () => {
    for (const permission of access)
      expect(allows(new Set([permission]), access), permission).toBe(true);
    const others = new Set([...everything].filter((permission) => !access.includes(permission)));
    expect(allows(others, access)).toBe(false);
    expect(allows(new Set(), access)).toBe(false);
  });

  it('shares its permission with its menu entry', () => {
    if (!route.menu) return;
    const entries = (granted: ReadonlySet<string>) =>
      leavesOf(menuTree(granted)).map((leaf) => leaf.path);
    for (const permission of access) expect(entries(new Set([permission]))).toContain(path);
    const others = new Set([...everything].filter((permission) => !access.includes(permission)));
    expect(entries(others)).not.toContain(path);
  });

  it('is found by its own address', () => {
    const address = path.replaceAll(/:\w+/g, '17');
    expect(routeFor(address)?.path).toBe(path);
  });
});

it('has a title in three languages for every address', () => {
  const titles = routes.map(({ path, title, resource }) => ({ path, title, resource }));
  const untitled = titles.flatMap(({ path, title, resource }) => {
    const area = eachEntity.find(([name]) => name === resource)?.[1].area ?? '';
    return missing(area, [title]).map((what) => `${path}: ${what}`);
  });
  expect(untitled).toEqual([]);
});

it('puts menu entries only into groups that exist, with titles in three languages', () => {
  const groups = menuGroups.map(({ key }) => key);
  const lost = routes.filter(({ menu }) => menu !== undefined && !groups.includes(menu));
  expect(lost.map(({ path }) => path)).toEqual([]);
  expect(
    missing(
      '',
      menuGroups.map(({ label }) => label),
    ),
  ).toEqual([]);
});

it('knows nothing of unknown addresses', () => {
  for (const address of ['/nothing', '/customer', '/newspaper'])
    expect(routeFor(address)?.path, address).toBeUndefined();
});

describe.each(eachEntity)('rights of %s', (name, { entity }) => {
  it('are told apart by action, and unknown actions are nobody’s', () => {
    expect(accessOf(name, 'list')).toEqual([entity.access.list].flat());
    expect(accessOf(name, 'show')).toEqual([entity.access.show ?? []].flat());
    for (const [action, { access }] of Object.entries(entity.lifecycle?.actions ?? {}))
      expect(accessOf(name, action), action).toEqual([access].flat());
    for (const action of ['constructor', 'toString', '__proto__', 'nothing'])
      expect(accessOf(name, action), action).toEqual([]);
  });

  it('never let a reader write', () => {
    const writes = ['create', 'edit', 'delete'] as const;
    const mixed = writes.filter((write) =>
      accessOf(name, write).some((permission) => /:(list|view)$/.test(permission)),
    );
    expect(mixed).toEqual(WRITING_READERS[name] ?? []);
  });
});

it('gives nobody a right over an unknown resource', () => {
  for (const name of ['constructor', '__proto__', 'nothing', ''])
    expect(accessOf(name, 'list'), name).toEqual([]);
  expect(entityNames).not.toContain('');
});
