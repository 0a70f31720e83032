import { describe, expect, test } from 'vitest';
import { bodyFor } from '../../../contract/support/actionBodies';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk(60);

const CUSTOMERS = '/gateway-customer/customers';
const ID = 100_002;
const [OLD, NEW] = ['БӨ85040722', 'ЦЯ85040729'];
const { document } = bodyFor('customers', 'change_name', {});
const REASON = 'Иргэний бүртгэлээр баталгаажсан өөрчлөлт.';

/** Changes name, number and phone of a customer. */
async function changeAll(): Promise<void> {
  const named = { lastName: 'Сүхээ', firstName: 'Номуундарь', document, reason: REASON };
  const numbered = { newRegnum: NEW, document, reason: REASON };
  const answers = [
    await desk.post(`${CUSTOMERS}/${ID}/change_name`, named),
    await desk.post(`${CUSTOMERS}/${ID}/correct_regnum`, numbered),
    await desk.call(`PUT ${CUSTOMERS}/${ID}`, { body: { phone: '85000001' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
}

/** Whose rows a list finds, and by which former names and numbers it says that it has found them. */
async function found(path: string, asked: Readonly<Record<string, unknown>>, field = 'customerId') {
  const { status, body } = await desk.post(`${path}/search`, { size: 1000, ...asked });
  expect(status).toBe(200);
  const rows = body.content;
  const former = rows.flatMap((row) => (row['@former'] as { value: string }[] | undefined) ?? []);
  return [
    [...new Set(rows.map((row) => row[field]))],
    [...new Set(former.map(({ value }) => value))],
  ];
}

const LISTS = [
  ['/gateway-lab/contracts', 'customerId'],
  ['/gateway-lab/loans', 'customerId'],
  [CUSTOMERS, 'id'],
] as const;

describe.each(LISTS)('%s', (path, field) => {
  test('finds somebody by the number of now, and by a former one, which it says', async () => {
    await changeAll();
    expect(await found(path, { regnum: NEW }, field)).toEqual([[ID], []]);
    expect(await found(path, { regnum: OLD }, field)).toEqual([[ID], ['*Ө***40722']]);
  });

  test('and by names', async () => {
    await changeAll();
    expect(await found(path, { q: 'номуундарь' }, field)).toEqual([[ID], []]);
    const former = 'Ганбаатар Энхжаргал';
    const [ids, said] = await found(path, { q: former }, field);
    expect([ids.includes(ID), said]).toEqual([true, [former]]);
  });
});

describe('what is searched', () => {
  test('is a phone, too', async () => {
    await changeAll();
    expect(await found(CUSTOMERS, { phone: '88112233' }, 'id')).toEqual([[ID], ['8****233']]);
    expect(await found('/gateway-lab/loans', { phone: '88112233' })).toEqual([[ID], ['8****233']]);
  });

  test('in a copy is what it says, and what the person is called now', async () => {
    const letters = desk.store.collection('definition');
    const [letter] = letters?.all ?? [];
    const { customerId, customerName } = letter;
    const named = { lastName: 'Сүхээ', firstName: 'Номуундарь', document, reason: REASON };
    await desk.post(`${CUSTOMERS}/${String(customerId)}/change_name`, named);
    for (const q of [customerName, 'Номуундарь']) {
      const [ids, said] = await found('/gateway-lab/definitions', { q });
      expect([ids.includes(customerId), said]).toEqual([true, []]);
    }
  });

  test('among rows that are calculated finds them as well', async () => {
    const [request] = desk.store.collection('zms-line-close-request')?.all ?? [];
    const { customerId: id } = request;
    const regnum = desk.store.collection('customers')?.get(Number(id))?.regnum;
    const body = { newRegnum: NEW, document, reason: REASON };
    expect((await desk.post(`${CUSTOMERS}/${String(id)}/correct_regnum`, body)).status).toBe(200);
    const path = '/gateway-zms/zms-line-close-requests';
    const [ids, said] = await found(path, { regnum });
    expect([ids, said.length]).toEqual([[id], 1]);
  });

  test('at the look-ups is the person, with what was asked for', async () => {
    await changeAll();
    const until = expect.stringContaining('2026-11-21') as string;
    const number = { value: '*Ө***40722', until };
    const byNumber = await desk.get(
      `${CUSTOMERS}/id-by-regnum-or-phone?regnum=${encodeURIComponent(OLD)}`,
    );
    expect(byNumber.body).toEqual({ id: ID, former: number });
    const byPhone = await desk.get(`${CUSTOMERS}/id-by-regnum-or-phone?phone=88112233`);
    expect(byPhone.body).toEqual({ id: ID, former: { value: '8****233', until } });
    const now = await desk.get(`${CUSTOMERS}/id-by-regnum-or-phone?phone=85000001`);
    expect(now.body).toEqual({ id: ID });
    const loans = await desk.post('/gateway-lab/loans/lookup', { regnum: OLD });
    const rows = loans.body.loans as unknown as Record<string, unknown>[];
    expect(rows.map((row) => [row.customerId, row['@former']])[0]).toEqual([ID, [number]]);
    const profile = await desk.post('/gateway-lab/loans/customer-profile', { regnum: OLD });
    expect([profile.status, profile.body.former]).toEqual([200, number]);
  });

  test('is first whose it is now', async () => {
    await changeAll();
    const body = { newRegnum: OLD, document, reason: REASON };
    expect((await desk.post(`${CUSTOMERS}/100003/correct_regnum`, body)).status).toBe(200);
    const asked = await desk.get(
      `${CUSTOMERS}/id-by-regnum-or-phone?regnum=${encodeURIComponent(OLD)}`,
    );
    expect(asked.body).toEqual({ id: 100_003 });
    const [ids] = await found(CUSTOMERS, { regnum: OLD }, 'id');
    expect(ids.sort()).toEqual([ID, 100_003]);
  });

  test('is what the log of name changes says of the sample', async () => {
    const log = desk.store.collection('customers/search/management-history')?.all ?? [];
    const row = log.find(({ action }) => action === 0);
    const customer = desk.store
      .collection('customers')
      ?.all.find(({ regnum }) => regnum === row?.regnum);
    const former = `${String(row?.from)} ${String(customer?.firstName)}`;
    const [ids, said] = await found(CUSTOMERS, { q: former }, 'id');
    expect([ids.includes(customer?.id), said.includes(former)]).toEqual([true, true]);
  });
});
