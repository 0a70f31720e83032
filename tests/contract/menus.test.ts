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
