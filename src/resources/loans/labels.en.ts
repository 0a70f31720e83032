import type { Same } from '../../i18n/Same';
import { lending } from '../../i18n/en/shared/lending';
import { ledgerEnums, ledgerTexts } from '../../i18n/en/shared/ledger';
import { queueTexts } from '../../i18n/en/shared/queues';
import type { labels as mn } from './labels.mn';
import { printedTexts } from '../../i18n/en/shared/printed';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...printedTexts,
  ...lending,
  ...ledgerTexts,
  ...queueTexts,
  enums: {
    ...printedTexts.enums,
    ...ledgerEnums,
    LoanPendingList: {
      ltl: 'Pending long-term loans',
      loan: 'Pending loans',
      extension: 'Pending extensions',
      extension_search: 'Extension search',
      payment: 'Pending payments',
    },
    LoanRequestAction: {
      PAY: 'Pay',
      EXTEND: 'Extend',
      OVERDUE_RENEW: 'Renew overdue schedule',
      PAY_IN_ADVANCE: 'Pay in advance',
    },
    LoanRejectReason: {
      INCOME_NOT_ENOUGH: 'Income is not enough',
      REGISTRY_BAD: 'Bad credit history',
      LIMIT_EXCEEDED: 'Above the limit',
      DATA_WRONG: 'The data disagree',
      PURPOSE_UNCLEAR: 'The purpose is unclear',
      GUARANTOR_MISSING: 'No guarantor',
      COLLATERAL_NOT_ENOUGH: 'Collateral is not enough',
      CUSTOMER_WITHDREW: 'The customer withdrew',
    },
    PaymentSource: {
      WALLET: 'Wallet',
      BANK: 'Bank transfer',
      TEMPORARY: 'Temporary account',
      BATCH: 'Batch payment',
    },
    ReceiptPart: {
      courtCosts: 'Court costs',
      fees: 'Fees',
      additionalInterest: 'Additional interest',
      overdueInterest: 'Overdue interest',
      overduePrincipal: 'Overdue principal',
      currentInterest: 'Interest to date',
      currentPrincipal: 'Principal',
      advancePrincipal: 'Principal ahead',
      temporary: 'Temporary account',
    },
    CourtState: {
      drafted: 'Drafted',
      printed: 'Printed',
      filed: 'Filed',
      accepted: 'Accepted',
      decision: 'Decision',
      enforcement: 'Enforcement',
      closed: 'Closed',
    },
  },
};
