import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { missingPictures } from '../../../../src/domain/webPictures';
import { samplePng } from '../../../../mocks/engine/samples/sampleFile';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(60);
const PAGES = '/gateway-lab/web-contents';
const keeper = only('web-content:create', 'web-content:list');
const page = (id: number) => desk.store.collection('web-content')?.get(id) as MockRecord;

test.each([
  ['content_brand', {}, ['brandImage']],
  ['content_brand', { brandImage: 1 }, []],
  ['content_instruction', { instructionMobile: 1 }, ['instructionDesktop']],
  ['content_featured_brand', {}, ['featuredBrandImage', 'featuredBrandDesc']],
  [
    'content_product',
    { brandImage: 1 },
    ['productImage', 'productDescMobile', 'productDescDesktop'],
  ],
  [undefined, {}, []],
] as const)('a page of type %s with %o lacks %o', (type, record, missing) => {
  expect(missingPictures(type, record)).toEqual(missing);
});

describe('publishing', () => {
  test('is refused with the number of pictures that are missing, and open when they are there', async () => {
    const refused = await desk.post(`${PAGES}/11/publish`, {}, keeper);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(refused.body.message).toMatch(/^1 зураг дутуу/);
    const bytes = samplePng(160, 90, '#006879');
    const saved = await desk.call(`PUT ${PAGES}/11`, {
      as: keeper,
      body: {
        productDescDesktop: {
          name: 'zurag.png',
          type: 'image/png',
          size: atob(bytes).length,
          data: `data:image/png;base64,${bytes}`,
          width: 160,
          height: 90,
        },
      },
    });
    expect([saved.status, saved.body.missingPictures]).toEqual([200, 0]);
    const { status, body } = await desk.post(`${PAGES}/11/publish`, {}, keeper);
    expect([status, body.state]).toEqual([200, 'PUBLISHED']);
  });

  test('keeps every picture of a published page', async () => {
    const { status, body } = await desk.call(`PUT ${PAGES}/9`, {
      as: keeper,
      body: { productImage: null },
    });
    expect([status, body.fields]).toEqual([400, { productImage: 'validation.image_required' }]);
    expect(page(9).productImage).not.toBeNull();
  });
});

test('the type of a page is said once', async () => {
  const { status } = await desk.call(`PUT ${PAGES}/11`, {
    as: keeper,
    body: { type: 'content_brand' },
  });
  expect([status, page(11).type]).toEqual([400, 'content_product']);
});
