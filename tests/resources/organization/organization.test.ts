import { describe, expect, test } from 'vitest';
import { gatewayDesk } from '../../engine/gatewayDesk';

const desk = gatewayDesk(60);

const ADMIN = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01';
const AGENT = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a05';
const WORKER_OF = '8d2f6a10-3c41-4b7e-9d05-000000000004';
const REASON = 'Ажил үүргийн хуваарь өөрчлөгдсөн.';
const ORG = '/gateway-org';
const POSITIONS = `${ORG}/positions`;
const HELD = `${ORG}/user-branch-positions`;
const UNITS = `${ORG}/units`;
const NEWS = '/gateway-lab/news';
const LOANS = '/gateway-lab/loans?size=1';

const change = (id: number, roleName: string, as?: string) =>
  desk.post(`${POSITIONS}/${id}/change_role`, { roleName, reason: REASON }, as);
const rolesOf = async (id: string) =>
  (await desk.get(`/gateway-identity/keycloak/user/${id}`)).body.roles as readonly string[];
const held = (id: string) =>
  desk.store
    .collection('org-user-position')
    ?.all.find(({ staffId, state }) => staffId === id && state === 'HELD');
const unit = async (id: number) => (await desk.get(`${UNITS}/${id}`)).body;

describe('another role of a position', () => {
  test('gives its people other permissions: what was refused is answered, and the other way round', async () => {
    expect((await desk.get(NEWS, 'agent')).status).toBe(403);
    const before = (await desk.get('/gateway-lab/permissions', 'agent')).body;
    expect(before).toContain('loan-operator:list');

    const { status, body } = await change(1, 'pocket_operator');
    expect([status, body.roleName]).toEqual([200, 'pocket_operator']);

    expect((await desk.get(NEWS, 'agent')).status).toBe(200);
    const now = (await desk.get('/gateway-lab/permissions', 'agent')).body;
    expect(now).not.toContain('loan-operator:list');
    expect((await desk.get(LOANS, 'agent')).status).toBe(403);
    expect(await rolesOf(AGENT)).toEqual(['pocket_operator']);
  });

  test('says beforehand exactly whom it concerns, and changes nothing by that', async () => {
    const asked = `${POSITIONS}/1/role-change?roleName=pocket_operator`;
    const { people, waiting } = (await desk.get(asked)).body as unknown as {
      people: { id: string; gains: string[]; loses: string[] }[];
      waiting: { id: string }[];
    };
    const position = (await desk.get(`${POSITIONS}/1`)).body;
    expect(people).toHaveLength(Number(position.granted));
    expect(people.length + waiting.length).toBe(Number(position.people));
    const agent = people.find(({ id }) => id === AGENT);
    expect(agent?.gains).toContain('news:list');
    expect(agent?.loses).toContain('loan-operator:list');
    expect(await rolesOf(AGENT)).toEqual(['pocket_agent']);

    await change(1, 'pocket_operator');
    const rights = (await desk.get('/gateway-lab/permissions', 'agent'))
      .body as unknown as string[];
    for (const right of agent?.gains ?? []) expect(rights).toContain(right);
    for (const right of agent?.loses ?? []) expect(rights).not.toContain(right);
  });

  test('leaves those alone who were not given its role', async () => {
    await change(4, 'pocket_operator');
    expect(await rolesOf(WORKER_OF)).toEqual(['worker']);
  });

  test('keeps a role that another position gives too', async () => {
    await desk.post(HELD, {
      staffId: AGENT,
      positionId: 4,
      branchId: 2,
      since: '2026-11-01',
      grantsRole: true,
    });
    await change(1, 'pocket_economist');
    expect(await rolesOf(AGENT)).toEqual(['pocket_agent', 'pocket_economist']);
  });

  test('is in the audit log, for the position and for each of its people', async () => {
    await change(1, 'pocket_operator');
    const { content } = (await desk.get(`${ORG}/audit-log?kind=ROLE&sort=at,desc&size=100`)).body;
    const rows = content.map(({ record, from, to, reason, actor }) => ({
      record,
      from,
      to,
      reason,
      actor,
    }));
    expect(rows).toContainEqual({
      record: 'org-position/1',
      from: 'Агент',
      to: 'Апп оператор',
      reason: null,
      actor: ADMIN,
    });
    expect(rows).toContainEqual({
      record: `users/${AGENT}`,
      from: 'Агент',
      to: 'Апп оператор',
      reason: null,
      actor: ADMIN,
    });
  });

  test('is refused to who has the role by it, without a change, and with the same role', async () => {
    const own = await change(2, 'pocket_operator');
    expect(own.status).toBe(409);
    const same = await change(1, 'pocket_agent');
    expect([same.status, same.body.fields]).toEqual([
      400,
      { roleName: 'organization.position.same_role' },
    ]);
    const worker = await change(1, 'worker');
    expect([worker.status, worker.body.fields]).toEqual([
      400,
      { roleName: 'validation.invalid_value' },
    ]);
    expect((await change(1, 'pocket_operator', 'only:org-position:list')).status).toBe(403);
    expect(await rolesOf(AGENT)).toEqual(['pocket_agent']);
  });
});

