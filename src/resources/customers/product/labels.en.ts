import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    product: {
      loans: 'Loans of this product',
      none: 'There are no loans.',
      failed: 'The loans could not be loaded.',
      agreed: 'Total balance of open loans',
    },
  },
  resources: {
    products: {
      name: 'Product |||| Products',
      fields: {
        customerId: 'Customer',
        productType: 'Product',
        limit: 'Limit',
        used: 'Used',
        available: 'Available',
        usedShare: 'Utilisation',
        openLoans: 'Open loans',
        allLoans: 'All loans',
        overdueDays: 'Days past due',
        since: 'First loan',
      },
      views: { inUse: 'In use', overdue: 'Past due', paidOff: 'Paid off' },
      sections: { holding: 'Product' },
      actions: { loan_issued: 'Issue loan', loan_closed: 'Close loan' },
    },
  },
  enums: {
    ProductState: {
      REQUESTED: 'Requested',
      IN_USE: 'In use',
      OVERDUE: 'Past due',
      RISKED: 'In the risk department',
      PAID_OFF: 'Paid off',
    },
  },
};
