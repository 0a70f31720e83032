import { expect, test } from 'vitest';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(60);
const ME = '/gateway-lab/notification/me?size=50';

interface Told {
  id: number;
  type: string;
  title: string;
  body: string;
  route?: string;
  isSeen: boolean;
}
const told = async (as: string) => {
  const { body } = await desk.get(ME, as);
  return { rows: body.content as unknown as Told[], unread: Number(body.unread) };
};

/** docs/domain/content-and-messaging.md 3.1 */
test('the bell tells nobody of what they may not open', async () => {
  const { rows, unread } = await told(only('coupon-request:access'));
  expect(rows.map(({ type }) => type)).toEqual(['COUPON']);
  // What nobody may see is not counted either.
  expect(unread).toBe(rows.filter(({ isSeen }) => !isSeen).length);
  expect((await told(only('holiday:list'))).rows).toEqual([]);
});

test('what is about a record names it and leads to its page', async () => {
  const [coupon] = (await told(only('coupon-request:access'))).rows;
  expect(coupon.route).toMatch(/^\/coupon.*\/\d+$/);
  const { rows } = await told('admin');
  expect(rows.length).toBeGreaterThan(8);
  for (const { type, route, body } of rows) {
    expect([type, route]).toEqual([type, expect.stringMatching(/^\//)]);
    expect(body).not.toContain('undefined');
  }
  const [income] = rows.filter(({ type }) => type === 'INCOME');
  expect(income.route).toMatch(/^\/customers\/income\/\d+\/update$/);
});

test('alerts of the system are in the bell of who may see their mails, unread', async () => {
  const { rows, unread } = await told(only('mail:list'));
  expect(rows.map(({ title, isSeen }) => [title, isSeen])).toEqual([
    ['Улайсан данс', false],
    ['Бүртгэгдээгүй зарлага', false],
    ['Харилцагч гэрээнээс татгалзлаа', false],
    ['Сэжигтэй шилжүүлэг', false],
  ]);
  expect(unread).toBe(4);
  expect(rows[0].body).toBe('Системийн сэрэмжлүүлэг. Улайсан данс илэрлээ');
  for (const { route } of rows) expect(route).toMatch(/^\/email/);
});

test('a message that one may not open is marked by nobody, and nobody learns its record’s kind', async () => {
  const as = only('holiday:list');
  const all = desk.store.notifications.of('nobody');
  const { status } = await desk.post(`/gateway-lab/notification/seen/${all[0].id}`, {}, as);
  expect(status).toBe(404);
  expect(JSON.stringify((await told('admin')).rows)).not.toContain('"about"');
});