describe('a position', () => {
  test('is not taken out while somebody has it, and comes back', async () => {
    const refused = await desk.post(`${POSITIONS}/1/remove`);
    expect(refused.status).toBe(409);
    const made = await desk.post(POSITIONS, {
      name: 'Ахлах оператор',
      roleName: 'pocket_operator',
    });
    expect(made.body).toMatchObject({ state: 'ACTIVE', tenant: 'pocketmn' });
    expect((await desk.post(`${POSITIONS}/${made.body.id}/remove`)).body.state).toBe('REMOVED');
    const given = await desk.post(HELD, {
      staffId: AGENT,
      positionId: made.body.id,
      branchId: 1,
      since: '2026-11-01',
    });
    expect(given.body.fields).toEqual({
      positionId: 'organization.user_position.position_removed',
    });
    expect((await desk.post(`${POSITIONS}/${made.body.id}/restore`)).body.state).toBe('ACTIVE');
  });

  test('has a name of its own within its lender', async () => {
    const body = { name: ' зээлийн мэргэжилтэн ', roleName: 'pocket_agent' };
    const twice = await desk.post(POSITIONS, body);
    expect([twice.status, twice.body.fields]).toEqual([409, { name: 'validation.taken' }]);
  });

  test('of another name is so for everybody who has it', async () => {
    await desk.call(`PUT ${POSITIONS}/1`, { body: { name: 'Зээлийн зөвлөх' } });
    const { content } = (await desk.get(`${HELD}?positionId=1&state=HELD&size=100`)).body;
    expect(new Set(content.map(({ positionName }) => positionName))).toEqual(
      new Set(['Зээлийн зөвлөх']),
    );
  });
});

