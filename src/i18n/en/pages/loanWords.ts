import type {
  assessmentWords as assessmentMn,
  callLogLabels as callLogMn,
  ledgerAccounts as ledgerMn,
  loanSystemActs as systemActsMn,
} from '../../mn/pages/loanWords';
import type { Same } from '../../Same';

/** Labels of the call log. */
export const callLogLabels = {
  fields: {
    customerId: 'Customer',
    loanId: 'Loan',
    outcome: 'Outcome',
    phone: 'Number called',
    calledAt: 'Called at',
    calledBy: 'Called by',
    note: 'Note',
    promisedDate: 'Promised date',
    nextCallAt: 'Next call',
    numberInactive: 'Number inactive',
  },
  sections: { call: 'Call', number: 'Phone number' },
  views: {
    reached: 'Reached',
    notReached: 'Not reached',
    badNumber: 'Wrong number',
  },
} satisfies Same<typeof callLogMn>;

/** Names of the ledger accounts that loans touch. */
export const ledgerAccounts = {
  loan: 'Loan account',
  wallet: 'Customer’s wallet',
  bank: 'Bank current account',
  batch: 'Batch payments clearing account',
  temporary: 'Temporary account',
  interestInAdvance: 'Interest received in advance',
  accruedInterest: 'Accrued interest receivable',
  accruedAdditional: 'Additional interest receivable',
  feesReceivable: 'Fees receivable',
  courtCosts: 'Court costs receivable',
  interestIncome: 'Interest income',
  additionalIncome: 'Additional interest income',
  feeIncome: 'Fee income',
  recoveryIncome: 'Recovery of written-off loans',
  provision: 'Loan loss provision',
  claimsLost: 'Loss on claims',
} satisfies Same<typeof ledgerMn>;

/** What an assessment rests on, in the words of its sources. */
export const assessmentWords = {
  reasons: {
    INCOME_LOW: 'Insufficient income',
    SCORE_LOW: 'Low score',
    REGISTRY_BAD: 'Adverse class in the credit registry',
    ABOVE_AUTOMATIC: 'Above the limit for automatic decisions',
    SCORE_GOOD: 'Good score',
    INCOME_ENOUGH: 'Sufficient income',
  },
  figures: {
    openLoans: 'Open loans',
    worstClass: 'Worst class',
    openBalance: 'Balance of open loans',
    employer: 'Employer',
    averageIncome: 'Average monthly income',
    months: 'Months of income counted',
  },
} satisfies Same<typeof assessmentMn>;

/** What the system does with loans by itself, beside the acts of people. */
export const loanSystemActs = { end_of_day: 'End of day' } satisfies Same<typeof systemActsMn>;
