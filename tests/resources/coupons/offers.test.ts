import { describe, expect, test } from 'vitest';
import { gatewayDesk } from '../../engine/gatewayDesk';
import { allBut, only } from '../../support/rights';
import { COUPON_BODY, png } from './couponBody';

const desk = gatewayDesk(120);
const COUPONS = '/gateway-lab/coupons';
const REQUESTS = '/gateway-lab/coupon-requests';
const KEEPER = only('coupon-admin:access', 'coupon-admin:create');

const letters = (count: number) => 'К'.repeat(count);
const variant = (change: object) => [{ name: 'Том', quantity: 10, isMaster: true, ...change }];

/** Section 5 of the second document: every field of a coupon, with its bounds. */
describe('a coupon', () => {
  test('is made as a draft, with its stock counted', async () => {
    const { status, body } = await desk.post(COUPONS, COUPON_BODY, KEEPER);
    expect([
      status,
      body.state,
      body.initialBalance,
      body.remaining,
      body.remainingBalance,
    ]).toEqual([201, 'DRAFT', 15, 15, 15]);
    expect([body.isValid, body.isExpired, body.publishedAt]).toEqual([false, false, null]);
  });

  test('takes the percent of a discounted price that stands alone', async () => {
    const { body } = await desk.post(COUPONS, { ...COUPON_BODY, discountPercent: 0 }, KEEPER);
    expect([body.discountPercent, body.sellDiscountPrice]).toEqual([15, '17000.00']);
  });

  test.each([
    ['name', { name: letters(3) }],
    ['name', { name: letters(30) }],
    ['tag', { tag: '1' }],
    ['tag', { tag: letters(7) }],
    ['sellPrice', { sellPrice: '500', sellDiscountPrice: '0', discountPercent: 0 }],
    ['sellPrice', { sellPrice: '10000000', sellDiscountPrice: '0', discountPercent: 0 }],
    ['discountPercent', { sellDiscountPrice: '0', discountPercent: 100 }],
    ['variants', { variants: variant({ quantity: 1 }) }],
    ['variants', { variants: variant({ quantity: 1_000 }) }],
  ])('takes the bounds of %s: %j', async (_, right) => {
    const { status } = await desk.post(COUPONS, { ...COUPON_BODY, ...right }, KEEPER);
    expect(status).toBe(201);
  });

  const ORDER = 'validation.coupon_dates_order';
  const PRICE = 'validation.coupon_price_consistency';
  test.each([
    [{ name: letters(2) }, 'name', 'validation.min_length'],
    [{ name: letters(31) }, 'name', 'validation.max_length'],
    [{ tag: '' }, 'tag', 'validation.required'],
    [{ tag: letters(8) }, 'tag', 'validation.max_length'],
    [{ type: null }, 'type', 'validation.required'],
    [{ merchantId: null }, 'merchantId', 'validation.required'],
    [{ merchantId: 100_001 }, 'merchantId', 'validation.coupon_merchant_unknown'],
    [{ categoryId: null }, 'categoryId', 'validation.required'],
    [{ categoryId: 12 }, 'categoryId', 'validation.coupon_category_unknown'],
    [{ sellPrice: '499' }, 'sellPrice', 'validation.range'],
    [{ sellPrice: '10000000.01' }, 'sellPrice', 'validation.range'],
    [{ sellDiscountPrice: '499' }, 'sellDiscountPrice', 'validation.coupon_discount_price'],
    [{ sellDiscountPrice: '3000000.01' }, 'sellDiscountPrice', 'validation.range'],
    [{ sellDiscountPrice: '16999' }, 'sellDiscountPrice', PRICE],
    [{ sellDiscountPrice: '0' }, 'sellDiscountPrice', PRICE],
    [{ discountPercent: -1 }, 'discountPercent', 'validation.range'],
    [{ discountPercent: 101 }, 'discountPercent', 'validation.range'],
    [{ variants: [] }, 'variants', 'validation.required'],
    [{ variants: variant({ isMaster: false }) }, 'variants', 'validation.coupon_one_master'],
    [
      { variants: [...variant({}), ...variant({ name: 'Дунд' })] },
      'variants',
      'validation.coupon_one_master',
    ],
    [
      { variants: [...variant({}), ...variant({ isMaster: false })] },
      'variants',
      'validation.coupon_variant_names',
    ],
    [{ variants: variant({ name: '' }) }, 'variants.0.name', 'validation.required'],
    [{ variants: variant({ quantity: null }) }, 'variants.0.quantity', 'validation.required'],
    [{ variants: variant({ quantity: 0 }) }, 'variants.0.quantity', 'validation.range'],
    [{ variants: variant({ quantity: 1_001 }) }, 'variants.0.quantity', 'validation.range'],
    [{ variants: variant({ quantity: 1.5 }) }, 'variants.0.quantity', 'validation.whole_number'],
    [{ customerLevels: [] }, 'customerLevels', 'validation.required'],
    [{ limitPerCustomer: null }, 'limitPerCustomer', 'validation.required'],
    [{ maxQuantity: null }, 'maxQuantity', 'validation.required'],
    [{ maxQuantity: 3 }, 'maxQuantity', 'validation.coupon_max_over_limit'],
    [{ startDate: null }, 'startDate', 'validation.required'],
    [{ endDate: '2026-11-21' }, 'expireDate', ORDER],
    [{ expireDate: '2026-11-30' }, 'expireDate', ORDER],
    [{ info: '<p></p>' }, 'info', 'validation.required'],
    [{ condition: null }, 'condition', 'validation.required'],
    [{ locations: [] }, 'locations', 'validation.required'],
    [{ locations: [{ name: 'Төв', point: null }] }, 'locations.0.point', 'validation.required'],
    [{ image: null }, 'image', 'validation.required'],
    [{ image: png(90, 90) }, 'image', 'validation.image_ratio'],
    [{ thumbnail: png(160, 90) }, 'thumbnail', 'validation.image_ratio'],
  ])('with %j is refused at its field, and so is a request', async (wrong, field, message) => {
    for (const path of [COUPONS, REQUESTS]) {
      const { status, body } = await desk.post(path, { ...COUPON_BODY, ...wrong });
      expect([status, (body.fields as Record<string, unknown>)?.[field]]).toEqual([400, message]);
    }
  });

  test('is seen with one right and made with another', async () => {
    expect((await desk.get(COUPONS, allBut('coupon-admin:access'))).status).toBe(403);
    const made = await desk.post(COUPONS, COUPON_BODY, allBut('coupon-admin:create'));
    expect(made.status).toBe(403);
    const asked = await desk.post(REQUESTS, COUPON_BODY, allBut('coupon-request:access'));
    expect(asked.status).toBe(403);
    const acquired = '/gateway-lab/coupon-acquisitions';
    expect((await desk.get(acquired, allBut('coupon-acquisition:access'))).status).toBe(403);
  });
});