describe('a position that somebody is given', () => {
  const body = { staffId: AGENT, positionId: 3, branchId: 4, since: '2026-11-20' };

  test('offers its role and gives none by itself', async () => {
    const offer = await desk.get(`${ORG}/role-offer?staffId=${AGENT}&positionId=3`);
    expect(offer.body).toMatchObject({ roleName: 'pocket_operator', isHeld: false, isOwn: false });
    expect((offer.body as unknown as { gains: string[] }).gains).toContain('news:list');
    const made = await desk.post(HELD, body);
    expect(made.body).toMatchObject({
      state: 'HELD',
      grantsRole: false,
      roleName: 'pocket_operator',
      positionName: 'Үйлчилгээний оператор',
    });
    expect(await rolesOf(AGENT)).toEqual(['pocket_agent']);
    expect((await desk.get(NEWS, 'agent')).status).toBe(403);
  });

  test('gives it where that is said, takes it back, and ends with it', async () => {
    const { id } = (await desk.post(HELD, body)).body;
    const granted = await desk.post(`${HELD}/${id}/grant_role`);
    expect(granted.body.grantsRole).toBe(true);
    expect(await rolesOf(AGENT)).toEqual(['pocket_agent', 'pocket_operator']);
    expect((await desk.get(NEWS, 'agent')).status).toBe(200);
    await desk.post(`${HELD}/${id}/withdraw_role`, { reason: REASON });
    expect((await desk.get(NEWS, 'agent')).status).toBe(403);
    await desk.post(`${HELD}/${id}/grant_role`);
    const ended = await desk.post(`${HELD}/${id}/end`, { reason: REASON });
    expect(ended.body).toMatchObject({ state: 'ENDED', grantsRole: false, until: '2026-11-21' });
    expect(await rolesOf(AGENT)).toEqual(['pocket_agent']);
    expect((await desk.post(`${HELD}/${id}/grant_role`)).status).toBe(409);
  });

  test('says beforehand what its actions change', async () => {
    const { id } = held(AGENT) ?? {};
    const { body: change } = await desk.get(`${HELD}/${id}/role-change?action=end`);
    expect((change as unknown as { loses: string[] }).loses).toContain('loan-operator:list');
    const unknown = await desk.get(`${HELD}/${id}/role-change?action=other`);
    expect(unknown.status).toBe(400);
  });

  test('leaves nobody without a role, and nobody gives a role to themselves', async () => {
    const last = await desk.post(`${HELD}/${held(AGENT)?.id}/end`, { reason: REASON });
    expect(last.status).toBe(409);
    const own = await desk.post(`${HELD}/${held(ADMIN)?.id}/withdraw_role`, { reason: REASON });
    expect(own.status).toBe(409);
    const taken = await desk.post(HELD, { ...body, staffId: ADMIN, grantsRole: true });
    expect(taken.body.fields).toEqual({ grantsRole: 'organization.user_position.own_role' });
  });

  test.each([
    [{ since: '2026-11-22' }, { since: 'organization.user_position.future' }],
    [{ positionId: 1, branchId: 0 }, { branchId: 'validation.invalid_value' }],
    [{ staffId: 'nobody' }, { staffId: 'validation.invalid_value' }],
    [{ since: null }, { since: 'validation.required' }],
  ])('is refused with %o', async (wrong, fields) => {
    const { status, body: answer } = await desk.post(HELD, { ...body, ...wrong });
    expect([status, answer.fields]).toEqual([400, fields]);
  });

  test('is given once at a branch', async () => {
    await desk.post(HELD, body);
    const twice = await desk.post(HELD, body);
    expect(twice.body.fields).toEqual({ positionId: 'organization.user_position.already' });
  });

  test('moves the figures of position, branch and unit', async () => {
    const figures = async () => {
      const [position, branches, hall] = await Promise.all([
        desk.get(`${POSITIONS}/3`),
        desk.get(`${ORG}/branches?id=4`),
        unit(7),
      ]);
      return [position.body.people, branches.body.content[0].people, hall.people].map(Number);
    };
    const before = await figures();
    await desk.post(HELD, body);
    expect(await figures()).toEqual(before.map((count) => count + 1));
  });
});

describe('a unit', () => {
  const move = (id: number, parentId: number | null, viewOrder: number) =>
    desk.post(`${UNITS}/${id}/move`, { parentId, viewOrder });
  const under = (parentId: number | null) =>
    (desk.store.collection('org-unit')?.all ?? [])
      .filter((one) => one.tenant === 'pocketmn' && one.state === 'ACTIVE')
      .filter((one) => (one.parentId ?? null) === parentId)
      .sort((one, other) => Number(one.viewOrder) - Number(other.viewOrder))
      .map(({ id, viewOrder }) => `${viewOrder}:${id}`);

  test('moves with what is under it, and the others close up', async () => {
    expect(under(1)).toEqual(['1:2', '2:5', '3:8', '4:10']);
    expect((await move(5, 2, 1)).status).toBe(200);
    expect(under(1)).toEqual(['1:2', '2:8', '3:10']);
    expect(under(2)).toEqual(['1:5', '2:3', '3:4']);
    expect(under(5)).toEqual(['1:6', '2:7']);
    expect((await unit(2)).children).toBe(3);
    const { content } = (await desk.get(`${ORG}/audit-log?record=org-unit/5&size=10`)).body;
    expect(content.map(({ action, from, to }) => [action, from, to])).toContainEqual([
      'Байрыг өөрчилсөн',
      'Гүйцэтгэх удирдлага',
      'Зээлийн газар',
    ]);
  });

  test('is not put under itself or what is under it', async () => {
    for (const parentId of [1, 2, 3]) {
      const { status, body } = await move(1, parentId, 1);
      expect([status, body.fields]).toEqual([400, { parentId: 'organization.unit.own_part' }]);
    }
    expect((await move(3, 12, 1)).body.fields).toEqual({ parentId: 'organization.unit.gone' });
  });

  test('with others under it, branches or people stays; an empty one goes and comes back', async () => {
    for (const id of [2, 3, 6]) expect((await desk.post(`${UNITS}/${id}/remove`)).status).toBe(409);
    expect((await desk.post(`${UNITS}/10/remove`)).body.state).toBe('REMOVED');
    expect(under(1)).toEqual(['1:2', '2:5', '3:8']);
    expect((await desk.post(`${UNITS}/10/restore`)).body).toMatchObject({
      state: 'ACTIVE',
      viewOrder: 4,
    });
  });

  test('whose own unit was taken out comes back after it', async () => {
    const made = async (body: object) => (await desk.post(UNITS, body)).body;
    const above = await made({ code: 'A1', name: 'Шинэ газар' });
    const below = await made({ code: 'A2', name: 'Шинэ хэлтэс', parentId: above.id });
    expect(above).toMatchObject({ parentId: null, viewOrder: 3 });
    for (const { id } of [below, above]) await desk.post(`${UNITS}/${id}/remove`);
    expect((await desk.post(`${UNITS}/${below.id}/restore`)).status).toBe(409);
    await desk.post(`${UNITS}/${above.id}/restore`);
    expect((await desk.post(`${UNITS}/${below.id}/restore`)).status).toBe(200);
  });

  test('has a code of its own within its lender', async () => {
    const { status, body } = await desk.post(UNITS, { code: 'zg', name: 'Өөр газар' });
    expect([status, body.fields]).toEqual([409, { code: 'validation.taken' }]);
  });
});

