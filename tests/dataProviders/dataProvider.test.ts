import type { RaRecord } from 'ra-core';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { endpoint } from '../../src/dataProviders/endpoint';
import { ETAG } from '../../src/dataProviders/version';
import { base } from './console';
import { list, provider, providerDesk } from './providerDesk';

const { seen, answer, json } = providerDesk();
const answerRecord = (record: { id: number; [field: string]: JsonBodyType }, ETag: string) =>
  answer(
    http.all(`${base('main')}/news`, () => HttpResponse.json(record, { headers: { ETag } })),
    http.all(`${base('main')}/news/1`, () => HttpResponse.json(record, { headers: { ETag } })),
  );
/** A record in its version "9": a change that rests on another one is refused. */
const answerStale = (record: Record<string, JsonBodyType>) =>
  answer(
    http.get(`${base('main')}/news/1`, () =>
      HttpResponse.json(record, { headers: { ETag: '"9"' } }),
    ),
    http.put(`${base('main')}/news/1`, async ({ request }) =>
      request.headers.get('if-match') === '"9"'
        ? HttpResponse.json({ ...record, ...((await request.json()) as object) })
        : HttpResponse.json({ code: 'VERSION_CONFLICT' }, { status: 409 }),
    ),
  );

describe('the composite', () => {
  it('is a plain object that lets reads be aborted', () => {
    expect(provider.supportAbortSignal).toBe(true);
    expect({ ...provider }.action).toBe(provider.action);
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
    json('/news/1', { id: 1 });
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
      previousData: { id: 1, [ETAG]: '"1"' },
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

  it('update what was changed and guard the version that was seen', async () => {
    answerRecord({ id: 1, title: 'old', body: 'kept' }, '"4"');
    const { data: previousData } = await provider.getOne('news', { id: 1 });
    await provider.update('news', {
      id: 1,
      data: { title: 'new', tag: undefined },
      previousData,
      meta: { idempotencyKey: 'k-2' },
    });
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'PUT']);
    expect(seen[1].body).toEqual({ title: 'new' });
    expect(seen[1].headers.get('if-match')).toBe('"4"');
    expect(seen[1].headers.get('idempotency-key')).toBe('k-2');
  });

  it('give the new version with the answer, for the next change', async () => {
    answerRecord({ id: 1, title: 'new' }, '"5"');
    const { data } = await provider.create('news', { data: { title: 'new' } });
    await provider.update('news', { id: 1, data: { title: 'newer' }, previousData: data });
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    expect(seen[1].headers.get('if-match')).toBe('"5"');
  });

  it('send the same body again under the same key', async () => {
    answerRecord({ id: 1, title: 'old' }, '"4"');
    const change = { id: 1, data: { title: 'new' }, meta: { idempotencyKey: 'k-4' } };
    await provider.update('news', { ...change, previousData: { id: 1, [ETAG]: '"4"' } });
    answerRecord({ id: 1, title: 'new', body: 'theirs' }, '"6"');
    await provider.update('news', { ...change, previousData: { id: 1 } });
    const puts = seen.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ body }) => body)).toEqual([{ title: 'new' }, { title: 'new' }]);
    expect(puts.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-4', 'k-4']);
  });

  it('keep the keys of two writes at once apart', async () => {
    json('/news', { id: 9 });
    json('/news/1', { id: 1 });
    await Promise.all([
      provider.create('news', { data: { a: 1 }, meta: { idempotencyKey: 'k-5' } }),
      provider.delete('news', { id: 1, meta: { idempotencyKey: 'k-6' } }),
      provider.create('news', { data: { a: 2 }, meta: { idempotencyKey: 'k-7' } }),
    ]);
    expect(
      seen.map(({ method, headers }) => [method, headers.get('idempotency-key')]).sort(),
    ).toEqual([
      ['DELETE', 'k-6'],
      ['POST', 'k-5'],
      ['POST', 'k-7'],
    ]);
  });

  it('without a version are read again first, and guard the one that was read', async () => {
    answerRecord({ id: 1, title: 'old', body: 'theirs', more: 1 }, '"7"');
    await provider.update('news', {
      id: 1,
      data: { title: 'new' },
      previousData: { id: 1, title: 'old', body: 'mine before' },
    });
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'PUT']);
    expect(seen[1].body).toEqual({ title: 'new' });
    expect(seen[1].headers.get('if-match')).toBe('"7"');
  });

  it('that rest on an older version go on top of what others changed elsewhere', async () => {
    answerStale({ id: 1, title: 'old', body: 'theirs' });
    const { data } = await provider.update('news', {
      id: 1,
      data: { title: 'new' },
      previousData: { id: 1, title: 'old', body: 'mine before', [ETAG]: '"4"' },
    });
    expect(data).toMatchObject({ title: 'new', body: 'theirs' });
    expect(seen.map(({ method }) => method)).toEqual(['PUT', 'GET', 'PUT']);
    expect(seen.map(({ headers }) => headers.get('if-match'))).toEqual(['"4"', null, '"9"']);
    expect([seen[0].body, seen[2].body]).toEqual([{ title: 'new' }, { title: 'new' }]);
  });

  it.each([undefined, '"4"'])(
    'stop when the same field was changed meanwhile: %s',
    async (etag) => {
      answerStale({ id: 1, title: 'theirs' });
      const update = provider.update('news', {
        id: 1,
        data: { title: 'mine' },
        previousData: { id: 1, title: 'old', [ETAG]: etag },
      });
      await expect(update).rejects.toMatchObject({
        kind: 'conflict',
        code: 'CHANGED_ELSEWHERE',
        current: { title: 'theirs' },
      });
      expect(seen.at(-1)?.method).toBe('GET');
    },
  );

  it('that are refused for another reason are not sent twice', async () => {
    answer(
      http.put(`${base('main')}/news/1`, () =>
        HttpResponse.json({ code: 'DUPLICATE' }, { status: 409 }),
      ),
    );
    const previousData = { id: 1, [ETAG]: '"4"' };
    const update = provider.update('news', { id: 1, data: { a: 1 }, previousData });
    await expect(update).rejects.toMatchObject({ code: 'DUPLICATE' });
    expect(seen).toHaveLength(1);
  });

  it('of many send nothing but the change, and all are tried', async () => {
    json('/news/1', { id: 1, title: 'a' });
    answer(http.put(`${base('main')}/news/2`, () => HttpResponse.json({}, { status: 404 })));
    json('/news/3', { id: 3, title: 'c' });
    const update = provider.updateMany('news', { ids: [1, 2, 3], data: { pinned: true } });
    await expect(update).rejects.toMatchObject({ status: 404 });
    await expect.poll(() => seen).toHaveLength(3);
    expect(seen.map(({ method, body }) => [method, body])).toEqual(
      Array.from({ length: 3 }, () => ['PUT', { pinned: true }]),
    );
    expect((await provider.updateMany('news', { ids: [1, 3], data: { a: 1 } })).data).toEqual([
      1, 3,
    ]);
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
  it('action on a record', async () => {
    answer(
      http.post(`${base('main')}/news/1/publish`, () =>
        HttpResponse.json({ id: 1, state: 'PUBLISHED' }, { headers: { ETag: '"5"' } }),
      ),
    );
    const { data } = await provider.action('news', {
      id: 1,
      action: 'publish',
      data: { reason: 'x' },
      seen: { id: 1, state: 'DRAFT', [ETAG]: '"4"' },
      idempotencyKey: 'k-3',
    });
    expect(data).toEqual({ id: 1, state: 'PUBLISHED', [ETAG]: '"5"' });
    expect(seen[0]).toMatchObject({ method: 'POST', body: { reason: 'x' } });
    expect(seen[0].headers.get('idempotency-key')).toBe('k-3');
    expect(seen[0].headers.get('if-match')).toBe('"4"');
    expect(seen).toHaveLength(1);
  });

  describe('action on a record that came without its version', () => {
    const publish = (seen: RaRecord) =>
      provider.action('news', { id: 1, action: 'publish', seen, idempotencyKey: 'k-4' });
    const now = (record: object, etag: string) =>
      answer(
        http.get(`${base('main')}/news/1`, () =>
          HttpResponse.json(record, { headers: { ETag: etag } }),
        ),
      );

    it('is based on the record as it is read, when it is what was seen', async () => {
      now({ id: 1, title: 'old', body: 'b' }, '"7"');
      json('/news/1/publish', { id: 1 });
      await publish({ id: 1, title: 'old', onlyInRows: 3 });
      expect(seen.map(({ method, headers }) => [method, headers.get('if-match')])).toEqual([
        ['GET', null],
        ['POST', '"7"'],
      ]);
    });

    it('is not sent when the record is another than was seen', async () => {
      now({ id: 1, title: 'new' }, '"8"');
      await expect(publish({ id: 1, title: 'old' })).rejects.toMatchObject({
        code: 'CHANGED_ELSEWHERE',
        current: { id: 1, title: 'new', [ETAG]: '"8"' },
      });
      expect(seen.map(({ method }) => method)).toEqual(['GET']);
    });

    it('is left to the gateway where the person may not read the record', async () => {
      answer(http.get(`${base('main')}/news/1`, () => new HttpResponse(null, { status: 403 })));
      json('/news/1/publish', { id: 1 });
      await publish({ id: 1 });
      expect(seen.at(-1)?.headers.get('if-match')).toBeNull();
    });
  });

  it('read a history and refuse what is none', async () => {
    json('/news/1/history', [
      { id: 1, at: '2025-01-01T00:00:00Z', by: null, action: 'create', origin: 'AUTO' },
    ]);
    expect(await provider.history('news', { id: 1 })).toHaveLength(1);
    json('/news/2/history', [{ id: 1 }]);
    await expect(provider.history('news', { id: 2 })).rejects.toMatchObject({ code: 'BAD_BODY' });
  });

  it('call an endpoint with its parameters, query and body', async () => {
    const read = endpoint<{ a: readonly number[] }, { alias: string }[]>()(
      'main',
      'GET /tenants/:id/x',
    );
    json('/tenants/a%2Fb/x', [{ alias: 'altan' }]);
    expect(await provider.call(read, { params: { id: 'a/b' }, query: { a: [1, 2] } })).toEqual([
      { alias: 'altan' },
    ]);
    expect(seen[0].url.search).toBe('?a=1&a=2');
    const write = endpoint<{ b: number }>()('org', 'PUT /things/:id');
    json('/things/7', { id: 7 }, 'org');
    await provider.call(write, { params: { id: 7 }, body: { b: 1 }, idempotencyKey: 'k-8' });
    expect(seen[1]).toMatchObject({ method: 'PUT', body: { b: 1 } });
    expect(seen[1].headers.get('idempotency-key')).toBe('k-8');
  });

  it('take an answer of another shape for a failure, unknown after a write', async () => {
    const isShaped = Array.isArray;
    json('/list', { rows: [] });
    await expect(
      provider.call(endpoint()('main', 'GET /list', { isShaped })),
    ).rejects.toMatchObject({ code: 'BAD_BODY', unknownOutcome: false });
    await expect(
      provider.call(endpoint()('main', 'POST /list', { isShaped })),
    ).rejects.toMatchObject({ code: 'BAD_BODY', unknownOutcome: true });
    await expect(
      provider.call(endpoint()('main', 'POST /list', { isShaped, safePost: true })),
    ).rejects.toMatchObject({ code: 'BAD_BODY', unknownOutcome: false });
  });
});
