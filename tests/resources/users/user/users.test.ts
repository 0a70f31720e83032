import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import { call, testGateways } from '../../../engine/testGateways';

let gateways: Gateways;
beforeEach(async () => {
  gateways = await testGateways(20);
});

const USERS = '/gateway-identity/keycloak/user';
const ADMIN = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01';
const AGENT = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a05';
const REASON = 'Салбар сольсон тул.';
const account = {
  loginName: 'shine.ajiltan',
  lastName: 'Бат',
  firstName: 'Сувд',
  email: 'suvd@pocketmn.example',
  roles: ['pocket_agent'],
  password: 'nuuts-ug-1',
  passwordConfirmation: 'nuuts-ug-1',
};
const post = (path: string, body: object, as?: string) =>
  call(gateways, `POST ${path}`, { body, as });

describe('accounts', () => {
  test('are created with a password that must be changed', async () => {
    const { status, body } = await post(USERS, account);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      loginName: 'shine.ajiltan',
      enabled: true,
      temporaryPassword: true,
    });
    expect(JSON.stringify(body)).not.toContain('nuuts-ug-1');
    expect(body.permissions).toContain('loan-operator:list');
  });

  test('need a free login name, a role and the password twice', async () => {
    const taken = await post(USERS, { ...account, loginName: 'economist' });
    expect([taken.status, taken.body.code]).toEqual([409, 'LOGIN_NAME_TAKEN']);
    const other = await post(USERS, { ...account, passwordConfirmation: 'other' });
    expect(other.body).toMatchObject({
      fields: { passwordConfirmation: 'validation.password_mismatch' },
    });
    const role = await post(USERS, { ...account, roles: [] });
    expect(role.body).toMatchObject({ fields: { roles: 'validation.required' } });
  });

  test('the own one stays, with its roles', async () => {
    expect((await call(gateways, `DELETE ${USERS}/${ADMIN}`)).body.code).toBe('OWN_ACCOUNT');
    const own = await call(gateways, `DELETE ${USERS}/${ADMIN}/roles`, {
      body: { roles: ['worker'] },
    });
    expect([own.status, own.body.code]).toEqual([409, 'OWN_ROLE']);
    const edit = await call(gateways, `PUT ${USERS}/${ADMIN}`, { body: { enabled: false } });
    expect([edit.body.code, edit.body.message]).toEqual([
      'OWN_ACCOUNT',
      'Өөрийн бүртгэлийг идэвхгүй болгох боломжгүй.',
    ]);
  });

  test('a deleted one cannot call any more', async () => {
    expect((await call(gateways, 'GET /gateway-lab/permissions', { as: 'agent' })).status).toBe(
      200,
    );
    const { id } = gateways.store
      .collection('org-employee')!
      .all.find(({ staffId }) => staffId === AGENT)!;
    await post(`/gateway-org/employees/${id}/leave`, {
      leftOn: '2026-11-20',
      reason: REASON,
      handedTo: ADMIN,
    });
    expect((await call(gateways, `DELETE ${USERS}/${AGENT}`)).status).toBe(200);
    expect((await call(gateways, 'GET /gateway-lab/permissions', { as: 'agent' })).status).toBe(
      401,
    );
  });

  test('get another password', async () => {
    const path = `PUT ${USERS}/${AGENT}/password`;
    const short = await call(gateways, path, {
      body: { password: 'a', passwordConfirmation: 'a' },
    });
    expect(short.body).toMatchObject({ fields: { password: 'validation.min_length' } });
    const body = { password: 'nuuts-ug-2', passwordConfirmation: 'nuuts-ug-2' };
    expect((await call(gateways, path, { body })).body).toMatchObject({
      fields: { reason: 'validation.required' },
    });
    const { body: done } = await call(gateways, path, { body: { ...body, reason: REASON } });
    expect(done).toMatchObject({ temporaryPassword: true });
    const history = await call(gateways, `GET ${USERS}/${AGENT}/history`);
    expect((history.body as unknown as object[])[0]).toMatchObject({
      action: 'password',
      reason: REASON,
    });
  });
});

describe('a password that somebody else set', () => {
  const path = `PUT ${USERS}/${AGENT}/password`;
  const body = { password: 'nuuts-ug-2', passwordConfirmation: 'nuuts-ug-2', reason: REASON };

  test('must be changed at the next sign-in, whatever is asked for', async () => {
    const refused = await call(gateways, path, { body: { ...body, temporaryPassword: false } });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { temporaryPassword: 'users.temporary_help' },
    ]);
    const made = await post(USERS, { ...account, temporaryPassword: false });
    expect(made.body.fields).toEqual({ temporaryPassword: 'validation.not_writable' });
  });

  test('is told to its owner', async () => {
    await call(gateways, path, { body });
    const { content } = (
      await call(gateways, 'GET /gateway-lab/notification/me?size=1', { as: 'agent' })
    ).body;
    expect(content[0]).toMatchObject({
      title: 'Таны нууц үгийг солилоо',
      body: 'Сүхбаатар Оюунчимэг таны нэвтрэх нууц үгийг солилоо. Бүртгэлийнхээ хуудаснаас өөрөө дахин солих хүртэл хоёуланг чинь нэг хүн гэж үзнэ. Та хүсээгүй бол хэрэглэгчийн удирдлагад мэдэгдэнэ үү.',
      isSeen: false,
    });
  });
});

