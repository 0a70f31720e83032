import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'tenant-report/loan-notice': {
      name: 'Notice |||| Loan notices',
      views: { court: 'Court', risk: 'Risk', registry: 'Registry' },
      fields: {
        printedAt: 'Printed',
        category: 'Category',
        record: 'About',
        about: 'Number or name',
        customerId: 'Customer',
        customerName: 'Customer name',
        loanId: 'Loan',
        version: 'Copy',
        templateVersion: 'Template version',
        printedBy: 'Printed by',
      },
    },
  },
};
