import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    court_of_fraud: 'This is the claim of fraud case %{number}: it moves with the case.',
  },
  resources: {
    'court-list': {
      name: 'Court document |||| Court documents',
      fields: {
        customerId: 'Defendant',
        customerName: 'Name of the defendant',
        loanId: 'Loan',
        loanCode: 'Loan code',
        state: 'State',
        template: 'Template',
        principal: 'Principal',
        interest: 'Interest',
        additionalInterest: 'Additional interest',
        stateFee: 'State fee',
        cost: 'Court costs',
        total: 'Claim amount',
        courtDate: 'Court date',
        courtName: 'Court',
        caseNumber: 'Case number',
        filedDate: 'Filed on',
        acceptedDate: 'Accepted on',
        hearingDate: 'Hearing on',
        decisionDate: 'Decided on',
        awarded: 'Awarded',
        enforcementDate: 'Sent for enforcement on',
        closedDate: 'Closed on',
        letterTotal: 'Total of the printed letter',
        letterVersion: 'Letter version',
      },
      sections: { claim: 'Case', progress: 'Progress' },
    },
  },
  courtRecord: {
    before_step: 'Not before the step before it: %{date}.',
    award_over: 'At most what is claimed: %{max}.',
    claim: 'Claim',
    progress: 'Progress',
    letter: 'Letter',
    no_letter_of_fraud:
      'Letters are written for loans alone: the claim of fraud case %{number} has none.',
    truth: 'Claim against the total of the printed letter',
    not_printed: 'The letter has not been printed',
    batch: {
      title: 'Print letters',
      ready: 'Letters ready to print: %{count}.',
      blocked: 'Letters that cannot be printed: %{count}.',
      none: 'There is no letter to print.',
      print: 'Print letters (%{count})',
    },
  },
};
