import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    definition: {
      name: 'Reference letter |||| Reference letters',
      fields: {
        number: 'Number',
        template: 'Template',
        customerId: 'Customer',
        recipient: 'Addressed to',
        fee: 'Fee',
        amount: 'Amount',
        amountInWords: 'Amount in words',
        asOfDate: 'As of',
        letter: 'Reference letter',
      },
      sections: { letter: 'Reference letter', sheet: 'Document' },
    },
  },
  enums: {
    DefinitionTemplate: {
      LOAN_BALANCE: 'Loan balance letter',
      NO_DEBT: 'No-debt letter',
      LOAN_CLOSED: 'Loan closure letter',
      CONTRACT_IN_FORCE: 'Contract confirmation letter',
    },
  },
};
