import type { Same } from '../../../Same';
import type {
  peopleActs as mnActs,
  peopleEnums as mnEnums,
  peopleResources as mnResources,
} from '../../../mn/areas/customers/people';

/** Labels of relatives, education, accounts, savings, points, levels, invitations, work and printed codes. */
export const peopleResources = {
  access_override: {
    name: 'Management decision |||| Management decisions',
    fields: {
      customerId: 'Customer',
      access: 'Access',
      until: 'Last day',
    },
    sections: { word: 'Decision' },
  },
  family_relation: {
    name: 'Family member |||| Family members',
    fields: {
      customerId: 'Customer',
      type: 'Relation',
      confirmed: 'Confirmed',
      confirmedBy: 'Confirmed by',
      confirmedAt: 'Confirmed at',
      isPhoneShared: 'Shared phone',
    },
    sections: { relative: 'Family member' },
    actions: { confirm: 'Confirm', unconfirm: 'Cancel confirmation' },
  },
  education: {
    fields: {
      customerId: 'Customer',
      organization: 'Organisation',
      school: 'School',
      department: 'Department',
      course: 'Year of study',
      gpa: 'GPA',
      startYear: 'Start year',
      scholarshipType: 'Scholarship',
      entranceScore: 'Entrance score',
    },
    sections: { study: 'Studies', results: 'Admission and results' },
  },
  bank_account: {
    name: 'Bank account |||| Bank accounts',
    fields: {
      customerId: 'Customer',
      number: 'Account number',
      ownerName: 'Account holder',
      isPrime: 'Primary account',
      isRun: 'Run enabled',
      lastRun: 'Last run',
    },
    actions: { set_prime: 'Make primary' },
  },
  saving: {
    name: 'Savings |||| Savings',
    fields: {
      customerId: 'Customer',
      number: 'Savings account',
      principal: 'Principal',
      rate: 'Annual interest rate',
      openedOn: 'Opened on',
      maturesOn: 'Matures on',
      capitalised: 'Capitalised interest',
      paid: 'Paid out',
      ledgerBalance: 'Account balance',
      blockedAmount: 'Blocked amount',
      loanId: 'Secured loan',
      cashOutAccess: 'Cash-out access',
      daysToPayment: 'Until the next payment',
      isLoanOpen: 'Loan open',
    },
    actions: {
      approve_cash_out: 'Approve cash-out',
      approve_cancel: 'Approve cancellation',
      refuse_cancel: 'Refuse cancellation',
      block_saving: 'Block',
      unblock_saving: 'Unblock',
    },
  },
  'bonus-points': {
    fields: {
      customerId: 'Customer',
      type: 'Point type',
      credit: 'Credited',
      debit: 'Used',
      source: 'Note',
    },
    views: { given: 'Credited', used: 'Used' },
  },
  'customers/point': {
    name: 'Bonus points |||| Bonus points',
    fields: {
      customerId: 'Customer',
      type: 'Point type',
      credit: 'Credited',
      debit: 'Used',
      source: 'Note',
    },
    views: { given: 'Credited', used: 'Used' },
  },
  'customers/level': {
    name: 'Level change |||| Level history',
    fields: {
      customerId: 'Customer',
      oldLevel: 'Previous level',
      newLevel: 'New level',
      rankPoints: 'Rank points',
    },
  },
  'invitation-list': {
    fields: {
      inviter: 'Inviter',
      invitee: 'Invitee',
      bonus: 'Bonus',
      registeredAt: 'Registered at',
      contractedAt: 'Contracted at',
    },
    views: { waiting: 'Waiting', contracted: 'Contracted', withoutResult: 'No result' },
  },
  'customers/invitation': {
    name: 'Invitation |||| Invitations',
    fields: {
      inviter: 'Inviter',
      invitee: 'Invitee',
      bonus: 'Bonus',
      registeredAt: 'Registered at',
      contractedAt: 'Contracted at',
    },
    views: { waiting: 'Waiting', contracted: 'Contracted', withoutResult: 'No result' },
  },
  'customers/contract': {
    name: 'Contract |||| Contracts',
    fields: {
      customerId: 'Customer',
      limit: 'Credit limit',
      version: 'Version',
      owner: 'Lender',
      zmsWriteStatus: 'Credit-registry write status',
      isArchive: 'Archived',
      verifiedAt: 'Confirmed at',
    },
  },
  worki_info: {
    name: 'Employment |||| Employment',
    fields: {
      customerId: 'Customer',
      employer: 'Employer',
      position: 'Position',
      since: 'Employed since',
      salary: 'Salary',
      fetchedAt: 'Last fetched',
    },
    actions: { fetch_work: 'Fetch again' },
  },
  qr_card: {
    name: 'Printed QR code |||| Printed QR codes',
    fields: {
      customerId: 'Customer',
      sequenceNumber: 'Sequence number',
      qr: 'QR text',
      printedOn: 'Printed on',
      connectedAt: 'Connected at',
    },
    actions: { connect_qr: 'Connect QR code', disconnect_qr: 'Disconnect QR code' },
  },
} satisfies Same<typeof mnResources>;

/** Values that only these pages show. */
export const peopleEnums = {
  RelativeState: { UNCONFIRMED: 'Not confirmed', CONFIRMED: 'Confirmed' },
  BankAccountRole: { OTHER: 'Other', PRIME: 'Primary' },
  QrCardState: { FREE: 'Free', CONNECTED: 'Connected', WITHDRAWN: 'Withdrawn' },
} satisfies Same<typeof mnEnums>;

/** What was done to something of a customer, as the customer’s history tells it. */
export const peopleActs = {
  override: 'Automatic hold lifted temporarily',
  add_relative: 'Family member added',
  update_relative: 'Family member changed',
  remove_relative: 'Family member removed',
  confirm_relative: 'Family member confirmed',
  unconfirm_relative: 'Family member’s confirmation cancelled',
  add_education: 'Education registered',
  update_education: 'Education changed',
  set_prime: 'Primary account changed',
  approve_cash_out: 'Cash-out of savings approved',
  approve_cancel: 'Cancellation of savings approved',
  refuse_cancel: 'Cancellation of savings refused',
  block_saving: 'Savings blocked',
  unblock_saving: 'Savings unblocked',
  fetch_work: 'Employment data fetched again',
  connect_qr: 'Printed QR code connected',
  disconnect_qr: 'Printed QR code disconnected',
} satisfies Same<typeof mnActs>;
