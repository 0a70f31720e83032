import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  creditRegistry: {
    court: {
      label: 'Register number, phone or loan code',
      help: 'Search by register number, phone or loan code.',
      unknown: 'This is not a register number, phone or loan code.',
      none: 'No customer was found.',
      several: 'Several loans have this number: %{codes}. Type the whole code.',
      none_of_code:
        'Loan %{code} has no court document. Those above are of other loans of the customer.',
      choose: 'There are several documents: choose one by the code of its loan.',
      found: 'Court documents: %{records}, loans that may go to court: %{loans}.',
      records: 'Court documents',
      no_records: 'There are no court documents yet.',
      loans: 'Loans that may go to court',
      no_loans: 'No loan may go to court.',
      not_yet: 'Late loans that may not go to court yet',
      not_yet_text: 'Only loans that were moved to the risk department go to court.',
      make: 'Prepare the document',
      open: 'Open the document',
      letter: 'Document: %{code}',
    },
  },
};
