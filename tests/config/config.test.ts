import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withoutDemo } from '../../scripts/safeConfigPlugin';
import { checkConfig } from '../../src/config/checkConfig';
import { completeConfig, config, loadConfig, type Config } from '../../src/config/config';
import type { ConfigError, ConfigProblem } from '../../src/config/ConfigError';

const good = () =>
  JSON.parse(readFileSync('public/config.json', 'utf8')) as Record<string, Record<string, unknown>>;

function problems(
  change: (config: Record<string, Record<string, unknown>>) => unknown,
): readonly ConfigProblem[] {
  const changed = good();
  const given = change(changed) ?? changed;
  try {
    checkConfig(given);
  } catch (error) {
    return (error as ConfigError).problems;
  }
  return [];
}

afterEach(() => vi.unstubAllGlobals());

describe('configuration', () => {
  it('accepts the file that comes with the console', () => {
    expect(problems(() => good())).toEqual([]);
    expect(completeConfig(good() as unknown as Config)).toMatchObject({
      mainTenant: 'pocketmn',
      idleMinutes: 15,
      tiles: null,
      push: null,
    });
  });

  it('a build brings along says nothing of a demonstration, and is whole', () => {
    const built = JSON.parse(withoutDemo(readFileSync('public/config.json', 'utf8'))) as unknown;
    expect(built).toMatchObject({ flags: {}, fingerprint: null, idleMinutes: 15 });
    expect(built).not.toHaveProperty('flags.demo');
    expect(problems(() => built)).toEqual([]);
    const reader = '{"fingerprint":{"driver":"secugen"},"flags":{"demo":true,"next":true}}';
    expect(JSON.parse(withoutDemo(reader))).toEqual({
      fingerprint: { driver: 'secugen' },
      flags: { next: true },
    });
  });

  it('cuts the slash at the end of a gateway and fills in what may be left out', () => {
    const given: Record<string, unknown> = {
      ...good(),
      gateways: { ...good().gateways, main: 'https://a.example/lab/' },
    };
    delete given.idleMinutes;
    delete given.deadlines;
    delete given.flags;
    delete given.fingerprint;
    delete given.tiles;
    checkConfig(given);
    const checked = completeConfig(given as unknown as Config);
    expect(checked.gateways.main).toBe('https://a.example/lab');
    expect(checked.idleMinutes).toBe(15);
    expect(checked.deadlines).toEqual({ read: 15000, write: 30000, upload: 120000 });
    expect(checked.flags).toEqual({});
    expect(checked.fingerprint).toBeNull();
  });

  it.each<[string, (config: Record<string, Record<string, unknown>>) => unknown, ConfigProblem[]]>([
    [
      'a missing gateway',
      (c) => void delete c.gateways.zms,
      [{ field: 'gateways.zms', reason: 'missing' }],
    ],
    [
      'a sink of reports of another scheme',
      (c) => void ((c as Record<string, unknown>).reports = { url: 'data:,x' }),
      [{ field: 'reports.url', reason: 'address' }],
    ],
    [
      'a gateway of another scheme',
      (c) => void (c.gateways.org = 'javascript:alert(1)'),
      [{ field: 'gateways.org', reason: 'address' }],
    ],
    [
      'another host without a scheme',
      (c) => void (c.gateways.org = '//evil.example'),
      [{ field: 'gateways.org', reason: 'address' }],
    ],
    [
      'a missing identity provider',
      (c) => void delete c.identity,
      [{ field: 'identity', reason: 'missing' }],
    ],
    [
      'a number as text',
      (c) => void Object.assign(c, { idleMinutes: 'soon' }),
      [{ field: 'idleMinutes', reason: 'number' }],
    ],
    [
      'a negative idle limit',
      (c) => void Object.assign(c, { idleMinutes: -1 }),
      [{ field: 'idleMinutes', reason: 'number' }],
    ],
    [
      'a deadline of nothing',
      (c) => void (c.deadlines.read = 0),
      [{ field: 'deadlines.read', reason: 'number' }],
    ],
    [
      'a realm that is no text',
      (c) => void (c.identity.realm = 7),
      [{ field: 'identity.realm', reason: 'text' }],
    ],
    [
      'half a push configuration',
      (c) =>
        void Object.assign(c, {
          push: { apiKey: 'a', projectId: 'b', appId: 'c', messagingSenderId: 'd' },
        }),
      [{ field: 'push.vapidKey', reason: 'missing' }],
    ],
    [
      'tiles as text',
      (c) => void Object.assign(c, { tiles: 'https://tiles.example' }),
      [{ field: 'tiles', reason: 'object' }],
    ],
    [
      'a flag that is neither',
      (c) => void Object.assign(c, { flags: { a: 'yes', demo: true } }),
      [{ field: 'flags', reason: 'flag' }],
    ],
    [
      'a simulated fingerprint reader where nothing is said to be a demonstration',
      (c) => void Object.assign(c, { flags: {} }),
      [{ field: 'fingerprint.driver', reason: 'demo' }],
    ],
    [
      'a simulated fingerprint reader before a real gateway',
      (c) => void (c.gateways.customer = 'https://customer.example'),
      [{ field: 'fingerprint.driver', reason: 'demo' }],
    ],
    [
      'an unknown fingerprint reader',
      (c) => void (c.fingerprint = { driver: 'webcam' }),
      [{ field: 'fingerprint.driver', reason: 'driver' }],
    ],
    [
      'a fingerprint reader of another scheme',
      (c) => void (c.fingerprint = { driver: 'secugen', url: 'ws://localhost:8443' }),
      [{ field: 'fingerprint.url', reason: 'address' }],
    ],
    ['a list', () => [], [{ field: 'config.json', reason: 'object' }]],
    ['a text', () => 'null', [{ field: 'config.json', reason: 'object' }]],
  ])('names the field: %s', (_name, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('names every wrong field at once', () => {
    const found = problems((c) => {
      c.gateways.main = '';
      c.identity.url = 'ftp://x';
      Object.assign(c, { mainTenant: null });
    });
    expect(found.map(({ field }) => field).sort()).toEqual([
      'gateways.main',
      'identity.url',
      'mainTenant',
    ]);
  });

  it('is read without a cache, and can be asked for afterwards', async () => {
    const fetched = vi.fn(async () => new Response(JSON.stringify(good())));
    vi.stubGlobal('fetch', fetched);
    expect(() => config()).toThrow('not loaded');
    await loadConfig();
    expect(fetched).toHaveBeenCalledWith(
      '/config.json',
      expect.objectContaining({ cache: 'no-store' }),
    );
    expect(config().identity.realm).toBe('urtuu');
  });

  it.each([
    ['is missing', () => Promise.resolve(new Response('', { status: 404 })), 'unreachable'],
    ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['is the start page', () => Promise.resolve(new Response('<!doctype html>')), 'json'],
  ])('says so when the file %s', async (_name, answer, reason) => {
    vi.stubGlobal('fetch', vi.fn(answer));
    await expect(loadConfig()).rejects.toMatchObject({
      problems: [{ field: 'config.json', reason }],
    });
  });

  it('checks a file that has changed since it was found right', async () => {
    const storage = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    });
    const serve = (config: object) =>
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(config))));
    serve(good());
    await loadConfig();
    await loadConfig();
    serve({ ...good(), mainTenant: 7 });
    await expect(loadConfig()).rejects.toMatchObject({
      problems: [{ field: 'mainTenant', reason: 'text' }],
    });
    await expect(loadConfig()).rejects.toMatchObject({
      problems: [{ field: 'mainTenant', reason: 'text' }],
    });
  });
});
