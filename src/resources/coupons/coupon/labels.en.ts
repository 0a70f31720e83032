import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';
import { offer, offerSections } from '../labels.en';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  coupons: {
    coupon: {
      stock: 'Stock, reconciled',
      r15_stock: 'Stock = acquired + remaining',
      r15_states: 'Acquired + received = active + used + gifted',
      r15_gifts: 'Gifted = received',
      sales: 'Sales, last %{days} days',
      remains: 'Stock, last %{days} days',
      day: 'Day',
      sold: 'Sold',
      used: 'Used',
      remaining: 'Remaining',
      nothing: 'Nothing sold',
      nothing_text: 'Shown here once the coupon is sold.',
      acquisitions: 'Acquired by: %{count}',
      change: 'Ask for a change',
      waiting: 'The request for this coupon waits for a decision.',
      change_waiting: 'A request to change this coupon waits for a decision.',
      see_request: 'See the request',
      scarce: '%{left} of %{all} left.',
      sold_out: 'Sold out.',
    },
  },
  resources: {
    coupon: {
      name: 'Coupon |||| Coupons',
      fields: {
        ...offer,
        initialBalance: 'Initial quantity',
        acquired: 'Acquired',
        remainingBalance: 'Remaining quantity',
        active: 'Active',
        used: 'Used',
        gifted: 'Gifted',
        received: 'Received',
        isValid: 'Valid',
        isExpired: 'Expired',
        publishedAt: 'Approved at',
        publishedBy: 'Approved by',
        endedAt: 'Sale stopped at',
      },
      sections: { ...offerSections },
      views: {
        DRAFT: 'Drafts',
        REQUESTED: 'Sent for approval',
        SCHEDULED: 'Scheduled',
        ON_SALE: 'On sale',
        ENDED: 'Sale ended',
        EXPIRED: 'Expired',
      },
      actions: {
        ask_approval: 'Send for approval',
        end_early: 'Stop the sale',
      },
      events: {
        approve: 'Request approved',
        reject: 'Request rejected',
        time_passed: 'Time passed',
        sold: 'Sold',
      },
    },
  },
};
