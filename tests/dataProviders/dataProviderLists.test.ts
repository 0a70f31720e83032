import type { JsonBodyType } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/auth/session';
import { list, provider, providerDesk } from './providerDesk';

const { seen, json } = providerDesk();

afterEach(() => vi.restoreAllMocks());

describe('lists', () => {
  it('ask in Spring’s words and send no Range header', async () => {
    json('/news', { content: [{ id: 21 }], totalElements: 41 });
    const result = await provider.getList('news', {
      pagination: { page: 3, perPage: 20 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {
        state: ['NEW', 'OLD'],
        q: 'а',
        empty: '',
        none: null,
        ids: [1, 2],
        author: { name: 'Бат' },
        createdAt: { from: '2025-03-05', to: '2025-03-06' },
        amount: { from: 5 },
      },
    });
    expect(result).toEqual({ data: [{ id: 21 }], total: 41 });
    expect([...seen[0].url.searchParams]).toEqual([
      ['page', '2'],
      ['size', '20'],
      ['sort', 'createdAt,desc'],
      ['state', 'NEW'],
      ['state', 'OLD'],
      ['q', 'а'],
      ['id', '1'],
      ['id', '2'],
      ['author.name', 'Бат'],
      ['createdAtFrom', '2025-03-04T16:00:00.000Z'],
      ['createdAtTo', '2025-03-06T15:59:59.999Z'],
      ['amountFrom', '5'],
    ]);
    expect(seen[0].headers.has('range')).toBe(false);
  });

  it('by POST carry the same names in a JSON body', async () => {
    json('/keycloak/users', { content: [], totalElements: 0 }, 'identity');
    expect(
      await provider.getList('users', { ...list, filter: { role: ['worker', 'agent'] } }),
    ).toEqual({ data: [], total: 0 });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      body: { page: 0, size: 20, sort: 'createdAt,desc', role: ['worker', 'agent'] },
    });
    expect(seen[0].headers.has('idempotency-key')).toBe(false);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['what was typed', { q: 'УК03271614' }, { q: 'УК03271614' }],
    ['a field', { phone: '99112233', level: [1, 2] }, { phone: '99112233', level: [1, 2] }],
    [
      'a range',
      { birthDate: { from: '1990-01-02' } },
      { birthDateFrom: '1990-01-01T16:00:00.000Z' },
    ],
  ])('ask for personal data in the body: %s', async (_name, filter, asked) => {
    json('/customers/search', { content: [{ id: 7 }], totalElements: 1 }, 'customer');
    expect(await provider.getList('customers', { ...list, filter })).toEqual({
      data: [{ id: 7 }],
      total: 1,
    });
    const page = { page: 0, size: 20, sort: 'createdAt,desc' };
    expect(seen[0]).toMatchObject({ method: 'POST', body: { ...page, ...asked } });
    expect([seen[0].url.search, seen[0].headers.has('idempotency-key')]).toEqual(['', false]);
  });

  it('ask for the rest in the address', async () => {
    json('/customers', { content: [], totalElements: 0 }, 'customer');
    await provider.getList('customers', { ...list, filter: { level: [1] } });
    expect(seen[0]).toMatchObject({ method: 'GET' });
  });

  it.each<[string, JsonBodyType, number, object]>([
    ['none', { content: [{ id: 1 }] }, 1, { hasPreviousPage: false, hasNextPage: false }],
    [
      'a text',
      { content: [{ id: 1 }], totalElements: '9' },
      1,
      { hasPreviousPage: false, hasNextPage: false },
    ],
    [
      'too small',
      { content: [{ id: 1 }], totalElements: 20 },
      2,
      { hasPreviousPage: true, hasNextPage: false },
    ],
    ['none over an empty page', { content: [] }, 1, { hasPreviousPage: false, hasNextPage: false }],
  ])('a total that is %s counts as unknown', async (_name, body, page, pageInfo) => {
    json('/news', body);
    const result = await provider.getList('news', { ...list, pagination: { page, perPage: 20 } });
    expect(result.total).toBeUndefined();
    expect(result.pageInfo).toEqual(pageInfo);
  });

  it.each<[string, JsonBodyType]>([
    ['a list', []],
    ['nothing in it', {}],
    ['no list in it', { content: {} }],
    ['a record without id', { content: [{ name: 'x' }], totalElements: 1 }],
    ['an empty id', { content: [{ id: '' }] }],
    ['a record that is none', { content: [null], totalElements: 1 }],
    ['a text', 'x'],
    ['an empty page of a negative total', { content: [], totalElements: -1 }],
    ['an empty page of a total that is a word', { content: [], totalElements: 'many' }],
    ['an empty page of eight records', { content: [], totalElements: 8 }],
  ])('an answer that is %s is an error, never an empty list', async (_name, body) => {
    json('/news', body);
    await expect(provider.getList('news', list)).rejects.toMatchObject({ code: 'BAD_BODY' });
  });

  it('of references ask for the target beside the filter', async () => {
    json('/news', { content: [{ id: 1 }], totalElements: 1 });
    await provider.getManyReference('news', {
      ...list,
      target: 'authorId',
      id: 5,
      filter: { state: 'NEW' },
    });
    expect(seen[0].url.search).toBe('?page=0&size=20&sort=createdAt%2Cdesc&state=NEW&authorId=5');
  });

  it('of ids ask for each once, at most a hundred at a time', async () => {
    vi.spyOn(session, 'granted').mockReturnValue(new Set(['news:create']));
    json('/news', { content: [{ id: 1 }] });
    await provider.getMany('news', { ids: [3, 7, 3] });
    expect(seen[0].url.search).toBe('?id=3&id=7&page=0&size=2');
    await provider.getMany('news', { ids: Array.from({ length: 250 }, (_, id) => id) });
    expect(seen.slice(1).map(({ url }) => url.searchParams.get('size'))).toEqual([
      '100',
      '100',
      '50',
    ]);
  });

  it('of ids are not asked for by somebody who would be refused', async () => {
    vi.spyOn(session, 'granted').mockReturnValue(new Set(['customer:list', 'video:list']));
    expect(await provider.getMany('news', { ids: [3] })).toEqual({ data: [] });
    expect(seen).toEqual([]);
  });
});
