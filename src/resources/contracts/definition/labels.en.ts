import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  letters: {
    reference: {
      amount: 'Balance in the letter',
      true: 'The letter agrees with the books.',
      no_template: 'No template of this category is active. Activate one first.',
      unknown: 'The books could not be read.',
      no_open_loan: 'No loan was open on that day.',
      has_debt: 'The customer owed money on that day: %{owed}.',
      never_closed: 'The customer never had a loan.',
      still_open: 'A loan or a debt is still open: %{owed}.',
      no_contract: 'No contract was in force on that day.',
    },
  },
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
        templateVersion: 'Template version',
        letter: 'Reference letter',
      },
      sections: { letter: 'Reference letter', sheet: 'Document' },
    },
  },
};
