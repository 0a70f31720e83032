import { describe, expect, it, vi } from 'vitest';
import type { MenuNode } from '../../src/resources/menu';
import { findActive, matches, placesOf } from '../../src/resources/menuSearch';

vi.mock('virtual:manifest', () => ({ manifests: [] }));

const tree: readonly MenuNode[] = [
  {
    key: 'customers',
    labelKey: 'menu.group.customers',
    children: [
      { key: 'customers-list', labelKey: 'menu.customers.list', path: '/customers' },
      { key: 'customers-search', labelKey: 'menu.customers.search', path: '/customers/search' },
      {
        key: 'customers-income',
        labelKey: 'menu.group.customer_income',
        children: [
          {
            key: 'income-requests',
            labelKey: 'menu.customers.invitations',
            path: '/customers/income/requests',
          },
        ],
      },
    ],
  },
];

describe('the active entry', () => {
  it.each([
    ['/customers', 'customers-list'],
    ['/customers/17', 'customers-list'],
    ['/customers/search', 'customers-search'],
    ['/customers/searching', 'customers-list'],
    ['/customers/income/requests/4/update', 'income-requests'],
    ['/customersx', undefined],
  ])('of %s is %s', (pathname, key) => {
    expect(findActive(tree, pathname)?.node.key).toBe(key);
  });

  it.each([
    [['/customers/income/requests'], 'income-requests'],
    [['/nowhere', '/customers/search'], 'customers-search'],
    [['/nowhere'], 'customers-list'],
  ])('of a record that belongs to %j is %s', (lists, key) => {
    expect(findActive(tree, '/customers/17', lists)?.node.key).toBe(key);
  });

  it('of an address with an entry of its own is that one, whatever list the person has come from', () => {
    const place = findActive(tree, '/customers/search', ['/customers']);
    expect(place?.node.key).toBe('customers-search');
  });

  it('knows the groups above it', () => {
    const place = findActive(tree, '/customers/income/requests');
    expect(place?.above.map(({ key }) => key)).toEqual(['customers', 'customers-income']);
    expect(placesOf(tree)).toHaveLength(3);
  });
});

describe('the menu search', () => {
  it.each([
    ['хар', 'Харилцагч хайх', true],
    ['hariltsagch', 'Харилцагч хайх', true],
    ['khariltsagch haih', 'Харилцагч хайх', true],
    ['zeel', 'Зээлийн жагсаалт', true],
    ['ulgeree', 'Гэрээ', false],
    ['uilchilgee', 'Үйлчилгээний хяналт', true],
    ['өр', 'Өртөө', true],
    ['tenant', 'Тенантын тайлан', true],
    ['гэрээ', 'Зээл', false],
  ])('%s in %s: %s', (query, label, found) => {
    expect(matches(query, label)).toBe(found);
  });
});
