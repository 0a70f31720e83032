import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { samplePng } from '../../../../mocks/engine/samples/sampleFile';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const PACKAGES = '/gateway-lab/sticker-packages';
const STICKERS = '/gateway-lab/stickers';
const keeper = only('admin:access');
const stickers = (packageId: number): MockRecord[] =>
  (desk.store.collection('sticker')?.all ?? []).filter((one) => one.packageId === packageId);
const offered = (packageId: number) =>
  stickers(packageId)
    .filter(({ state }) => state === 'OFFERED')
    .sort((one, other) => Number(one.viewOrder) - Number(other.viewOrder))
    .map(({ tag }) => tag);
const idOf = (packageId: number, tag: string) =>
  stickers(packageId).find((one) => one.tag === tag)?.id;
const packageOf = async (id: number) => (await desk.get(`${PACKAGES}/${id}`, keeper)).body;

const bytes = samplePng(64, 64, '#006879');
const PNG = {
  name: 'naalt.png',
  type: 'image/png',
  size: atob(bytes).length,
  width: 64,
  height: 64,
  data: `data:image/png;base64,${bytes}`,
};
const add = (packageId: number, picture: object = PNG, tag = 'Шинэ') =>
  desk.post(STICKERS, { packageId, tag, picture }, keeper);

describe('adding', () => {
  test('puts a png behind the others, and the package counts it', async () => {
    const { status, body } = await add(4);
    expect([status, body.state, body.viewOrder, body.sentCount]).toEqual([201, 'OFFERED', 3, 0]);
    expect((await packageOf(4)).stickerCount).toBe(3);
  });

  test.each([
    ['a jpeg', { ...PNG, type: 'image/jpeg' }, 'validation.file_type'],
    [
      'a jpeg that is called a png',
      { ...PNG, data: `data:image/png;base64,${btoa('ÿØÿà')}` },
      'validation.file_type',
    ],
    ['a picture that is not square', { ...PNG, width: 64, height: 32 }, 'validation.image_ratio'],
  ])('%s is refused at its field', async (_, picture, problem) => {
    const { status, body } = await add(4, picture);
    expect([status, body.fields]).toEqual([400, { picture: problem }]);
    expect(stickers(4)).toHaveLength(2);
  });

  test('a deleted package takes none', async () => {
    const { status, body } = await add(6);
    expect([status, body.fields]).toEqual([
      400,
      { packageId: 'actionBlocks.sticker_package_deleted' },
    ]);
  });

  test('a package takes thirty', async () => {
    for (let at = stickers(4).length; at < 30; at += 1)
      expect((await add(4, PNG, `Таг ${at}`)).status).toBe(201);
    const { status, body } = await add(4);
    expect([status, body.fields]).toEqual([
      400,
      { packageId: 'actionBlocks.sticker_package_full' },
    ]);
  });
});

describe('taking out', () => {
  test('closes the gap, and putting back makes it the last', async () => {
    expect(offered(1)).toEqual(['Сайн уу', 'Баяртай', 'Баярлалаа', 'Уучлаарай', 'За за']);
    const id = idOf(1, 'Баяртай');
    const out = await desk.post(`${STICKERS}/${id}/remove`, {}, keeper);
    expect([out.status, out.body.state, out.body.viewOrder]).toEqual([200, 'REMOVED', null]);
    expect(offered(1)).toEqual(['Сайн уу', 'Баярлалаа', 'Уучлаарай', 'За за']);
    expect((await packageOf(1)).stickerCount).toBe(4);
    const back = await desk.post(`${STICKERS}/${id}/restore`, {}, keeper);
    expect([back.status, back.body.viewOrder]).toEqual([200, 5]);
  });

  test('the last one of a published package is refused', async () => {
    for (const tag of ['Сайн уу', 'Баяртай', 'Баярлалаа', 'Уучлаарай'])
      await desk.post(`${STICKERS}/${idOf(1, tag)}/remove`, {}, keeper);
    const { status, body } = await desk.post(`${STICKERS}/${idOf(1, 'За за')}/remove`, {}, keeper);
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(offered(1)).toEqual(['За за']);
  });
});

test('the order is that of one package alone', async () => {
  const others = offered(2);
  await desk.post(`${STICKERS}/${idOf(1, 'За за')}/move`, { viewOrder: 1 }, keeper);
  expect(offered(1)).toEqual(['За за', 'Сайн уу', 'Баяртай', 'Баярлалаа', 'Уучлаарай']);
  expect(offered(2)).toEqual(others);
});

describe('a package', () => {
  test('without stickers is not published', async () => {
    const { status, body } = await desk.post(`${PACKAGES}/5/publish`, {}, keeper);
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    await add(5);
    const after = await desk.post(`${PACKAGES}/5/publish`, {}, keeper);
    expect([after.status, after.body.state]).toEqual([200, 'PUBLISHED']);
  });

  test('whose stickers were sent is not deleted', async () => {
    const { sentCount } = await packageOf(3);
    expect(sentCount).toBe(609);
    const { status, body } = await desk.post(`${PACKAGES}/3/delete`, {}, keeper);
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(body.message).toMatch(/609/);
  });

  test('that is deleted is not changed any more', async () => {
    const change = () => desk.call(`PUT ${PACKAGES}/4`, { as: keeper, body: { name: 'Өөр нэр' } });
    expect((await change()).status).toBe(200);
    await desk.post(`${PACKAGES}/4/delete`, {}, keeper);
    const { status, body } = await change();
    expect([status, body.fields]).toEqual([400, { name: 'validation.not_writable' }]);
  });

  test('that is deleted takes its stickers with it, for good', async () => {
    const { status, body } = await desk.post(`${PACKAGES}/4/delete`, {}, keeper);
    expect([status, body.state, body.viewOrder, body.stickerCount]).toEqual([
      200,
      'DELETED',
      null,
      0,
    ]);
    expect(stickers(4).map(({ state }) => state)).toEqual(['REMOVED', 'REMOVED']);
    const [first] = stickers(4);
    expect(desk.store.history.of('sticker', first)).toContainEqual(
      expect.objectContaining({ action: 'delete_package', to: 'REMOVED', origin: 'AUTO' }),
    );
    const back = await desk.post(`${STICKERS}/${first.id}/restore`, {}, keeper);
    expect([back.status, back.body.code]).toEqual([409, 'CONDITION_FAILED']);
    const again = await desk.post(`${PACKAGES}/4/publish`, {}, keeper);
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test.each(['Horses', 'a b', '-a-', 'морь'])('is not called %s', async (identifier) => {
    const { status, body } = await desk.post(
      PACKAGES,
      {
        identifier,
        name: 'Шинэ',
        publisher: 'Шинэ',
        privacyPolicyUrl: 'https://pocket.example/a',
        licenseAgreementUrl: 'https://pocket.example/b',
      },
      keeper,
    );
    expect([status, body.fields]).toEqual([400, { identifier: 'validation.sticker_identifier' }]);
  });

  test.each(['publish', 'delete'])('%s: nobody who may do everything else', async (action) => {
    const { status } = await desk.post(`${PACKAGES}/4/${action}`, {}, allBut('admin:access'));
    expect([status, (await packageOf(4)).state]).toEqual([403, 'UNPUBLISHED']);
  });
});
