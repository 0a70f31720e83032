import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  enums: {
    CouponType: { SPECIAL: 'Special', ORDINARY: 'Ordinary' },
    CouponRequestState: { PENDING: 'Pending', APPROVED: 'Approved', REJECTED: 'Rejected' },
    CouponAcquisitionState: { 0: 'Active', 1: 'Used', 2: 'Gifted' },
  },
};
