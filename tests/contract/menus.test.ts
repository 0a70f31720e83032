import { expect, it } from 'vitest';
import { demoPeople } from '../../mocks/identity/people';
import { OWN_PERMISSIONS, PERMISSIONS } from '../../src/domain/enums/permissions';
import { menuTree, type MenuNode } from '../../src/resources/menu';

it('gives the demo people only permissions that there are', () => {
  const known: readonly string[] = [...PERMISSIONS, ...OWN_PERMISSIONS];
  const unknown = demoPeople.flatMap(({ permissions }) =>
    permissions.filter((permission) => !known.includes(permission)),
  );
  expect(unknown).toEqual([]);
});

const leavesOf = (node: MenuNode): MenuNode[] =>
  node.path ? [node] : (node.children ?? []).flatMap(leavesOf);

it('shows an entry with any of its permissions, and a group with any of its entries', () => {
  const shown = (...granted: string[]) =>
    menuTree(new Set(granted)).map((group) => [group.key, leavesOf(group).map(({ path }) => path)]);
  expect(shown()).toEqual([]);
  expect(shown('cus-income-score:list')).toEqual([['customers', ['/customers/income/score-list']]]);
  expect(shown('la-request-admin:list')).toEqual([
    ['loans', ['/loans/assessment']],
    ['car-loan', ['/car-loan/loan-requests', '/car-loan/prices']],
  ]);
  expect(shown('la-request-tenant:list')).toEqual([
    ['loans', ['/loans/assessment']],
    ['car-loan', ['/car-loan/loan-requests']],
  ]);
});

it('names entries {group}-{child}, each once', () => {
  const all = menuTree(new Set([...PERMISSIONS, ...OWN_PERMISSIONS, 'admin']));
  const keys = new Map(all.flatMap(leavesOf).map(({ key, path }) => [path, key]));
  expect(new Set(keys.values()).size).toBe(keys.size);
  const names = (...paths: string[]) => paths.map((path) => keys.get(path));
  expect(names('/customers', '/customers/search', '/customers/income/sent', '/bw-list')).toEqual([
    'customers-list',
    'customers-search',
    'customers-income-sent',
    'watchlists-bw-list',
  ]);
});