describe('a login name', () => {
  test.each([
    'Shine.Ajiltan',
    'shine ajiltan',
    'шинэ.ажилтан',
    '<b>shine',
    '=1+1',
    '-1+1',
    "o'hara",
  ])('%s is refused, as the identity provider refuses it', async (loginName) => {
    const { status, body } = await post(USERS, { ...account, loginName });
    expect([status, body.fields]).toEqual([400, { loginName: 'users.login_name' }]);
  });

  test('stays what it is', async () => {
    const { status, body } = await call(gateways, `PUT ${USERS}/${AGENT}`, {
      body: { loginName: 'agent2' },
    });
    expect([status, body.fields]).toEqual([400, { loginName: 'validation.not_writable' }]);
  });
});

describe('roles', () => {
  test('are added and taken away, and permissions follow', async () => {
    const added = await post(`${USERS}/${AGENT}/roles`, {
      roles: ['pocket_operator'],
      reason: REASON,
    });
    expect(added.body.roles).toEqual(['pocket_agent', 'pocket_operator']);
    expect(added.body.permissions).toContain('news:create');
    const news = () => call(gateways, 'GET /gateway-lab/news', { as: 'agent' });
    expect((await news()).status).toBe(200);
    await call(gateways, `DELETE ${USERS}/${AGENT}/roles?role=pocket_operator`, {
      body: { reason: REASON },
    });
    expect((await news()).status).toBe(403);
    const history = await call(gateways, `GET ${USERS}/${AGENT}/history`);
    expect((history.body as unknown as object[])[0]).toMatchObject({
      action: 'remove-role',
      field: 'roles',
      from: ['pocket_agent', 'pocket_operator'],
      to: ['pocket_agent'],
      reason: REASON,
    });
  });

  test('are given only where they may be assigned, and with a reason', async () => {
    const give = (body: object) => post(`${USERS}/${AGENT}/roles`, body);
    expect((await give({ role: 'worker', reason: REASON })).body).toMatchObject({
      fields: { roles: 'validation.role_not_assignable' },
    });
    expect((await give({ role: 'pocket_operator' })).body).toMatchObject({
      fields: { reason: 'validation.required' },
    });
    expect((await post(USERS, { ...account, roles: ['worker'] })).body).toMatchObject({
      fields: { roles: 'validation.role_not_assignable' },
    });
    const { body } = await call(gateways, `GET ${USERS}/${AGENT}`);
    expect(body.roles).toEqual(['pocket_agent']);
  });

  test('the last one cannot be taken away', async () => {
    const last = await call(gateways, `DELETE ${USERS}/${AGENT}/roles`, {
      body: { roles: ['pocket_agent'] },
    });
    expect(last.body).toMatchObject({ fields: { roles: 'validation.role_required' } });
  });
});

describe('graphql', () => {
  test('names behind ids; an unknown id is left out', async () => {
    const { body } = await post(
      '/gateway-identity/graphql',
      {
        query: 'query users($ids: [ID!]!) { users(ids: $ids) { id } }',
        variables: { ids: [AGENT, 'x'] },
      },
      'nobody',
    );
    expect(body).toEqual({
      data: {
        users: [
          {
            id: AGENT,
            username: 'agent',
            firstName: 'Билгүүн',
            lastName: 'Доржпалам',
            fullName: 'Доржпалам Билгүүн',
          },
        ],
      },
    });
  });

  test('roles are for who manages users', async () => {
    const query = { operationName: 'roles', query: '{ roles { name } }' };
    expect((await post('/gateway-identity/graphql', query, 'nobody')).status).toBe(403);
    const { body } = await post('/gateway-identity/graphql', query);
    const { roles } = (body as unknown as { data: { roles: { name: string }[] } }).data;
    expect(roles.map(({ name }) => name)).toEqual([
      'pocket_operator',
      'pocket_economist',
      'pocket_agent',
      'worker',
    ]);
  });
});

test('each person gets the permissions of the table', async () => {
  const { body } = await call(gateways, 'GET /gateway-lab/permissions', { as: 'worker' });
  const held = [
    'contract-own:list',
    'customer:list',
    'customer:view',
    'holiday:list',
    'loan-operator:list',
    'loan:view',
    'news:list',
    'org-employee:list',
  ];
  expect(body).toHaveLength(held.length);
  expect(body).toEqual(expect.arrayContaining(held));
  expect((await call(gateways, 'GET /gateway-lab/permissions', { as: 'nobody' })).body).toEqual([]);
});

test('the bell: unread ones, received, seen', async () => {
  const me = () => call(gateways, 'GET /gateway-lab/notification/me?size=3', { as: 'admin' });
  const { body } = await me();
  expect([body.content.length, body.totalElements, body.unread]).toEqual([3, 16, 9]);
  const id = body.content[0].id;
  await post(`/gateway-lab/notification/received/${id}`, {}, 'admin');
  expect((await me()).body.content[0]).toMatchObject({ isReceived: true, isSeen: false });
  await post(`/gateway-lab/notification/seen/${id}`, {}, 'admin');
  expect((await me()).body.unread).toBe(8);
  expect((await post('/gateway-lab/notification/seen/1', {}, 'admin')).status).toBe(404);
});
