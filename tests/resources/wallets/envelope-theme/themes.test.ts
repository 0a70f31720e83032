import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { samplePng } from '../../../../mocks/engine/samples/sampleFile';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(120);
const THEMES = '/gateway-lab/envelope-themes';
const keeper = only('wa-envelope-theme:create', 'wa-envelope-theme:list');
const action = (id: number, name: string, body: object = {}, as: string = keeper) =>
  desk.post(`${THEMES}/${id}/${name}`, body, as);
const theme = (id: number) => desk.store.collection('envelopes/themes')?.get(id) as MockRecord;
const order = () =>
  (desk.store.collection('envelopes/themes')?.all ?? [])
    .filter(({ state }) => state !== 'DELETED')
    .sort((one, other) => Number(one.viewOrder) - Number(other.viewOrder))
    .map(({ id }) => id);
const defaults = () =>
  (desk.store.collection('envelopes/themes')?.all ?? [])
    .filter(({ isDefault }) => isDefault)
    .map(({ id }) => id);
const historyOf = (id: number) =>
  desk.store.history
    .of('envelopes/themes', theme(id))
    .map(({ action: name, field, from, to, origin }) => ({ name, field, from, to, origin }));

describe('the default theme', () => {
  test('gives way to the new one, which the history of both says', async () => {
    const { status, body } = await action(2, 'make_default');
    expect([status, body.isDefault]).toEqual([200, true]);
    expect(defaults()).toEqual([2]);
    expect(historyOf(1)).toContainEqual({
      name: 'make_default',
      field: 'isDefault',
      from: true,
      to: false,
      origin: 'AUTO',
    });
    expect(historyOf(2)).toContainEqual({
      name: 'make_default',
      field: 'isDefault',
      from: false,
      to: true,
      origin: 'MANUAL',
    });
  });

  test.each(['deactivate', 'delete', 'make_default'])('refuses %s', async (name) => {
    const { status, body } = await action(1, name);
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect([theme(1).state, theme(1).isDefault]).toEqual(['ACTIVE', true]);
  });

  test('is never an inactive one', async () => {
    const { status, body } = await action(11, 'make_default');
    expect([status, body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
    expect(defaults()).toEqual([1]);
  });
});

describe('deleting', () => {
  test('a theme of live envelopes is refused with their number; deactivating it is not', async () => {
    const { body } = await action(2, 'delete');
    expect(body.code).toBe('CONDITION_FAILED');
    expect(body.message).toMatch(/загвартай 6 дугтуйнаас/);
    const live = await desk.get(`${THEMES}/2`, keeper);
    expect([live.body.liveEnvelopes, live.body.sentEnvelopes]).toEqual([6, 6]);
    const off = await action(2, 'deactivate');
    expect([off.status, off.body.state]).toEqual([200, 'INACTIVE']);
  });

  test('closes the gap in the order, and is final', async () => {
    expect((await action(12, 'delete')).body).toMatchObject({ state: 'DELETED', viewOrder: null });
    expect(theme(13).viewOrder).toBe(12);
    const again = await action(12, 'activate');
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });
});

describe('the order', () => {
  test('a theme is moved between others, which move up or down by one', async () => {
    expect(order()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    await action(5, 'move', { viewOrder: 2 });
    expect(order()).toEqual([1, 5, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(historyOf(4)).toContainEqual({
      name: 'move',
      field: 'viewOrder',
      from: 4,
      to: 5,
      origin: 'AUTO',
    });
    await action(1, 'move', { viewOrder: 999 });
    expect(order()).toEqual([5, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 1]);
    expect(theme(1).viewOrder).toBe(13);
  });

  test.each([[0], [1.5], [null], ['x']])('no place is %s', async (viewOrder) => {
    const { status, body } = await action(5, 'move', { viewOrder });
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['viewOrder']]);
    expect(theme(5).viewOrder).toBe(5);
  });
});

/** A picture of these sides, px. */
const pictured = (width: number, height: number) => {
  const bytes = samplePng(width, height, '#006879');
  const data = `data:image/png;base64,${bytes}`;
  return { name: 'zurag.png', type: 'image/png', size: atob(bytes).length, data };
};
const NEW = {
  title: 'Хаврын баяр',
  category: 'OTHER',
  price: '0',
  picture: pictured(90, 120),
  cardPicture: pictured(160, 90),
  thumbnail: pictured(64, 64),
};

test('a new theme is inactive, not the default, and the last', async () => {
  const { status, body } = await desk.post(THEMES, NEW, keeper);
  expect([status, body.state, body.isDefault, body.viewOrder]).toEqual([
    201,
    'INACTIVE',
    false,
    14,
  ]);
});

test('a new theme has pictures of its own, not the address of another one’s', async () => {
  const { status, body } = await desk.post(THEMES, { ...NEW, picture: theme(1).picture }, keeper);
  expect([status, body.fields]).toEqual([400, { picture: 'validation.file_bytes' }]);
});

test('a picture of another ratio is refused at its field', async () => {
  const wide = pictured(160, 90);
  const { status, body } = await desk.call(`PATCH ${THEMES}/3`, {
    as: keeper,
    body: { thumbnail: wide },
  });
  expect([status, (body.fields as Record<string, string>).thumbnail]).toEqual([
    400,
    'validation.image_ratio',
  ]);
});

test.each(['activate', 'deactivate', 'make_default', 'move', 'delete'])(
  '%s needs the right to keep themes',
  async (name) => {
    const { status } = await action(11, name, { viewOrder: 1 }, allBut('wa-envelope-theme:create'));
    expect(status).toBe(403);
  },
);
