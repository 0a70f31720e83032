import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';
import { offer, offerSections } from '../labels.en';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  coupons: {
    request: {
      difference: 'What changes of the coupon as it is now',
      same: 'The request does not differ from the coupon.',
      unseen: 'Without the right to see coupons it cannot be compared with what is now.',
      on_approval: 'If approved, it goes on sale on %{date}.',
      at_once: 'It goes on sale as soon as it is approved.',
      rejected: 'Reason of the rejection: %{reason}',
      wrong_coupon: 'Choose a coupon that was approved and has not expired.',
      one_waits: 'Another request for this coupon waits for a decision.',
    },
  },
  actionBlocks: {
    coupon_over: 'Its sale would be over already, so it cannot be approved.',
    coupon_sold: 'The coupon has been sold, so its price, variants and terms cannot change.',
    coupon_overtaken: 'The coupon has changed without this request. Make a new one.',
    coupon_request_decided: 'An approved request cannot be edited.',
  },
  resources: {
    'coupon/requests': {
      name: 'Coupon request |||| Coupon requests',
      fields: {
        ...offer,
        couponId: 'Coupon to change',
        kind: 'Kind of request',
        rejectReason: 'Reason of the rejection',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
        createdAt: 'Requested at',
        createdBy: 'Requested by',
      },
      sections: { change: 'What shall change', ...offerSections },
      views: { PENDING: 'Pending', APPROVED: 'Approved', REJECTED: 'Rejected' },
      actions: { ask_again: 'Ask again' },
    },
  },
};
