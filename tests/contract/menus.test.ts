import { permissions } from 'virtual:rights';
import { expect, it } from 'vitest';
import type { Right } from '../../src/domain/enums/permissions';
import { menuTree, type MenuNode } from '../../src/resources/menu';
import { routes } from '../../src/resources/routes';

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

/** Addresses without a number that one permission opens. */
const openedBy = (permission: Right) =>
  routes.filter(({ access, path }) => access.includes(permission) && !path.includes(':'));

it('has a way to the pages of everybody who may open one, also where it only adds records', () => {
  const lost = permissions.filter(
    (permission) => openedBy(permission).length > 0 && menuTree(new Set([permission])).length === 0,
  );
  expect(lost).toEqual([]);
  const entries = (permission: string) =>
    menuTree(new Set([permission]))
      .flatMap(leavesOf)
      .map(({ key, path }) => [key, path]);
  expect(entries('news:create')).toEqual([['content-news-create', '/news/create']]);
  expect(entries('news:list')).toEqual([['content-news', '/news']]);
});

it('names entries {group}-{child}, each once', () => {
  const all = menuTree(new Set([...permissions, 'admin']));
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
