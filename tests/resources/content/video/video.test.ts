import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { durationText } from '../../../../src/domain/durationText';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(60);
const VIDEOS = '/gateway-lab/videos';
const keeper = only('video:create', 'video:list');
const videos = (): readonly MockRecord[] => desk.store.collection('video')?.all ?? [];
const guides = () => videos().flatMap(({ id, isGuide }) => (isGuide ? [id] : []));

test.each([
  [1, '0:01'],
  [60, '1:00'],
  [95, '1:35'],
  [3_600, '60:00'],
])('%i seconds are written %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

describe('the guide', () => {
  test('says how many customers have had points for watching it; no other video does', async () => {
    const watched = new Set(
      (desk.store.collection('bonus-points')?.all ?? [])
        .filter(({ type }) => type === 2)
        .map(({ customerId }) => customerId),
    );
    expect(watched.size).toBeGreaterThan(3);
    const [guide, other] = await Promise.all(
      [1, 2].map((id) => desk.get(`${VIDEOS}/${id}`, keeper)),
    );
    expect(guide.body.guideWatchers).toBe(watched.size);
    expect(other.body.guideWatchers).toBeNull();
  });

  test('gives way to the new one, which the history of both says', async () => {
    expect(guides()).toEqual([1]);
    const { status } = await desk.post(`${VIDEOS}/3/make_guide`, {}, keeper);
    expect([status, guides()]).toEqual([200, [3]]);
    const rows = desk.store.history.of('video', videos()[0]);
    expect(rows).toContainEqual(
      expect.objectContaining({ action: 'make_guide', from: true, to: false, origin: 'AUTO' }),
    );
  });

  test.each(['unpublish', 'make_guide'])('refuses %s', async (action) => {
    const { status, body } = await desk.post(`${VIDEOS}/1/${action}`, {}, keeper);
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(videos()[0]).toMatchObject({ isGuide: true, state: 'PUBLISHED' });
  });

  test('is never a video that customers do not see', async () => {
    const { status, body } = await desk.post(`${VIDEOS}/7/make_guide`, {}, keeper);
    expect([status, body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });
});

test('a video without a cover is not published, and a published one keeps its cover', async () => {
  const refused = await desk.post(`${VIDEOS}/9/publish`, {}, keeper);
  expect([refused.status, refused.body.code]).toEqual([409, 'CONDITION_FAILED']);
  const bare = await desk.call(`PUT ${VIDEOS}/2`, { as: keeper, body: { cover: null } });
  expect([bare.status, bare.body.fields]).toEqual([400, { cover: 'validation.image_required' }]);
});

test.each(['javascript:alert(1)', 'zaavar', 'https://a b.mn/1'])(
  'a link is no %s',
  async (link) => {
    const { status, body } = await desk.call(`PUT ${VIDEOS}/2`, { as: keeper, body: { link } });
    expect([status, body.fields]).toEqual([400, { link: 'validation.url' }]);
  },
);

test('a new video is the last, unpublished and no guide', async () => {
  const { status, body } = await desk.post(
    VIDEOS,
    { title: 'Шинэ', link: 'https://video.pocket.example/x', duration: 30, content: '<p>Шинэ</p>' },
    keeper,
  );
  expect([status, body.state, body.viewOrder, body.isGuide, body.publishedAt]).toEqual([
    201,
    'UNPUBLISHED',
    10,
    false,
    null,
  ]);
});
