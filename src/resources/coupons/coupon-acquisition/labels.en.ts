import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  coupons: {
    acquisition: {
      chain: 'Who gave the coupon to whom',
      bought: 'Bought',
      got: 'Received as a gift',
      given: 'Given on',
      used: 'Used',
      holds: 'Has it now',
      expired: 'Not used before it expired',
      payment: 'Payment',
      expired_alert: 'The coupon expired before it was used.',
    },
  },
  resources: {
    'coupon/acquisitions': {
      name: 'Acquired coupon |||| Acquired coupons',
      fields: {
        number: 'Number',
        couponId: 'Coupon',
        variant: 'Variant',
        owner: 'Owner',
        way: 'How acquired',
        price: 'Price paid',
        acquiredAt: 'Acquired at',
        usedAt: 'Used at',
        isGifted: 'Gifted',
        giftedCustomer: 'Gifted customer',
        transferredAt: 'Transferred at',
        receivedAt: 'Received at',
        previousId: 'Record of the owner before',
        nextId: 'Record of the owner after',
        expireDate: 'Expiry date',
        isValid: 'Valid',
        isExpired: 'Expired',
        journalNumber: 'Journal number',
        chain: 'Owners',
        acquisitionId: 'Acquired coupon',
        at: 'From',
        until: 'Until',
      },
      views: { active: 'Active', used: 'Used', gifted: 'Gifted', expired: 'Expired' },
      events: {
        buy_coupon: 'Bought',
        receive_coupon: 'Received as a gift',
        give_coupon: 'Given on',
        use_coupon: 'Used',
        time_passed: 'Expired',
      },
    },
  },
};
