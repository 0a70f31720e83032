import { samplePng } from '../../../mocks/engine/samples/sampleFile';

/** A real picture of a size: the gateways read it in the bytes. */
export function png(width: number, height: number) {
  const bytes = samplePng(width, height, '#2f74bb');
  return {
    name: 'kupon.png',
    type: 'image/png',
    size: atob(bytes).length,
    width,
    height,
    data: `data:image/png;base64,${bytes}`,
  };
}

/** A new coupon that nothing is wrong with, from the day of the tests, 2026-11-21, on. */
export const COUPON_BODY = {
  name: 'Мачча латте',
  tag: '-15%',
  type: 'ORDINARY',
  merchantId: 100_005,
  categoryId: 2,
  sellPrice: '20000.00',
  discountPercent: 15,
  sellDiscountPrice: '17000.00',
  variants: [
    { name: 'Том', quantity: 10, isMaster: true },
    { name: 'Дунд', quantity: 5, isMaster: false },
  ],
  isShowBalance: true,
  limitPerCustomer: 2,
  maxQuantity: 1,
  customerLevels: ['FAN', 'STAR', 'BOSS', 'KING', 'GOD'],
  startDate: '2026-11-21',
  endDate: '2026-11-30',
  expireDate: '2026-12-10',
  image: png(160, 90),
  thumbnail: null,
  info: '<p>Шинэ цай</p>',
  condition: '<p>Нэг удаа ашиглана</p>',
  locations: [{ name: 'Төв салбар', point: { lat: 47.92, lng: 106.91 } }],
} as const;
