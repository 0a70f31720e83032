import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { gatewayDesk } from '../../engine/gatewayDesk';
import { allBut, only } from '../../support/rights';

const desk = gatewayDesk(60);
const CATEGORIES = '/gateway-lab/coupon-categories';
const KEEPER = only('coupon-admin:access', 'coupon-admin:create');
const NEW = { name: 'Аялал', imageUrl: 'https://cdn.example/ayalal.png' };

const category = (id: number) => desk.store.collection('coupon/category')?.get(id) as MockRecord;
const under = (parentId: number | null) =>
  (desk.store.collection('coupon/category')?.all ?? [])
    .filter((one) => one.state === 'ACTIVE' && one.parentId === parentId)
    .sort((one, other) => Number(one.viewOrder) - Number(other.viewOrder))
    .map(({ id, viewOrder }) => [id, viewOrder]);
const move = (id: number, parentId: number | null, viewOrder: number) =>
  desk.post(`${CATEGORIES}/${id}/move`, { parentId, viewOrder }, KEEPER);

describe('categories of coupons', () => {
  test('begin as the last under what they are put under', async () => {
    const { status, body } = await desk.post(CATEGORIES, { ...NEW, parentId: 1 }, KEEPER);
    expect([status, body.parentId, body.viewOrder]).toEqual([201, 1, 3]);
  });

  test('are moved without leaving gaps', async () => {
    await move(3, null, 2);
    expect(under(null).slice(0, 3)).toEqual([
      [1, 1],
      [3, 2],
      [4, 3],
    ]);
    expect(under(1)).toEqual([[2, 1]]);
  });

  test('are never under themselves', async () => {
    const { status, body } = await move(1, 2, 1);
    expect([status, body.fields]).toEqual([400, { parentId: 'coupons.category.own_part' }]);
  });

  test('stay while something is in them', async () => {
    const { status, body } = await desk.post(`${CATEGORIES}/1/remove`, {}, KEEPER);
    expect([status, body.code, category(1).state]).toEqual([409, 'CONDITION_FAILED', 'ACTIVE']);
  });

  test('are removed when they are empty, and come back as the last', async () => {
    const { body } = await desk.post(CATEGORIES, NEW, KEEPER);
    const id = Number(body.id);
    await desk.post(`${CATEGORIES}/${id}/remove`, {}, KEEPER);
    expect([category(id).state, category(id).viewOrder]).toEqual(['REMOVED', null]);
    const inIt = await desk.post(CATEGORIES, { ...NEW, name: 'Далай', parentId: id }, KEEPER);
    expect([inIt.status, inIt.body.fields]).toEqual([400, { parentId: 'coupons.category.gone' }]);
    await desk.post(`${CATEGORIES}/${id}/restore`, {}, KEEPER);
    expect([category(id).state, category(id).viewOrder]).toEqual(['ACTIVE', 8]);
  });

  test.each([
    [{ name: '' }, 'name', 'validation.required'],
    [{ imageUrl: 'зураг' }, 'imageUrl', 'validation.url'],
    [{ imageUrl: null }, 'imageUrl', 'validation.required'],
  ])('with %j are refused', async (wrong, field, message) => {
    const { status, body } = await desk.post(CATEGORIES, { ...NEW, ...wrong }, KEEPER);
    expect([status, (body.fields as Record<string, unknown>)?.[field]]).toEqual([400, message]);
  });

  test('have one name each, and are kept with their right', async () => {
    expect((await desk.post(CATEGORIES, { ...NEW, name: 'Кофе шоп' }, KEEPER)).status).toBe(409);
    const refused = await desk.post(CATEGORIES, NEW, allBut('coupon-admin:create'));
    expect(refused.status).toBe(403);
  });
});
