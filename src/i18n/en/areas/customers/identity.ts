import { customerListActs } from './customerLists';
import { peopleActs } from './people';
import type { Same } from '../../../Same';
import type {
  identityResources as identityResourcesMn,
  identityEnums as identityEnumsMn,
  identityCustomer as identityCustomerMn,
} from '../../../mn/areas/customers/identity';

/** Labels of identity, log, level, deletion and management history. */
export const identityResources = {
  'customers/verification-log': {
    name: 'Verification |||| Verification log',
    fields: {
      customerId: 'Customer',
      at: 'Time',
      type: 'Verification type',
      target: 'Phone or e-mail',
      result: 'Result',
      rejectionCode: 'Denial code',
      reason: 'Note',
      verifiedBy: 'Verified by',
    },
  },
  'customers/log': {
    name: 'Log entry |||| Customer log',
    fields: {
      customerId: 'Customer',
      at: 'Time',
      event: 'Event',
      changedField: 'Field',
      from: 'Before',
      to: 'After',
      origin: 'Origin',
      source: 'Related record',
      actor: 'Staff member',
    },
    views: {
      manual: 'By staff',
      automatic: 'By the system',
    },
  },
  'customers/level-queue': {
    fields: {
      customerId: 'Customer',
      oldLevel: 'Previous level',
      newLevel: 'New level',
      points: 'Rank points',
      oldLimit: 'Current credit limit',
      newLimit: 'New credit limit',
      requestedAt: 'Queued at',
      decidedAt: 'Decided at',
      decidedBy: 'Decided by',
    },
    views: {
      queued: 'Waiting',
      applied: 'Applied',
      refused: 'Refused',
    },
    actions: {
      accept_level: 'Accept level',
      refuse_level: 'Refuse level',
    },
  },
  'customers/delete/request': {
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
    views: {
      waiting: 'Waiting',
      failed: 'Failed',
      rejected: 'Rejected',
      approved: 'Deleted',
    },
    actions: {
      approve_deletion: 'Approve deletion',
      reject_deletion: 'Reject deletion',
      retry_deletion: 'Try again',
    },
  },
  'customers/search/management-history': {
    fields: {
      action: 'Action',
      actor: 'Done by',
      entity: 'Record',
      at: 'Done at',
      from: 'Before',
      to: 'After',
      document: 'Document (PDF)',
      documentImage: 'Document image',
    },
    views: {
      names: 'Name changes',
      deleted: 'Deletions',
    },
    sections: {
      change: 'Change',
      document: 'Document',
    },
  },
} satisfies Same<typeof identityResourcesMn>;

/** Values of the same. */
export const identityEnums = {
  LevelChangeState: {
    QUEUED: 'Waiting',
    APPLIED: 'Applied',
    REFUSED: 'Refused',
  },
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
  RequiredSignInAction: {
    UPDATE_PASSWORD: 'Change the password',
    VERIFY_EMAIL: 'Verify the e-mail',
    UPDATE_PROFILE: 'Update the profile',
    CONFIGURE_TOTP: 'Set up two-step sign-in',
    TERMS_AND_CONDITIONS: 'Accept the terms',
  },
  CustomerEvent: {
    ...customerListActs,
    ...peopleActs,
    create: 'Registered',
    update: 'Data changed',
    process: 'Process code changed',
    approve_identity: 'Identity approved manually',
    deny_identity: 'Identity denied',
    change_name: 'Name changed',
    reject_data: 'Data sent back',
    notify: 'Customer notified',
    open: 'Access opened',
    close: 'Access closed',
    reveal: 'Masked data revealed',
    change_level: 'Level changed',
    cancel_contract: 'Contract cancelled',
    check_zms: 'Credit registry checked',
    lookup_xyp: 'State registry looked up',
    accept_xyp: 'State registry data accepted',
    compute_score: 'Score computed',
    income_approved: 'Income approved',
    release: 'Hold released',
    answer_zms: 'Credit registry answer received',
    watch_black: 'Added to the black list',
    watch_grey: 'Added to the grey list',
    watch_off: 'Removed from the list',
    delete_customer: 'Customer deleted',
  },
} satisfies Same<typeof identityEnumsMn>;

/** What a customer’s own labels have beside those of the area. */
export const identityCustomer = {
  fields: {
    verificationState: 'Identity verification',
    identitySubmittedAt: 'Photos sent at',
    openLoanBalance: 'Balance of open loans',
    activeLoans: 'Active loans',
    daysPastDue: 'Days past due',
    walletBalance: 'Wallet balance',
    document: 'Document (PDF)',
    documentImage: 'Document image',
    dataReasons: 'Reasons',
  },
  views: {
    waiting_identity: 'Waiting for verification',
  },
  actions: {
    approve_identity: 'Approve identity',
    deny_identity: 'Deny identity',
    change_name: 'Change name',
    reject_data: 'Send data back',
  },
} satisfies Same<typeof identityCustomerMn>;
