import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/dataProviders';
import type { Endpoint } from '../../../src/dataProviders/UrtuuDataProvider';
import { base, setupConsole } from './console';

const { seen, answer } = setupConsole();

const endpoints = new Map<string, Endpoint>([
  ['news', { gateway: 'main', endpoint: '/news' }],
  ['settings/mail-template', { gateway: 'org', endpoint: '/mail/templates' }],
  [
    'users',
    {
      gateway: 'identity',
      endpoint: '/keycloak/users',
      one: '/keycloak/user',
      list: { method: 'POST', path: '/keycloak/users' },
    },
  ],
]);
const provider = createDataProvider({ endpointOf: (resource) => endpoints.get(resource) });
const list = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter: {},
};
const json = (path: string, body: JsonBodyType, gateway = 'main') =>
  answer(http.all(`${base(gateway)}${path}`, () => HttpResponse.json(body)));

describe('the composite', () => {
  it('is a plain object that lets reads be aborted', () => {
    expect(provider.supportAbortSignal).toBe(true);
    expect({ ...provider }.act).toBe(provider.act);
    expect('then' in provider).toBe(false);
  });

  it('finds the gateway by the resource and refuses an unknown one with a rejection', async () => {
    json('/mail/templates/7', { id: 7 }, 'org');
    expect((await provider.getOne('settings/mail-template', { id: 7 })).data).toEqual({ id: 7 });
    await expect(provider.getOne('constructor', { id: 7 })).rejects.toMatchObject({
      code: 'UNKNOWN_RESOURCE',
    });
  });

  it('aborts reads, never writes', async () => {
    json('/news/1', { id: 1, version: 1 });
    const signal = AbortSignal.abort();
    await expect(provider.getList('news', { ...list, signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await expect(provider.getOne('news', { id: 1, signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await provider.update('news', {
      id: 1,
      data: { a: 1 },
      previousData: { id: 1, version: 1 },
      signal,
    } as never);
    expect(seen.map(({ method }) => method)).toEqual(['PUT']);
  });
});

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
    [
      'negative',
      { content: [], totalElements: -1 },
      1,
      { hasPreviousPage: false, hasNextPage: false },
    ],
    [
      'not empty over an empty page',
      { content: [], totalElements: 8 },
      1,
      { hasPreviousPage: false, hasNextPage: false },
    ],
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
});

describe('writes', () => {
  it('create under the intent’s key', async () => {
    json('/news', { id: 9, title: 'x' });
    const { data } = await provider.create('news', {
      data: { title: 'x' },
      meta: { idempotencyKey: 'k-1' },
    });
    expect(data).toEqual({ id: 9, title: 'x' });
    expect(seen[0]).toMatchObject({ method: 'POST', body: { title: 'x' } });
    expect(seen[0].headers.get('idempotency-key')).toBe('k-1');
  });

  it('are no success without a record in the answer', async () => {
    json('/news', { ok: true });
    await expect(provider.create('news', { data: {} })).rejects.toMatchObject({
      code: 'BAD_BODY',
      unknownOutcome: true,
    });
  });

  it('update the whole record and guard its version', async () => {
    json('/news/1', { id: 1 });
    const previousData = { id: 1, version: 4, title: 'old', body: 'kept', tag: 'kept' };
    await provider.update('news', {
      id: 1,
      data: { title: 'new', tag: undefined },
      previousData,
      meta: { idempotencyKey: 'k-2' },
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'PUT',
      body: { id: 1, version: 4, title: 'new', body: 'kept', tag: 'kept' },
    });
    expect(seen[0].headers.get('if-match')).toBe('"4"');
    expect(seen[0].headers.get('idempotency-key')).toBe('k-2');
  });

  it('without a version are read again first; what others changed elsewhere stays', async () => {
    json('/news/1', { id: 1, title: 'old', body: 'theirs', more: 1 });
    await provider.update('news', {
      id: 1,
      data: { title: 'new', body: 'mine before' },
      previousData: { id: 1, title: 'old', body: 'mine before' },
    });
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'PUT']);
    expect(seen[1].body).toEqual({ id: 1, title: 'new', body: 'theirs', more: 1 });
  });

  it('hand the tag of what was read again to the gateway', async () => {
    answer(
      http.all(`${base('main')}/news/1`, () =>
        HttpResponse.json({ id: 1 }, { headers: { ETag: '"7"' } }),
      ),
    );
    await provider.update('news', { id: 1, data: { a: 1 }, previousData: { id: 1 } });
    expect(seen[1].headers.get('if-match')).toBe('"7"');
  });

  it('stop when the same field was changed meanwhile', async () => {
    json('/news/1', { id: 1, title: 'theirs' });
    const update = provider.update('news', {
      id: 1,
      data: { title: 'mine' },
      previousData: { id: 1, title: 'old' },
    });
    await expect(update).rejects.toMatchObject({
      kind: 'conflict',
      code: 'CHANGED_ELSEWHERE',
      current: { title: 'theirs' },
    });
    expect(seen.map(({ method }) => method)).toEqual(['GET']);
  });

  it('of many never wipe a field, and all are tried', async () => {
    json('/news/1', { id: 1, title: 'a' });
    answer(http.get(`${base('main')}/news/2`, () => HttpResponse.json({}, { status: 404 })));
    json('/news/3', { id: 3, title: 'c' });
    const update = provider.updateMany('news', { ids: [1, 2, 3], data: { pinned: true } });
    await expect(update).rejects.toMatchObject({ status: 404 });
    const puts = seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(puts).toEqual(
      expect.arrayContaining([
        { id: 1, title: 'a', pinned: true },
        { id: 3, title: 'c', pinned: true },
      ]),
    );
    expect(puts).toHaveLength(2);
  });

  it('delete without needing an answer', async () => {
    answer(
      http.delete(
        `${base('identity')}/keycloak/user/a%2Fb`,
        () => new HttpResponse(null, { status: 204 }),
      ),
    );
    expect(
      (await provider.delete('users', { id: 'a/b', previousData: { id: 'a/b' } })).data,
    ).toEqual({ id: 'a/b' });
    expect((await provider.deleteMany('users', { ids: ['a/b'] })).data).toEqual(['a/b']);
  });
});

describe('own methods', () => {
  it('act on a record', async () => {
    json('/news/1/publish', { id: 1, state: 'PUBLISHED' });
    const { data } = await provider.act('news', {
      id: 1,
      action: 'publish',
      data: { reason: 'x' },
      idempotencyKey: 'k-3',
    });
    expect(data).toEqual({ id: 1, state: 'PUBLISHED' });
    expect(seen[0]).toMatchObject({ method: 'POST', body: { reason: 'x' } });
    expect(seen[0].headers.get('idempotency-key')).toBe('k-3');
  });

  it('read a history and refuse what is none', async () => {
    json('/news/1/history', [
      { id: 1, at: '2025-01-01T00:00:00Z', by: null, action: 'create', origin: 'AUTO' },
    ]);
    expect(await provider.history('news', { id: 1 })).toHaveLength(1);
    json('/news/2/history', [{ id: 1 }]);
    await expect(provider.history('news', { id: 2 })).rejects.toMatchObject({ code: 'BAD_BODY' });
  });

  it('call anything else', async () => {
    json('/tenants', [{ alias: 'altan' }]);
    expect(await provider.call('main', 'GET', '/tenants', { query: { a: [1, 2] } })).toEqual([
      { alias: 'altan' },
    ]);
    expect(seen[0].url.search).toBe('?a=1&a=2');
  });
});
