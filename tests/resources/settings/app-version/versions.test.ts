import { describe, expect, test } from 'vitest';
import { standingOf } from '../../../../src/domain/appVersions';
import type { VersionUsage } from '../../../../src/resources/settings/app-version/usage';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const VERSIONS = '/gateway-lab/app-versions';
const KEEPER = only('app-version:update');
const REASON = 'Алдаатай хувилбарыг солив.';
const POCKET = 1;
const MERCHANT = 2;

type AppVersion = Record<string, unknown> & {
  usage: VersionUsage[];
  users: number;
  outdated: number;
  lockedOut: number;
};
const read = async (id: number) =>
  (await desk.get(`${VERSIONS}/${id}`, KEEPER)).body as unknown as AppVersion;
const act = (id: number, action: string, body: object = {}, as = KEEPER) =>
  desk.call(`POST ${VERSIONS}/${id}/${action}`, {
    as,
    body: { ...body, reason: REASON },
    headers: { 'If-Match': '*' },
  });
const release = (version: string, id = POCKET, as = KEEPER) =>
  act(id, 'release_version', { version, whatsNew: 'Алдаа зассан.' }, as);

test.each([
  ['2.0.0', 'CURRENT'],
  ['2.0.1', 'NEWER'],
  ['10.0.0', 'NEWER'],
  ['1.9.10', 'OLDER'],
  ['1.9.4', 'OLDER'],
  ['1.9.3', 'BLOCKED'],
  ['1.10.0', 'OLDER'],
] as const)('%s is %s while 2.0.0 is current and 1.9.4 the oldest', (used, standing) => {
  expect(standingOf(used, { version: '2.0.0', minimumVersion: '1.9.4' })).toBe(standing);
});

describe('who uses which version', () => {
  test('is counted by the last sign-in of each customer, and each version leads to its sign-ins', async () => {
    const { usage, users, outdated, lockedOut } = await read(POCKET);
    expect(usage.map(({ version, standing }) => [version, standing])).toEqual([
      ['2.0.0', 'CURRENT'],
      ['1.9.8', 'OLDER'],
      ['1.9.4', 'OLDER'],
    ]);
    expect(usage.reduce((sum, { customers }) => sum + customers, 0)).toBe(users);
    expect(usage[1].customers + usage[2].customers).toBe(outdated);
    expect([outdated > 0, lockedOut]).toEqual([true, 0]);
    for (const { version, signIns } of usage) {
      const { body } = await desk.get(
        `/gateway-lab/login-attempts?app=pocket&appVersion=${version}&outcome=SUCCEEDED&size=1`,
      );
      expect(body.totalElements).toBe(signIns);
    }
  });

  test('merchants have an app of their own, in which everybody is up to date', async () => {
    const { usage, users, state } = await read(MERCHANT);
    expect(users).toBeGreaterThan(0);
    expect([state, usage.map(({ standing }) => standing)]).toEqual(['REQUIRED', ['CURRENT']]);
  });

  test('is of the own customers alone for another lender', async () => {
    const all = (await read(POCKET)).users;
    const { body } = await desk.get(`${VERSIONS}/1`, `${KEEPER}@altan`);
    expect(Number(body.users)).toBeLessThan(all);
  });
});

describe('a release', () => {
  test('makes the version current, and leaves older ones in use', async () => {
    const before = await read(POCKET);
    const { status, body } = await release('2.1.0');
    expect([status, body.version, body.minimumVersion, body.state, body.whatsNew]).toEqual([
      200,
      '2.1.0',
      '1.9.4',
      'OPTIONAL',
      'Алдаа зассан.',
    ]);
    const after = await read(POCKET);
    expect([after.outdated, after.lockedOut]).toEqual([before.users, 0]);
    const { body: history } = await desk.get(`${VERSIONS}/1/history`, KEEPER);
    const rows = history as unknown as Record<string, unknown>[];
    expect(rows.find(({ field }) => field === 'version')).toMatchObject({
      from: '2.0.0',
      to: '2.1.0',
    });
    expect(rows.find(({ reason }) => reason)?.reason).toBe(REASON);
  });

  test('of a required app no longer requires the newest', async () => {
    const { body } = await release('1.7.0', MERCHANT);
    expect([body.state, body.minimumVersion]).toEqual(['OPTIONAL', '1.6.2']);
  });

  test('may go back, but not below what may be used', async () => {
    expect((await release('1.9.9')).status).toBe(200);
    const { status, body } = await release('1.9.3');
    expect([status, body.fields]).toEqual([400, { version: 'appVersion.below_minimum' }]);
  });

  test.each([
    ['2.0.0', 'appVersion.same'],
    ['2.1', 'validation.app_version'],
    ['2.1.0-beta', 'validation.app_version'],
    ['v2.1.0', 'validation.app_version'],
    ['02.1.0', 'validation.app_version'],
    ['', 'validation.required'],
  ])('of "%s" is refused at its field', async (version, message) => {
    const { status, body } = await release(version);
    expect([status, body.fields]).toEqual([400, { version: message }]);
    expect((await read(POCKET)).version).toBe('2.0.0');
  });

  test('is done with its own right alone', async () => {
    const stranger = allBut('app-version:update');
    expect((await desk.get(VERSIONS, stranger)).status).toBe(403);
    expect((await release('2.1.0', POCKET, stranger)).status).toBe(403);
  });
});

describe('requiring the current version', () => {
  test('locks out everybody who has an older one, and letting older ones in again undoes it', async () => {
    const before = await read(POCKET);
    const { status, body } = await act(POCKET, 'require_version');
    expect([status, body.state, body.minimumVersion]).toEqual([200, 'REQUIRED', '2.0.0']);
    const locked = await read(POCKET);
    expect([locked.outdated, locked.lockedOut]).toEqual([0, before.outdated]);
    expect(locked.usage.map(({ standing }) => standing)).toEqual(['CURRENT', 'BLOCKED', 'BLOCKED']);
    expect((await act(POCKET, 'require_version')).status).toBe(409);
    const { body: open } = await act(POCKET, 'allow_older', { minimumVersion: '1.9.8' });
    expect([open.state, open.minimumVersion]).toEqual(['OPTIONAL', '1.9.8']);
    const opened = await read(POCKET);
    expect(opened.usage.map(({ standing }) => standing)).toEqual(['CURRENT', 'OLDER', 'BLOCKED']);
  });

  test('older ones are let in by an older version', async () => {
    const { status, body } = await act(MERCHANT, 'allow_older', { minimumVersion: '1.6.2' });
    expect([status, body.fields]).toEqual([400, { minimumVersion: 'appVersion.not_older' }]);
  });
});
