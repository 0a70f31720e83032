import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: { LoanCriteriaState: { IN_FORCE: 'In force' } },
  loanCriteria: {
    groups: {
      requests: 'Loan requests',
      contracts: 'Contracts, guarantees, invoices',
      extensions: 'Extensions',
      renewals: 'Renewed schedules',
      collection: 'Risk, court, corrections',
    },
    affected: {
      requests: 'Loan requests that wait now: %{count}.',
      contracts: 'Contracts to sign and unpaid invoices: %{count}.',
      extensions: 'Loans that go on: %{count}.',
      renewals: 'Open loans of a worse class: %{count}.',
      collection: 'Open loans: %{count}.',
    },
    help: 'A change holds from the next decision on. What was done before is not judged anew.',
    scores: 'The good score must be above the lowest one.',
  },
  resources: {
    loan_criteria: {
      name: 'Loan criterion |||| Loan criteria',
      fields: {
        scoreMin: 'Lowest score',
        scoreGood: 'Good score',
        paymentShare: 'Share of income for payments',
        automaticMax: 'Highest amount approved by the system',
        monthlyRateWarnPercent: 'Monthly interest that is warned about',
        payoutFeeMaxPercent: 'Highest pay-out fee',
        noScholarshipPercent: 'Share of the limit for students without a scholarship',
        aggregationShortMonths: 'Longest short-term loan, months',
        longOnholdDays: 'Ends of day until a loan is long on hold',
        signWithinDays: 'Days to sign a contract',
        invoiceExpiresDays: 'Days an invoice is valid',
        guaranteeCoverPercent: 'Cover by guarantors',
        guarantorFromDpd: 'Days past due until guarantors owe',
        extensionDpdMax: 'Days past due at which a loan may be extended',
        extensionsMax: 'Most extensions',
        extensionMonthsMax: 'Most months of one extension',
        extensionDaysMax: 'Most days of one extension',
        extensionFeePercent: 'Fee of an extension',
        renewalFirstDaysMax: 'Days to the first row of a renewed schedule',
        renewalsWithoutLead: 'Renewals without a lead',
        renewalWatchRows: 'Rows that are watched',
        renewalArrearsDays: 'Days to pay carried interest',
        reschedulingFeeMaxPercent: 'Highest fee of extensions and renewals',
        reschedulingFeeFloor: 'Fee that is always allowed',
        riskFromDpd: 'Days past due until the risk department',
        correctionMaxPercent: 'Most that a correction adds',
        courtCostMaxPercent: 'Highest court costs',
        courtCostFloor: 'Court costs that are always allowed',
      },
      actions: {
        change_requests: 'Change criteria of requests',
        change_contracts: 'Change criteria of contracts',
        change_extensions: 'Change criteria of extensions',
        change_renewals: 'Change criteria of renewals',
        change_collection: 'Change criteria of collection',
      },
    },
  },
};
