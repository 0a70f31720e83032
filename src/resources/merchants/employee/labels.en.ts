import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'merchant-employee': {
      name: 'Merchant employee |||| Merchant employees',
      fields: {
        merchantId: 'Merchant',
        merchantName: 'Merchant',
        role: 'Role',
        since: 'Since',
        lastSeenAt: 'Last used the app',
        idleDays: 'Days not used',
      },
      views: {
        active: 'Active',
        idle: 'Not for 30 days',
        left: 'Removed',
      },
    },
  },
  merchants: {
    links: 'Pages of the merchant',
    customer: 'Customer',
  },
  enums: {
    MerchantRole: {
      OWNER: 'Owner',
      MANAGER: 'Manager',
      CASHIER: 'Cashier',
    },
    MerchantEmployeeState: {
      ACTIVE: 'Active',
      LEFT: 'Removed',
    },
  },
};
