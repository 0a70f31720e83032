import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { samplePng } from '../../../mocks/engine/samples/sampleFile';
import { gatewayDesk } from '../../engine/gatewayDesk';
import { allBut, only } from '../../support/rights';

const desk = gatewayDesk(60);

/** Every kind of content: its records, their address, who keeps it, one that is published and one that is not. */
const CONTENT = [
  ['news', 'news', 'news:create', 1, 4],
  ['video', 'videos', 'video:create', 2, 7],
  ['web-content', 'web-contents', 'web-content:create', 1, 3],
  ['loan-banner', 'loan-banners', 'banner-admin:access', 1, 6],
  ['saving-image', 'saving-images', 'banner-admin:access', 1, 7],
] as const;

const IN_ORDER = CONTENT.slice(1);

const record = (resource: string, id: number) =>
  desk.store.collection(resource)?.get(id) as MockRecord;
const order = (resource: string) =>
  [...(desk.store.collection(resource)?.all ?? [])]
    .sort((one, other) => Number(one.viewOrder) - Number(other.viewOrder))
    .map(({ id }) => id);

describe.each(CONTENT)('%s', (resource, path, right, shown, draft) => {
  const address = `/gateway-lab/${path}`;

  test('is seen since it was published, and no longer when it is taken back', async () => {
    const before = desk.store.clock.iso();
    const published = await desk.post(`${address}/${draft}/publish`, {}, only(right));
    expect([published.status, published.body.state]).toEqual([200, 'PUBLISHED']);
    expect(String(record(resource, draft).publishedAt) >= before).toBe(true);
    const back = await desk.post(`${address}/${shown}/unpublish`, {}, only(right));
    expect([back.status, back.body.state, back.body.publishedAt]).toEqual([
      200,
      'UNPUBLISHED',
      null,
    ]);
    const rows = desk.store.history.of(resource, record(resource, shown));
    expect(rows.map(({ action, field, to }) => [action, field, to])).toContainEqual([
      'unpublish',
      'publishedAt',
      null,
    ]);
  });

  test('is not published twice', async () => {
    const { status, body } = await desk.post(`${address}/${shown}/publish`, {}, only(right));
    expect([status, body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test('is published by nobody who may do everything else', async () => {
    const before = record(resource, draft).state;
    const { status } = await desk.post(`${address}/${draft}/publish`, {}, allBut(right));
    expect([status, record(resource, draft).state]).toEqual([403, before]);
  });
});

describe.each(IN_ORDER)('the order of %s', (resource, path, right) => {
  test('is changed by moving one, and those between follow', async () => {
    expect(order(resource).slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    await desk.post(`/gateway-lab/${path}/4/move`, { viewOrder: 2 }, only(right));
    expect(order(resource).slice(0, 5)).toEqual([1, 4, 2, 3, 5]);
    expect([2, 3].map((id) => record(resource, id).viewOrder)).toEqual([3, 4]);
  });

  test.each([[0], [1.5], [null]])('has no place %s', async (viewOrder) => {
    const { status, body } = await desk.post(
      `/gateway-lab/${path}/4/move`,
      { viewOrder },
      only(right),
    );
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['viewOrder']]);
    expect(record(resource, 4).viewOrder).toBe(4);
  });
});

describe('the size of a picture', () => {
  const picture = (width: number, height: number, said = { width, height }) => {
    const bytes = samplePng(width, height, '#006879');
    return {
      name: 'zurag.png',
      type: 'image/png',
      size: atob(bytes).length,
      data: `data:image/png;base64,${bytes}`,
      ...said,
    };
  };
  const change = (image: object) =>
    desk.call('PUT /gateway-lab/loan-banners/6', {
      as: only('banner-admin:access'),
      body: { image },
    });

  test.each([
    [110, 40, '11:4'],
    [160, 90, '16:9'],
    [120, 90, '4:3'],
    [210, 90, '21:9'],
    [150, 100, '3:2'],
  ])('%i × %i is %s, which the gateway reads in the picture', async (width, height, ratio) => {
    const { status, body } = await change(picture(width, height));
    expect([status, body.aspectRatio]).toEqual([200, ratio]);
    expect(body.image).toMatchObject({ width, height });
  });

  test('that is only claimed is refused at its field', async () => {
    const { status, body } = await change(picture(100, 100, { width: 160, height: 90 }));
    expect([status, (body.fields as Record<string, string>).image]).toEqual([
      400,
      'validation.image_ratio',
    ]);
    expect(record('loan-banner', 6).aspectRatio).toBe('11:4');
  });
});
