import { describe, expect, test } from 'vitest';
import { gatewayDesk } from '../../engine/gatewayDesk';

const desk = gatewayDesk(60);

const LOG = '/gateway-org/audit-log';
const ADMIN = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01';
const OPERATOR = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a02';
const AUDITOR = 'only:org-audit-log:list';
const AUDITOR_OF_ALTAN = 'only:org-audit-log:list@altan';
/** Whom the finder is asked for belongs to no lender, and every lender may ask (docs/domain/identity.md 4.6). */
const FINDER_OF_ALTAN = 'only:customer-finder:search,customer-finder:create@altan';

const log = async (query: string, as?: string) => {
  const { status, body } = await desk.get(`${LOG}?size=1000&${query}`, as);
  return { status, rows: body.content, total: Number(body.totalElements) };
};
const rename = (id: number, title: string, as?: string) =>
  desk.call(`PUT /gateway-lab/news/${id}`, { as, body: { title } });

describe('the audit log', () => {
  test('is the history that every record has, row by row', async () => {
    for (const [resource, path] of [
      ['customers', '/gateway-customer/customers/100001'],
      ['news', '/gateway-lab/news/1'],
    ]) {
      const history = (await desk.get(`${path}/history`)).body as unknown as {
        id: string;
        at: string;
        by: string | null;
      }[];
      const id = path.split('/').at(-1);
      const { rows } = await log(`record=${resource}/${id}`);
      expect(history.length).toBeGreaterThan(0);
      expect(rows.map((row) => row.id).sort()).toEqual(history.map((row) => row.id).sort());
    }
  });

  test('has a change at once, with who, what, and before → after', async () => {
    const before = desk.store.collection('news')?.get(1)?.title;
    await rename(1, 'Шинэ гарчиг');
    const { rows } = await log('record=news/1&sort=at,desc');
    expect(rows[0]).toMatchObject({
      actor: ADMIN,
      action: 'Зассан',
      kind: 'UPDATE',
      record: 'news/1',
      changedField: 'Гарчиг',
      from: before,
      to: 'Шинэ гарчиг',
      origin: 'MANUAL',
    });
  });

  test('keeps what was done to a record that was deleted, without a way to it', async () => {
    const agent = '8d2f6a10-3c41-4b7e-9d05-000000000001';
    const named = desk.store.collection('users')?.get(agent);
    const employee = desk.store
      .collection('org-employee')
      ?.all.find(({ staffId }) => staffId === agent);
    await desk.post(`/gateway-org/employees/${employee?.id}/leave`, {
      leftOn: '2026-11-20',
      reason: 'Өөрийн хүсэлтээр гарсан.',
      handedTo: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a02',
    });
    const { status } = await desk.call(`DELETE /gateway-identity/keycloak/user/${agent}`);
    expect(status).toBe(200);
    const { rows } = await log(`record=users/${agent}&sort=at,desc`);
    expect(rows[0]).toMatchObject({
      actor: ADMIN,
      action: 'Устгасан',
      kind: 'DELETE',
      record: null,
      recordName: `${named?.lastName} ${named?.firstName}`,
    });
    expect(rows.length).toBeGreaterThan(1);
  });

  test('is written in the caller’s language', async () => {
    await rename(1, 'Шинэ гарчиг');
    const { body } = await desk.call(`GET ${LOG}?record=news/1&sort=at,desc`, {
      headers: { 'Accept-Language': 'en' },
    });
    expect(body.content[0]).toMatchObject({ action: 'Changed', changedField: 'Title' });
  });

  test('is found by person, by action, by time and by the name of the record', async () => {
    await rename(1, 'Ховор гарчигтай мэдээ');
    await rename(2, 'Өөр мэдээ', 'operator');
    const own = await log(`actor=${OPERATOR}&kind=UPDATE&atFrom=2026-11-21&recordName=өөр`);
    expect(own.rows.map(({ record }) => record)).toEqual(['news/2']);
    const named = await log('recordName=ховор гарчиг');
    expect(new Set(named.rows.map(({ record }) => record))).toEqual(new Set(['news/1']));
    expect((await log('atFrom=2026-11-22')).total).toBe(0);
    expect((await log('atTo=2026-11-20&kind=UPDATE&actor=nobody')).total).toBe(0);
  });

  test('has words for every action of the sample', async () => {
    const { rows } = await log('sort=at,desc');
    const raw = rows.filter(({ action }) => /^[a-z][a-z_-]*$/.test(String(action)));
    expect([...new Set(raw.map(({ action }) => action))]).toEqual([]);
  });

  test('opens with its right alone', async () => {
    expect((await log('', 'operator')).status).toBe(403);
    expect((await log('', AUDITOR)).status).toBe(200);
  });
});

