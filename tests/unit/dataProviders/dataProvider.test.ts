import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { base } from './console';
import { list, provider, providerDesk } from './providerDesk';

const { seen, answer, json } = providerDesk();

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
