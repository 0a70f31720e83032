import { describe, expect, it } from 'vitest';
import { menuTree } from '../../src/resources/menu';
import { routeFor } from '../../src/resources/routes';

describe('routeFor', () => {
  it.each<[address: string, path: string | undefined]>([
    ['/', '/'],
    ['/users', '/users'],
    ['/users/search', '/users/search'],
    ['/users/8d2f6a10', '/users/:id'],
    ['/customers/create', '/customers/create'],
    ['/customers/search', '/customers/search'],
    ['/customers/100001', '/customers/:id'],
    ['/customers/100001/', '/customers/:id'],
    ['/customers/100001/update', '/customers/:id/update'],
    ['/customers/100001/settings', '/customers/:id/settings'],
    ['/customers/100001/tenant', '/customers/:id/tenant'],
    // Below a record: its page says that there is no such part.
    ['/customers/100001/nothing', '/customers/:id'],
    ['/news/create', '/news/create'],
    ['/profile', '/profile'],
    ['/nothing', undefined],
    ['/customer', undefined],
    ['/user/1', undefined],
    ['', undefined],
  ])('%s', (address, path) => {
    expect(routeFor(address)?.path).toBe(path);
  });
});

describe('menuTree', () => {
  it('is empty for nobody', () => {
    expect(menuTree(new Set())).toEqual([]);
  });

  it('shows a group because of one child', () => {
    expect(menuTree(new Set(['news:list']))).toEqual([
      expect.objectContaining({
        key: 'content',
        labelKey: 'menu.group.content',
        children: [
          {
            key: 'content-news',
            labelKey: 'resources.news.name',
            labelCount: 2,
            labelOf: 'resources.news.name',
            path: '/news',
            icon: 'article',
          },
        ],
      }),
    ]);
  });

  it('gives a right to write alone the page that adds one, and nothing more beside the list', () => {
    const pathsOf = (...rights: string[]) =>
      menuTree(new Set(rights)).flatMap(({ children = [] }) => children.map(({ path }) => path));
    expect(pathsOf('news:create', 'black-white:create', 'customer:create')).toEqual([
      '/customers/create',
      '/bw-list/create',
      '/news/create',
    ]);
    expect(pathsOf('news:create', 'news:list')).toEqual(['/news']);
  });

  it('keeps the order of groups and entries whatever the order of rights', () => {
    const paths = (rights: string[]) =>
      menuTree(new Set(rights)).flatMap(({ children = [] }) => children.map(({ path }) => path));
    const all = [
      '/customers',
      '/customers/search',
      '/bonus-points',
      '/feedback',
      '/news',
      '/users',
      '/users/search',
    ];
    expect(paths(['user:manage', 'news:list', 'customer:list'])).toEqual(all);
    expect(paths(['customer:list', 'news:list', 'user:manage'])).toEqual(all);
  });
});
