import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  income: {
    title: 'Income',
    declared: 'Declared',
    extracted: 'In the documents',
    checks: 'Declared and documented',
    agrees: 'Matches',
    differs: 'Differs',
    not_read: 'Not read from the documents',
    no_files: 'No document is attached.',
    limit_note:
      'The customer’s salary, score and credit limit are updated at once and recorded in the history.',
    limit_lower: 'Note: the credit limit will decrease.',
    files_needed: 'Attach at least one document.',
  },
  resources: {
    'customers/income/requests': {
      name: 'Income request |||| Income requests',
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
      sections: {
        income: 'Income',
        evidence: 'Evidence',
        decision: 'Decision',
        person: 'Customer',
      },
      actions: {
        send_income: 'Send for approval',
        approve_income: 'Approve',
        return_income: 'Return',
        reject_income: 'Reject',
        send_income_again: 'Send again',
        create: 'Register income',
      },
    },
  },
};
