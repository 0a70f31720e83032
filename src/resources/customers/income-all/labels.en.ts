import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'customers/income/all': {
      name: 'Income |||| All incomes',
      fields: {
        type: 'Income type',
        margin: 'Margin',
        months: 'Months',
        month: 'Month',
        files: 'Files',
        material: 'Material',
        totalPages: 'Total pages',
        viewedPages: 'Pages viewed',
        medium: 'Medium',
        averageAmount: 'Average monthly income',
        customerId: 'Customer',
        monthCount: 'Number of months',
        fileCount: 'Number of files',
        confirmedCount: 'Confirmed files',
        amount: 'Income to be approved',
        date: 'Date of the document',
        sentAt: 'Sent at',
        attempts: 'Times returned',
        note: 'Note',
        rejectReason: 'Rejection reason',
        returnReason: 'Return reason',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
        createdBy: 'Registered by',
        limitBefore: 'Credit limit before',
        limitAfter: 'Credit limit after',
        document: 'Additional document (PDF)',
        picture: 'Additional image',
      },
      views: {
        waiting: 'Waiting',
        returned: 'Returned',
        approved: 'Approved',
        refused: 'Rejected',
        paper: 'On paper',
        registering: 'Being registered',
      },
    },
  },
};
