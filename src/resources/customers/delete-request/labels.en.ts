import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  identity: {
    deletion: {
      checks: 'Pre-checks',
      passed: 'Passed',
      open: 'Not passed',
      consequences: 'After deletion',
      steps: 'Steps',
      done: 'Done',
      failed: 'Stopped here',
      not_done: 'Not done',
      contracts: 'Contracts',
      contracts_after: 'Closed',
      wallet: 'Wallet',
      wallet_after: 'Closed',
      sign_in: 'Sign-in account',
      sign_in_after: 'Disabled',
      accounting: 'Accounting records',
      accounting_after: 'Kept as required by law',
      log: 'Name-change log',
      log_after: '3 – customer deleted',
      now: 'Exists',
      phone_differs: 'This is not the customer’s phone.',
      phone_failed: 'The phone number could not be loaded.',
    },
  },
  resources: {
    'customers/delete/request': {
      name: 'Deletion request |||| Deletion requests',
      fields: {
        customerId: 'Customer',
        openChecks: 'Checks not passed',
        failedStep: 'Failed step',
        customerReason: 'Customer’s reason',
        rejectReason: 'Rejection reason',
        requestedAt: 'Requested at',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
      },
      views: { waiting: 'Waiting', failed: 'Failed', rejected: 'Rejected', approved: 'Deleted' },
      actions: {
        approve_deletion: 'Approve deletion',
        reject_deletion: 'Reject deletion',
        retry_deletion: 'Try again',
      },
    },
  },
  enums: {
    CustomerDeleteRequestState: { 0: 'Pending', 1: 'Failed', 2: 'Rejected', 3: 'Approved' },
    DeleteCheck: {
      OPEN_LOAN: 'No open loan',
      WALLET: 'Wallet balance 0',
      DEPOSIT: 'No deposit',
      HELD: 'No held money',
      GUARANTOR: 'Not a guarantor',
      FRAUD_COURT: 'No fraud or court case',
      UNCLAIMED: 'No unclaimed coupons or envelopes',
    },
    DeleteStep: {
      CONTRACTS: 'Closing contracts',
      WALLET: 'Closing the wallet',
      SIGN_IN: 'Closing the sign-in account',
      LOG: 'Writing the log',
    },
  },
};
