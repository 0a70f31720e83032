import { describe, expect, test } from 'vitest';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk(60);

const ADMIN = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01';
const AGENT = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a05';
const NOBODY = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a08';
const COLLEAGUE = '8d2f6a10-3c41-4b7e-9d05-000000000001';
const USERS = '/gateway-identity/keycloak/user';
const ORG = '/gateway-org';
const HELD = `${ORG}/user-branch-positions`;
const REASON = 'Ажил үүргийн хуваарь өөрчлөгдсөн.';
const MANAGER = 'only:user:manage';
const PEOPLE = 'only:org-employee:create,org-user-branch-position:list';
const STRUCTURE = 'only:org-position:create,org-position:list';

const rolesOf = (id: string) => desk.store.collection('users')?.get(id)?.roles;
const permissionsOf = async (as: string) =>
  (await desk.get('/gateway-lab/permissions', as)).body as unknown as string[];
const employeeOf = (id: string) =>
  desk.store.collection('org-employee')?.all.find(({ staffId }) => staffId === id);
const heldBy = (id: string) =>
  desk.store
    .collection('org-user-position')
    ?.all.find(({ staffId, state }) => staffId === id && state === 'HELD');
/** A colleague who takes over what others leave open. */
const RECEIVER = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a02';
const leave = (id: string, as?: string) =>
  desk.post(
    `${ORG}/employees/${employeeOf(id)?.id}/leave`,
    { leftOn: '2026-11-20', reason: REASON, handedTo: RECEIVER },
    as,
  );

describe('a role of one’s own', () => {
  test('is not taken back after somebody else has taken it away', async () => {
    await desk.call(`DELETE ${USERS}/${ADMIN}/roles`, {
      as: MANAGER,
      body: { role: 'pocket_operator', reason: REASON },
    });
    expect(rolesOf(ADMIN)).toEqual(['pocket_economist', 'pocket_agent', 'worker']);
    const own = await desk.post(`${USERS}/${ADMIN}/roles`, {
      role: 'pocket_operator',
      reason: REASON,
    });
    expect([own.status, own.body.code]).toEqual([409, 'OWN_ROLE']);
    expect(rolesOf(ADMIN)).toEqual(['pocket_economist', 'pocket_agent', 'worker']);
  });

  test('comes by no position either: given with it, later, or by another role of it', async () => {
    const given = await desk.post(HELD, {
      staffId: ADMIN,
      positionId: 3,
      branchId: 4,
      since: '2026-11-20',
      grantsRole: true,
    });
    expect(given.body.fields).toEqual({ grantsRole: 'organization.user_position.own_role' });
    const waiting = await desk.post(HELD, {
      staffId: ADMIN,
      positionId: 3,
      branchId: 4,
      since: '2026-11-20',
    });
    expect(waiting.status).toBe(201);
    expect((await desk.post(`${HELD}/${waiting.body.id}/grant_role`)).status).toBe(409);
    const other = await desk.post(`${ORG}/positions/3/change_role`, {
      roleName: 'pocket_economist',
      reason: REASON,
    });
    expect(other.status).toBe(409);
  });

  test('and nobody else’s is part of an edit, which says no reason', async () => {
    for (const id of [ADMIN, AGENT]) {
      const { status, body } = await desk.call(`PUT ${USERS}/${id}`, {
        body: { roles: ['pocket_operator'] },
      });
      expect([status, body.fields]).toEqual([400, { roles: 'validation.not_writable' }]);
    }
  });
});

