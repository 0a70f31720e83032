import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'zms-writer-tenant-list': {
      name: 'Credit-registry write |||| Credit-registry writing by tenant',
      fields: {
        loanId: 'Loan',
        loanCode: 'Loan code',
        customerId: 'Customer',
        writeStatus: 'Write status',
        code: 'Write code',
        error: 'Error',
        differences: 'Difference',
        isDifferent: 'Differs',
        classification: 'Our class',
        registryClass: 'Registry class',
        balance: 'Our balance',
        registryBalance: 'Registry balance',
        loanState: 'Our state',
        registryState: 'Registry state',
        overdueDays: 'Days past due',
        reportedContract: 'Reported contract number',
        reportedType: 'Reported loan type',
        reportedEnd: 'Reported end date',
        registryContract: 'Contract number in the registry',
        registryType: 'Loan type in the registry',
        registryEnd: 'End date in the registry',
        lentAmount: 'Lent amount',
        lendedDate: 'Issue date',
        writtenAt: 'Written at',
        writtenBy: 'Writing lender',
        isOpen: 'Open',
      },
      sections: { loan: 'Loan', write: 'Write' },
      views: {
        open: 'Open loans',
        failed: 'Failed',
        never: 'Never written',
        different: 'Different',
        finished: 'Closed loans',
      },
      actions: {
        write_one: 'Write to the registry',
        update_written: 'Update the registry’s record',
        correct_write: 'Correct and rewrite',
        schedule_write: 'Scheduled',
        end_of_day: 'Written at the end of day',
      },
    },
  },
};
