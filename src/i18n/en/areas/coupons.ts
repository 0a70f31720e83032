import type { coupons as mn } from '../../mn/areas/coupons';
import type { Same } from '../../Same';

export const coupons = {
  resources: {
    coupon: {
      fields: {
        tag: 'Tag',
        merchant: 'Merchant',
        sellPrice: 'Base price',
        sellDiscountPrice: 'Discounted price',
        discountPercent: 'Discount percent',
        initialBalance: 'Initial quantity',
        remainingBalance: 'Remaining quantity',
        isShowBalance: 'Show remaining quantity',
        limitPerCustomer: 'Limit per customer',
        maxQuantity: 'Maximum per purchase',
        customerLevels: 'Customer levels',
        locations: 'Locations',
        info: 'Information',
        condition: 'Condition',
        variants: 'Variants',
        expireDate: 'Expiry date',
        isValid: 'Valid',
        isExpired: 'Expired',
        isGifted: 'Gifted',
        owner: 'Owner',
        giftedCustomer: 'Gifted customer',
        acquiredAt: 'Acquired at',
        usedAt: 'Used at',
        transferredAt: 'Transferred at',
        receivedAt: 'Received at',
      },
    },
    coupon_variant: {
      name: 'Coupon variant |||| Coupon variants',
      fields: { isMaster: 'Master variant' },
    },
    'coupon/category': { fields: { imageUrl: 'Image link' } },
  },
  enums: {
    CouponType: { SPECIAL: 'Special', ORDINARY: 'Ordinary' },
    CouponRequestState: { PENDING: 'Pending', APPROVED: 'Approved', REJECTED: 'Rejected' },
    CouponAcquisitionState: { '0': 'Active', '1': 'Used', '2': 'Gifted' },
  },
} satisfies Same<typeof mn>;
