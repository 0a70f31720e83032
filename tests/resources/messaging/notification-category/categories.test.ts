import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import {
  filledText,
  unknownInNotification,
} from '../../../../src/domain/messaging/notificationText';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const BASE = '/gateway-lab/notification-category';
const KEEPER = only('app-manage-not:edit');
const NEW = { type: 'COUPON', title: 'Шинэ купон', body: 'Купон нэмэгдлээ.', isApp: true };

const change = (id: number, body: object, as = KEEPER) =>
  desk.call(`PUT ${BASE}/category/${id}`, { as, body });
const log = () => desk.store.collection('notification')?.all ?? [];

describe('the places of a text', () => {
  test.each([
    ['Танд {amount} орлоо.', []],
    ['{firstName} {amount} {date} {loanCode} {points}', []],
    ['{ amount }', []],
    ['{name}, {name}', ['{name}']],
    ['{}', ['{}']],
    ['Нээлттэй {amount', ['{']],
    ['{{amount}}', ['{', '}']],
    ['', []],
  ])('of %s that nothing fills are %j', (text, places) => {
    expect(unknownInNotification(text)).toEqual(places);
  });

  test('are filled, and the others stay', () => {
    const values = { firstName: 'Бат', amount: '5 ₮', date: '', loanCode: '', points: '' };
    expect(filledText('{firstName}: {amount}{x}', values)).toBe('Бат: 5 ₮{x}');
  });
});

describe('a category', () => {
  test('is listed, read and changed at the addresses of the documents', async () => {
    const list = await desk.get(`${BASE}/list?size=50`, KEEPER);
    expect([list.status, list.body.totalElements]).toEqual([200, 16]);
    expect((await desk.get(`${BASE}/4`, KEEPER)).body.type).toBe('VIDEO');
    const { status, body } = await change(4, { isApp: true });
    expect([status, body.isApp]).toEqual([200, true]);
    const history = (await desk.get(`${BASE}/4/history`, KEEPER)).body as unknown as object[];
    expect(history).toContainEqual(
      expect.objectContaining({ field: 'isApp', from: false, to: true, origin: 'MANUAL' }),
    );
    // Its own address takes no change.
    const other = await desk.call(`PUT ${BASE}/4`, { as: KEEPER, body: { isApp: false } });
    expect(other.status).toBe(404);
  });

  test('says what became of the notifications of its type, as the log has them', async () => {
    // The tests begin on 2026-11-21: the last 30 days begin on 2026-10-22.
    const lately = log().filter(
      ({ type, createdAt }) => type === 'OVERDUE' && String(createdAt) >= '2026-10-21T16:00:00',
    );
    const sum = (rows: readonly MockRecord[], field: string) =>
      rows.reduce((total, row) => total + Number(row[field]), 0);
    const { body } = await desk.get(`${BASE}/8`, KEEPER);
    expect(lately.length).toBeGreaterThan(0);
    expect([body.sentLately, body.seenLately]).toEqual([sum(lately, 'sent'), sum(lately, 'seen')]);
    // A day later than the last of them nothing was sent lately.
    await desk.post('/__clock', { now: '2027-01-21T02:00:00.000Z' });
    expect((await desk.get(`${BASE}/8`, KEEPER)).body.sentLately).toBe(0);
  });

  test('is there once for each type', async () => {
    const twin = await desk.post(BASE, { ...NEW, type: 'OVERDUE' }, KEEPER);
    expect([twin.status, twin.body.fields, twin.body.existingId]).toEqual([
      409,
      { type: 'validation.taken' },
      8,
    ]);
    const { status, body } = await desk.post(BASE, NEW, KEEPER);
    expect([status, body.type, body.sentLately]).toEqual([
      201,
      'COUPON',
      log()
        .filter(({ type }) => type === 'COUPON')
        .reduce((total, row) => total + Number(row.sent), 0),
    ]);
  });

  test.each([
    [{ type: undefined }, 'type', 'validation.required'],
    [{ type: 'SMS' }, 'type', 'validation.invalid_value'],
    [{ title: ' ' }, 'title', 'validation.required'],
    [{ title: 'а'.repeat(61) }, 'title', 'validation.max_length'],
    [{ body: 'а'.repeat(241) }, 'body', 'validation.max_length'],
    [{ body: 'Сайн уу, {name}' }, 'body', 'validation.notification_place'],
    [{ title: '{amount' }, 'title', 'validation.notification_place'],
    [{ route: 'loans' }, 'route', 'validation.app_address'],
    [{ route: 'https://foreign.example' }, 'route', 'validation.app_address'],
    [{ route: '//foreign.example' }, 'route', 'validation.app_address'],
    [{ route: '/loans/../admin' }, 'route', 'validation.app_address'],
  ])('with %j is refused at its field', async (wrong, field, message) => {
    const { status, body } = await desk.post(BASE, { ...NEW, ...wrong }, KEEPER);
    expect([status, (body.fields as Record<string, unknown>)[field]]).toEqual([400, message]);
  });

  test('keeps its type', async () => {
    expect((await change(4, { type: 'OTHER' })).status).toBe(400);
  });

  test('is kept with its own right alone', async () => {
    expect((await desk.get(`${BASE}/list`, allBut('app-manage-not:edit'))).status).toBe(403);
    const refused = await change(4, { title: 'Өөр' }, allBut('app-manage-not:edit'));
    expect(refused.status).toBe(403);
    expect(desk.store.collection('notification-category')?.get(4)?.title).toBe('Шинэ видео');
  });
});
