import { expect, it } from 'vitest';
import { demoPeople } from '../../mocks/identity/people';
import { OWN_PERMISSIONS, PERMISSIONS } from '../../src/domain/enums/permissions';
import { menuTree, type MenuNode } from '../../src/resources/menu';
import { menusOfPeople } from './support/menus';

const pathsOf = ({ children = [], path }: MenuNode): string[] =>
  path ? [path] : children.flatMap(pathsOf);

const people = demoPeople.map((person) => [person.username, person] as const);

it('knows the eight demo people', () => {
  expect(people.map(([name]) => name)).toEqual(Object.keys(menusOfPeople));
});

it('gives the demo people only permissions that there are', () => {
  const known: readonly string[] = [...PERMISSIONS, ...OWN_PERMISSIONS];
  const unknown = demoPeople.flatMap(({ permissions }) =>
    permissions.filter((permission) => !known.includes(permission)),
  );
  expect(unknown).toEqual([]);
});

it.each(people)('%s sees exactly the own menu, in its order', (name, { roles, permissions }) => {
  const tree = menuTree(new Set([...roles, ...permissions]));
  expect(tree.map((group) => [group.key, pathsOf(group)])).toEqual(
    Object.entries(menusOfPeople[name]),
  );
});

it('names entries {group}-{child}, each once', () => {
  const all = menuTree(new Set([...PERMISSIONS, ...OWN_PERMISSIONS, 'admin']));
  const leaves = (node: MenuNode): MenuNode[] =>
    node.path ? [node] : (node.children ?? []).flatMap(leaves);
  const keys = new Map(all.flatMap(leaves).map(({ key, path }) => [path, key]));
  expect(new Set(keys.values()).size).toBe(keys.size);
  const names = (...paths: string[]) => paths.map((path) => keys.get(path));
  expect(names('/customers', '/customers/search', '/customers/income/sent', '/bw-list')).toEqual([
    'customers-list',
    'customers-search',
    'customers-income-sent',
    'watchlists-bw-list',
  ]);
});
