import { describe, expect, test } from 'vitest';
import { gatewayDesk } from '../../engine/gatewayDesk';

const desk = gatewayDesk(60);

const ADMIN = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01';
const ECONOMIST = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a03';
const ACCOUNTANT = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a04';
const AGENT = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a05';
const ORG = '/gateway-org';
const EMPLOYEES = `${ORG}/employees`;
const ELSEWHERE = `${ORG}/tenant-employees`;
const REASON = 'Өөрийн хүсэлтээр ажлаас гарсан.';

const employeeOf = (staffId: string) =>
  desk.store.collection('org-employee')?.all.find((one) => one.staffId === staffId);
const account = async (id: string) =>
  (await desk.get(`/gateway-identity/keycloak/user/${id}`)).body;
const figure = async (path: string, name: string) => Number((await desk.get(path)).body[name]);

const NEW = {
  lastName: 'Очир',
  firstName: 'Саруул',
  regnum: 'УБ90010112',
  phone: '99112233',
  unitId: 3,
  branchId: 1,
  hiredAt: '2026-11-02',
};

describe('a new employee', () => {
  test('is in unit and branch, in the log and masked', async () => {
    const before = await figure(`${ORG}/units/3`, 'employees');
    const { status, body } = await desk.post(EMPLOYEES, NEW);
    expect([status, body]).toMatchObject([
      201,
      { state: 'WORKING', tenant: 'pocketmn', regnum: '*Б***10112', phone: '9****233' },
    ]);
    expect(await figure(`${ORG}/units/3`, 'employees')).toBe(before + 1);
    const log = (await desk.get(`${ORG}/employee-log?record=org-employee/${body.id}`)).body;
    expect(log.content.map(({ kind, actor }) => [kind, actor])).toEqual([['CREATE', ADMIN]]);
  });

  test.each([
    [{ unitId: 12 }, { unitId: 'organization.employee.unit_gone' }],
    [{ unitId: 13 }, { unitId: 'validation.invalid_value' }],
    [{ branchId: 7 }, { branchId: 'validation.invalid_value' }],
    [{ staffId: AGENT }, { staffId: 'organization.employee.twice' }],
    [{ hiredAt: '2026-11-22' }, { hiredAt: 'validation.date_future' }],
    [{ phone: '1' }, { phone: 'validation.phone' }],
    [{ regnum: null }, { regnum: 'validation.required' }],
    [{ leftOn: '2026-11-03' }, { leftOn: 'validation.not_writable' }],
  ])('is refused with %o', async (wrong, fields) => {
    const { status, body } = await desk.post(EMPLOYEES, { ...NEW, ...wrong });
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('is registered once within a lender', async () => {
    await desk.post(EMPLOYEES, NEW);
    const twice = await desk.post(EMPLOYEES, NEW);
    expect([twice.status, twice.body.fields]).toEqual([409, { regnum: 'validation.taken' }]);
  });

  test('needs the right, and reading needs less', async () => {
    const reader = 'only:org-employee:list';
    expect((await desk.post(EMPLOYEES, NEW, reader)).status).toBe(403);
    expect((await desk.get(`${EMPLOYEES}?size=1`, reader)).status).toBe(200);
    expect((await desk.get(`${ORG}/units?size=1`, reader)).status).toBe(403);
    expect((await desk.get(`${ORG}/unit-choices?size=1`, reader)).status).toBe(200);
  });
});

test('who gives positions chooses branch and position by name, and keeps neither', async () => {
  const giver = 'only:org-user-branch-position:list';
  for (const path of ['branch-choices', 'position-choices', 'unit-choices'])
    expect((await desk.get(`${ORG}/${path}?size=1`, giver)).body.content).toHaveLength(1);
  for (const path of ['branches', 'positions', 'units'])
    expect((await desk.get(`${ORG}/${path}?size=1`, giver)).status).toBe(403);
  const [choice] = (await desk.get(`${ORG}/branch-choices?size=1`, giver)).body.content;
  expect(Object.keys(choice).sort()).toEqual(['@etag', 'address', 'code', 'id', 'name', 'tenant']);
});

describe('an employee of another lender', () => {
  const body = { ...NEW, tenant: 'altan', unitId: 13, branchId: 7 };

  test('is that lender’s, and found in its list', async () => {
    const made = await desk.post(ELSEWHERE, body);
    expect([made.status, made.body.tenant]).toEqual([201, 'altan']);
    const altan = 'only:org-employee:list@altan';
    const { content } = (await desk.get(`${EMPLOYEES}?state=WORKING&size=200`, altan)).body;
    expect(content.find(({ id }) => id === made.body.id)).toMatchObject({ firstName: 'Саруул' });
    expect(new Set(content.map(({ tenant }) => tenant))).toEqual(new Set(['altan']));
  });

  test.each([
    [{ tenant: 'pocketmn' }, { tenant: 'organization.employee.own_lender' }],
    [{ tenant: 'nobody' }, { tenant: 'validation.invalid_value' }],
    [{ tenant: null }, { tenant: 'validation.required' }],
    [{ unitId: 3 }, { unitId: 'validation.invalid_value' }],
    [{ staffId: AGENT }, { staffId: 'validation.invalid_value' }],
  ])('is refused with %o', async (wrong, fields) => {
    const { status, body: answer } = await desk.post(ELSEWHERE, { ...body, ...wrong });
    expect([status, answer.fields]).toEqual([400, fields]);
  });

  test('needs a right of its own, and the main lender', async () => {
    expect((await desk.post(ELSEWHERE, body, 'only:org-employee:create')).status).toBe(403);
    const altan = 'only:org-employee:create-on-tenant@altan';
    expect((await desk.post(ELSEWHERE, body, altan)).body.fields).toEqual({
      tenant: 'validation.invalid_value',
    });
    const made = await desk.post(ELSEWHERE, body, 'only:org-employee:create-on-tenant');
    expect(made.status).toBe(201);
  });
});

/** Who takes over what others leave open. */
const OPERATOR = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a02';

describe('an employee who leaves', () => {
  const leave = (id: unknown, leftOn = '2026-11-20', as?: string) =>
    desk.post(
      `${EMPLOYEES}/${String(id)}/leave`,
      { leftOn, reason: REASON, handedTo: OPERATOR },
      as,
    );

  test('has no position and no role by it any more, and no account without any', async () => {
    const { id } = employeeOf(AGENT) ?? {};
    const said = (await desk.get(`${EMPLOYEES}/${id}/leaving`)).body;
    expect(said).toMatchObject({
      account: { loginName: 'agent', isOpen: true },
      positions: [{ positionName: 'Зээлийн мэргэжилтэн' }],
      roles: [{ role: 'pocket_agent', positions: ['Зээлийн мэргэжилтэн'] }],
    });
    expect((said.change as { loses: string[] }).loses).toContain('loan-operator:list');
    expect((await account(AGENT)).enabled).toBe(true);

    const { status, body } = await leave(id);
    expect([status, body]).toMatchObject([
      200,
      { state: 'LEFT', leftOn: '2026-11-20', positionCount: 0, positionNames: null },
    ]);
    expect(await account(AGENT)).toMatchObject({ enabled: false, roles: [] });
    const held = (await desk.get(`${ORG}/user-branch-positions?staffId=${AGENT}&size=9`)).body;
    expect(held.content.map(({ state, until, grantsRole }) => [state, until, grantsRole])).toEqual([
      ['ENDED', '2026-11-20', false],
    ]);
    const history = (await desk.get(`/gateway-identity/keycloak/user/${AGENT}/history`))
      .body as unknown as { sourceRecord: string }[];
    expect(history.slice(0, 2).map(({ sourceRecord }) => sourceRecord)).toEqual([
      `org-employee/${id}`,
      `org-employee/${id}`,
    ]);
  });

  test('loses what was given otherwise too, and running sessions with it', async () => {
    const { id } = employeeOf(ACCOUNTANT) ?? {};
    const said = (await desk.get(`${EMPLOYEES}/${id}/leaving`)).body;
    expect(said).toMatchObject({
      account: { loginName: 'accountant', isOpen: true },
      roles: [{ role: 'worker', positions: [] }],
    });
    expect((said.change as { loses: string[] }).loses).toContain('cgw-bank-income:access');
    expect((await desk.get('/gateway-lab/permissions', 'accountant')).status).toBe(200);
    await leave(id);
    expect(await account(ACCOUNTANT)).toMatchObject({ enabled: false, roles: [] });
    expect((await desk.get('/gateway-lab/permissions', 'accountant')).status).toBe(401);
  });

  test('is given neither account nor role again before being taken back', async () => {
    const { id } = employeeOf(ACCOUNTANT) ?? {};
    await leave(id);
    const user = `/gateway-identity/keycloak/user/${ACCOUNTANT}`;
    const role = () => desk.post(`${user}/roles`, { role: 'pocket_operator', reason: REASON });
    expect((await role()).body.code).toBe('HAS_LEFT');
    await desk.post(`${EMPLOYEES}/${id}/rehire`, { hiredAt: '2026-11-21', reason: REASON });
    expect((await role()).body).toMatchObject({ roles: ['pocket_operator'], enabled: false });
    const open = await desk.call(`PUT ${user}`, { body: { enabled: true } });
    expect(open.body).toMatchObject({ enabled: true });
  });

  test('is not spared by taking the account out of the record first', async () => {
    const { id } = employeeOf(ACCOUNTANT) ?? {};
    const keeper = 'only:org-employee:create,org-employee:list';
    const unlink = (as?: string) =>
      desk.call(`PUT ${EMPLOYEES}/${id}`, { as, body: { staffId: null } });
    expect([(await unlink(keeper)).status, (await unlink(keeper)).body.missing]).toEqual([
      403,
      ['user:manage'],
    ]);
    await leave(id, '2026-11-20', keeper);
    expect((await unlink()).body.fields).toEqual({ staffId: 'organization.employee.has_left' });
  });

  test('leaves drafts and requests that are named before', async () => {
    const { id } = employeeOf(ECONOMIST) ?? {};
    const { work } = (await desk.get(`${EMPLOYEES}/${id}/leaving`)).body;
    const drafts = (desk.store.collection('car-loan/loan-requests')?.all ?? []).filter(
      ({ createdBy, state }) => createdBy === ECONOMIST && state === 'draft',
    );
    expect(drafts.length).toBeGreaterThan(0);
    expect(work).toContainEqual({
      resource: 'car-loan/loan-requests',
      kind: 'draft',
      count: drafts.length,
    });
  });

  test('hands over by name what is open, to a colleague who can take it', async () => {
    const { id } = employeeOf(ECONOMIST) ?? {};
    const draft = desk.store
      .collection('car-loan/loan-requests')
      ?.all.find(({ createdBy, state }) => createdBy === ECONOMIST && state === 'draft');
    const go = (handedTo?: string) =>
      desk.post(`${EMPLOYEES}/${String(id)}/leave`, {
        leftOn: '2026-11-20',
        reason: REASON,
        handedTo,
      });
    expect((await go()).body.fields).toEqual({
      handedTo: 'organization.employee.hand_over_needed',
    });
    expect((await go(ECONOMIST)).body.fields).toEqual({
      handedTo: 'organization.employee.hand_over_to',
    });
    expect((await go(OPERATOR)).status).toBe(200);
    const taken = desk.store.collection('car-loan/loan-requests')?.get(Number(draft?.id));
    expect(taken?.createdBy).toBe(OPERATOR);
    const history = await desk.get(
      `/gateway-lab/car-loan/loan-requests/${String(draft?.id)}/history`,
    );
    expect((history.body as unknown as object[])[0]).toMatchObject({
      action: 'hand_over',
      field: 'createdBy',
      from: ECONOMIST,
      to: OPERATOR,
      origin: 'AUTO',
    });
    const told = await desk.get('/gateway-lab/notification/me?size=1', 'operator');
    expect(told.body.content[0].title).toBe('Танд ажил хүлээлгэн өглөө');
  });

  test('is given no position, and comes back without one', async () => {
    const { id } = employeeOf(AGENT) ?? {};
    await leave(id);
    const position = { staffId: AGENT, positionId: 3, branchId: 4, since: '2026-11-20' };
    const given = await desk.post(`${ORG}/user-branch-positions`, position);
    expect(given.body.fields).toEqual({ staffId: 'organization.employee.has_left' });
    const early = await desk.post(`${EMPLOYEES}/${id}/rehire`, {
      hiredAt: '2026-11-19',
      reason: REASON,
    });
    expect(early.body.fields).toEqual({ hiredAt: 'organization.employee.before_left' });
    const back = await desk.post(`${EMPLOYEES}/${id}/rehire`, {
      hiredAt: '2026-11-21',
      reason: REASON,
    });
    expect(back.body).toMatchObject({ state: 'WORKING', leftOn: null, positionCount: 0 });
    expect((await desk.post(`${ORG}/user-branch-positions`, position)).status).toBe(201);
  });

  test('does not leave before the hiring, nor by the own hand, nor without the right', async () => {
    const { id } = employeeOf(AGENT) ?? {};
    expect((await leave(id, '2020-01-01')).body.fields).toEqual({
      leftOn: 'organization.employee.before_hired',
    });
    expect((await leave(employeeOf(ADMIN)?.id)).status).toBe(409);
    expect((await leave(id, '2026-11-20', 'only:org-employee:list')).status).toBe(403);
    expect((await account(AGENT)).roles).toEqual(['pocket_agent']);
  });
});

describe('a unit', () => {
  test('with an employee stays; it goes when the employee has left', async () => {
    const unit = (await desk.post(`${ORG}/units`, { code: 'X1', name: 'Шинэ алба' })).body;
    const { id } = (await desk.post(EMPLOYEES, { ...NEW, unitId: unit.id })).body;
    expect((await desk.post(`${ORG}/units/${unit.id}/remove`)).status).toBe(409);
    await desk.post(`${EMPLOYEES}/${id}/leave`, { leftOn: '2026-11-20', reason: REASON });
    expect((await desk.post(`${ORG}/units/${unit.id}/remove`)).body.state).toBe('REMOVED');
    const back = await desk.post(`${EMPLOYEES}/${id}/rehire`, {
      hiredAt: '2026-11-21',
      reason: REASON,
    });
    expect(back.status).toBe(409);
  });
});

test('the log has employees alone, under the right to see them', async () => {
  const reader = 'only:org-employee:list';
  const { content, totalElements } = (await desk.get(`${ORG}/employee-log?size=200`, reader)).body;
  expect(totalElements).toBeGreaterThan(50);
  expect(content.every(({ record }) => String(record).startsWith('org-employee/'))).toBe(true);
  expect((await desk.get(`${ORG}/audit-log?size=1`, reader)).status).toBe(403);
  expect((await desk.get(`${ORG}/employee-log?size=1`, 'only:org-audit-log:list')).status).toBe(
    403,
  );
});

test('sample employees are counted where they work', async () => {
  const all = desk.store.collection('org-employee')?.all ?? [];
  const units = (await desk.get(`${ORG}/units?size=200`)).body.content;
  for (const { id, employees } of units)
    expect(employees, String(id)).toBe(
      all.filter(({ unitId, state }) => unitId === id && state === 'WORKING').length,
    );
});