describe('handing out a role', () => {
  const position = { staffId: NOBODY, positionId: 2, branchId: 1, since: '2026-11-20' };

  test('with a position needs the right to manage users beside the one to keep people', async () => {
    const reader = 'only:org-user-branch-position:list';
    expect((await desk.post(HELD, position, reader)).status).toBe(403);
    const refused = await desk.post(HELD, { ...position, grantsRole: true }, PEOPLE);
    expect([refused.status, refused.body.missing]).toEqual([403, ['user:manage']]);
    expect(await permissionsOf('nobody')).toEqual([]);
    const made = await desk.post(HELD, position, PEOPLE);
    expect([made.status, made.body.grantsRole]).toEqual([201, false]);
    const granted = await desk.post(`${HELD}/${made.body.id}/grant_role`, {}, PEOPLE);
    expect([granted.status, granted.body.missing]).toEqual([403, ['user:manage']]);
    expect(await permissionsOf('nobody')).toEqual([]);
    const both = await desk.post(`${HELD}/${made.body.id}/grant_role`, {}, `${PEOPLE},user:manage`);
    expect([both.status, rolesOf(NOBODY)]).toEqual([200, ['pocket_economist']]);
  });

  test('by another role of a position needs it too', async () => {
    const body = { roleName: 'pocket_operator', reason: REASON };
    const path = `${ORG}/positions/1/change_role`;
    const refused = await desk.post(path, body, STRUCTURE);
    expect([refused.status, refused.body.missing]).toEqual([403, ['user:manage']]);
    expect(rolesOf(AGENT)).toEqual(['pocket_agent']);
    expect((await desk.post(path, body, `${STRUCTURE},user:manage`)).status).toBe(200);
  });

  test('and so does taking one with the end of a position', async () => {
    const users = desk.store.collection('users');
    users?.change(users.get(AGENT)!, { roles: ['pocket_agent', 'pocket_operator'] });
    const path = `${HELD}/${heldBy(AGENT)?.id}/end`;
    const refused = await desk.post(path, { reason: REASON }, PEOPLE);
    expect([refused.status, refused.body.missing]).toEqual([403, ['user:manage']]);
    const without = await desk.post(HELD, position, PEOPLE);
    const ended = await desk.post(`${HELD}/${without.body.id}/end`, { reason: REASON }, PEOPLE);
    expect([ended.status, ended.body.state]).toEqual([200, 'ENDED']);
  });
});

test('units are kept by who keeps the structure, not by who reads it', async () => {
  const reader = 'only:org-branch:list';
  const unit = { code: 'X1', name: 'Шинэ алба' };
  expect((await desk.post(`${ORG}/units`, unit, reader)).status).toBe(403);
  expect(
    (await desk.post(`${ORG}/units/5/move`, { parentId: 2, viewOrder: 1 }, reader)).status,
  ).toBe(403);
  expect((await desk.post(`${ORG}/units/4/remove`, {}, reader)).status).toBe(403);
  expect((await desk.post(`${ORG}/units`, unit, STRUCTURE)).status).toBe(201);
});

describe('the last who can manage users', () => {
  const LAST = [409, 'LAST_MANAGER'];

  test('is neither deleted nor switched off, and the record says why', async () => {
    const deleted = await desk.call(`DELETE ${USERS}/${ADMIN}`, { as: MANAGER });
    expect([deleted.status, deleted.body.code]).toEqual(LAST);
    const off = await desk.call(`PUT ${USERS}/${ADMIN}`, { as: MANAGER, body: { enabled: false } });
    expect([off.status, off.body.code, off.body.message]).toEqual([
      ...LAST,
      'Хэрэглэгч удирдах эрхтэй сүүлчийн бүртгэл тул үлдэнэ. Эхлээд өөр хүнд энэ эрхийг олгоно уу.',
    ]);
    const { facts } = (await desk.get(`${USERS}/${ADMIN}`)).body;
    expect(facts).toMatchObject({ isLastManager: true });
    expect((await desk.get(`${USERS}/${AGENT}`)).body.facts).toMatchObject({
      isLastManager: false,
    });
  });

  test('does not leave', async () => {
    const { status, body } = await leave(ADMIN, 'only:org-employee:create');
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(body.message).toMatch(/^Хэрэглэгч удирдах эрхтэй сүүлчийн бүртгэл/);
    expect((await permissionsOf('admin')).length).toBeGreaterThan(100);
  });
});

describe('an account that somebody works with', () => {
  test('is not deleted: its employee leaves', async () => {
    const { status, body } = await desk.call(`DELETE ${USERS}/${COLLEAGUE}`);
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(body.message).toContain('энэ бүртгэлээр ажиллаж байна');
    expect(heldBy(COLLEAGUE)?.state).toBe('HELD');
  });

  test('may go afterwards, and nothing names an account that is gone', async () => {
    const employee = employeeOf(COLLEAGUE);
    const name = `${employee?.lastName} ${employee?.firstName}`;
    await leave(COLLEAGUE);
    expect((await desk.call(`DELETE ${USERS}/${COLLEAGUE}`)).status).toBe(200);
    expect(employee?.staffId).toBeNull();
    const { content } = (await desk.get(`${HELD}?staffId=${COLLEAGUE}&size=9`)).body;
    expect(content.map(({ state, staffName }) => [state, staffName])).toEqual([['ENDED', name]]);
  });
});