describe('what is hidden elsewhere', () => {
  const CUSTOMER = '/gateway-customer/customers/100001';
  const change = (body: object) => desk.call(`PUT ${CUSTOMER}`, { body });

  test('stays masked for everybody', async () => {
    await change({ contactPhone: '88776655' });
    for (const as of ['admin', AUDITOR]) {
      const { rows } = await log('record=customers/100001&kind=UPDATE', as);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain('88776655');
    }
  });

  test('stays masked in the name of a record, which is never a row of asterisks', async () => {
    const { rows } = await log('record=sms/1');
    expect(rows[0]?.recordName).toMatch(/^\d\*{4}\d{3}$/);
    const all = (await log('sort=at,desc')).rows;
    expect(all.filter(({ recordName }) => /^\*+$/.test(String(recordName)))).toEqual([]);
  });

  test('is in the log when somebody looks at it', async () => {
    await desk.call('GET /gateway-customer/customers/100001/less-nomask', { as: 'operator' });
    const { rows } = await log('record=customers/100001&kind=READ&sort=at,desc');
    expect([rows[0].actor, rows[0].action]).toEqual([OPERATOR, 'Нууцалсан мэдээлэл харсан']);
  });

  test('is not told to who may not see the record', async () => {
    await change({ email: 'shine.hayag@example.mn' });
    const text = async (as: string) =>
      JSON.stringify((await log('record=customers/100001&kind=UPDATE', as)).rows);
    expect(await text('admin')).toContain('shine.hayag@example.mn');
    expect(await text(AUDITOR)).not.toContain('shine.hayag@example.mn');
    expect(await text(AUDITOR)).toContain('Нууцалсан: энэ бичлэгийг харах эрх байхгүй');
  });
});

describe('another lender', () => {
  test('sees what was done to its own records alone', async () => {
    const { rows } = await log('sort=at,desc', AUDITOR_OF_ALTAN);
    expect(rows.length).toBeGreaterThan(0);
    const customers = desk.store.collection('customers');
    const foreign = rows.filter(({ record }) => {
      const [, id] = /^customers\/(\d+)$/.exec(String(record)) ?? [];
      return id !== undefined && customers?.get(Number(id))?.tenant !== 'altan';
    });
    expect(foreign).toEqual([]);
    const people = desk.store.collection('users');
    for (const { tenant, actor } of rows)
      expect(tenant ?? people?.get(String(actor))?.tenant).toBe('altan');
  });

  test('sees of what belongs to everybody only what its own people did', async () => {
    const ask = async (phone: string, as?: string) => {
      const body = { phone, reason: 'Зээлийн хүсэлт шалгахад хэрэгтэй' };
      const { status, body: made } = await desk.call('POST /gateway-customer-finder/requests', {
        as,
        body,
      });
      expect(status).toBe(201);
      return `record=customer-finder/${String((made as unknown as { id: number }).id)}`;
    };
    const theirs = await ask('99112233');
    const own = await ask('88112233', FINDER_OF_ALTAN);
    expect((await log(theirs, AUDITOR_OF_ALTAN)).rows).toEqual([]);
    expect((await log(own, FINDER_OF_ALTAN)).status).toBe(403);
    expect((await log(own)).rows.map(({ kind }) => kind)).toEqual(['CREATE']);
  });
});
