import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(120);
const TEST = '/gateway-lab/notification/test';
const TEXTS = '/gateway-lab/notification-category/texts';
const sender = only('mass-notification:access');
const message = {
  type: 'NEWS',
  title: 'Шинэ нөхцөл',
  body: 'Зээлийн шинэ нөхцөлийг аппаас үзнэ үү.',
  isApp: true,
  isMail: true,
};
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
/** A staff member who is a customer of the sample. */
const withPhone = () => {
  const person = desk.store.people.find(({ username }) => username === 'admin');
  const customer = all('customers').find(({ id }) => id === 100_002) as MockRecord;
  if (!person) throw new Error('The administrator is in every sample.');
  person.customerId = Number(customer.id);
  return { person, customer };
};

describe('a message to oneself first', () => {
  test('goes to the own phone and mail, and is in no figure of what customers got', async () => {
    const { person, customer } = withPhone();
    const [log, mails] = [all('notification').length, all('email').length];
    const { status, body } = await desk.post(TEST, message, 'admin');
    expect([status, body]).toEqual([200, { channels: ['APP', 'MAIL'], today: 1 }]);
    expect((await desk.post(TEST, { ...message, isMail: false }, 'admin')).body).toEqual({
      channels: ['APP'],
      today: 2,
    });
    expect(all('notification')).toHaveLength(log);
    expect(all('email').slice(mails)).toMatchObject([
      { type: 100, customerId: customer.id, createdBy: person.id },
    ]);
    expect(desk.store.history.of('customers', customer)[0].action).toBe('test_notification');
    const bell = await desk.get('/gateway-lab/notification/me', 'admin');
    expect(JSON.stringify(bell.body)).toContain(message.title);
  });

  test('arrives once for one key, however often it is sent', async () => {
    withPhone();
    const given = { as: 'admin', body: message, headers: { 'Idempotency-Key': 'one-test' } };
    await desk.call(`POST ${TEST}`, given);
    expect((await desk.call(`POST ${TEST}`, given)).body.today).toBe(1);
    expect((await desk.post(TEST, message, 'admin')).body.today).toBe(2);
  });

  test('is refused with a place that nothing fills, without a way, and for who is no customer', async () => {
    withPhone();
    const unfilled = await desk.post(TEST, { ...message, title: 'Сайн уу, {firstName}' }, 'admin');
    expect([unfilled.status, Object.keys(unfilled.body.fields as object)]).toEqual([
      400,
      ['title'],
    ]);
    const noWay = await desk.post(TEST, { ...message, isApp: false, isMail: false }, 'admin');
    expect(noWay.status).toBe(400);
    const stranger = await desk.post(TEST, message, sender);
    expect([stranger.status, stranger.body.code]).toEqual([409, 'NO_CUSTOMER']);
  });

  test('of nobody who may do everything else', async () => {
    const other = allBut('mass-notification:access');
    expect((await desk.post(TEST, message, other)).status).toBe(403);
    expect((await desk.get(TEXTS, other)).status).toBe(403);
  });
});

test('the words of the categories are read by who sends and may not keep them', async () => {
  const { status, body } = await desk.get(TEXTS, sender);
  const texts = body as unknown as { id: number; title: string; type: string }[];
  expect([status, texts.length]).toEqual([200, all('notification-category').length]);
  const first = all('notification-category').find(({ id }) => id === texts[0].id);
  expect(texts[0]).toMatchObject({ title: first?.title, type: first?.type, body: first?.body });
  expect((await desk.get('/gateway-lab/notification-category/list', sender)).status).toBe(403);
});