describe('figures of the sample', () => {
  test('are those of the lists that they count', async () => {
    const all = async (path: string) => (await desk.get(`${path}?size=500`)).body.content;
    const rows = (await all(HELD)).filter(({ state }) => state === 'HELD');
    for (const { id, people, granted } of await all(POSITIONS)) {
      const own = rows.filter(({ positionId }) => positionId === id);
      expect([people, granted], String(id)).toEqual([
        own.length,
        own.filter(({ grantsRole }) => grantsRole).length,
      ]);
    }
    const branches = await all(`${ORG}/branches`);
    for (const { id, people } of branches)
      expect(people, String(id)).toBe(
        new Set(rows.filter(({ branchId }) => branchId === id).map(({ staffId }) => staffId)).size,
      );
    for (const one of await all(UNITS))
      expect(one.branches).toBe(branches.filter(({ unitId }) => unitId === one.id).length);
  });

  test('everybody who was given the role of a position has it', async () => {
    const rows = desk.store.collection('org-user-position')?.all ?? [];
    for (const { staffId, grantsRole, positionId } of rows) {
      if (!grantsRole) continue;
      const position = desk.store.collection('org-position')?.get(Number(positionId));
      expect(desk.store.collection('users')?.get(String(staffId))?.roles).toContain(
        position?.roleName,
      );
    }
  });
});

describe('another lender', () => {
  const ALTAN =
    'only:org-branch:list,org-position:list,org-user-branch-position:list,org-employee:create@altan';

  test.each([UNITS, `${ORG}/branches`, POSITIONS, HELD, `${ORG}/staff`])(
    'sees its own alone of %s',
    async (path) => {
      const { content } = (await desk.get(`${path}?size=500`, ALTAN)).body;
      expect(content.length).toBeGreaterThan(0);
      expect(new Set(content.map(({ tenant }) => tenant))).toEqual(new Set(['altan']));
    },
  );

  test('finds nobody else’s position, and gives none of its own to their people', async () => {
    expect((await desk.get(`${HELD}/${held(AGENT)?.id}`, ALTAN)).status).toBe(404);
    const foreign = await desk.post(
      HELD,
      { staffId: AGENT, positionId: 7, branchId: 7, since: '2026-11-01' },
      ALTAN,
    );
    expect([foreign.status, foreign.body.fields]).toEqual([
      400,
      { staffId: 'validation.invalid_value' },
    ]);
  });

  test('colleagues are known by name and role, and by nothing else', async () => {
    const { content } = (await desk.get(`${ORG}/staff?size=1`)).body;
    expect(Object.keys(content[0]).sort()).toEqual([
      '@etag',
      'firstName',
      'id',
      'lastName',
      'loginName',
      'roles',
      'tenant',
    ]);
  });
});
