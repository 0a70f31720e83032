import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  watch: {
    approval_until: 'The last day is outside the allowed time. Latest: %{date}.',
    one_number: 'Enter the register number of a person or a company.',
    one_number_only: 'Enter only one register number: the person’s or the company’s.',
    open_loans: {
      warning:
        'There is %{smart_count} open loan. Keep monitoring its repayment. |||| There are %{smart_count} open loans. Keep monitoring their repayment.',
      customer: 'Our customer: %{name}',
      name_differs:
        'The name is not the one that belongs to this number: %{name}. Check the number and the name.',
      balance: 'Balance',
    },
    requests: {
      warning:
        'There is %{smart_count} pending request. |||| There are %{smart_count} pending requests.',
      queues: {
        'loans/pending/loan': 'Loan request',
        'loans/pending/ltl': 'Long-term loan request',
        'loans/pending/extension': 'Extension request',
        'loans/pending/payment': 'Payment request',
        'loans/guarantee-request': 'Guarantee request',
        'customers/income/requests': 'Income request',
        'contract-signature': 'Contract signature',
      },
    },
    ask: {
      question:
        'These loans and requests stay as they are. The listing will be noted in the history of each request.',
      unknown: 'Open loans and pending requests could not be checked. Add without checking?',
      go_on: 'Add to the list',
    },
    import: {
      open: 'Import from a file',
      title: 'Import into the black and grey lists',
      run: 'Add to the list',
      question: '%{smart_count} row will be added. |||| %{smart_count} rows will be added.',
      columns: {
        listType: 'List',
        name: 'Name of the person or company',
        regnum: 'Register number',
        phone: 'Phone',
        reason: 'Reason',
        fromDate: 'Date',
      },
      open_loans: 'Open loans: %{smart_count}. |||| Open loans: %{smart_count}.',
      waiting_requests: 'Pending requests: %{smart_count}.',
      repeated: 'This register number is repeated in the file.',
    },
  },
  actionBlocks: {
    watch_not_grey: 'Dealing is approved on the grey list only.',
    watch_is_black: 'Already on the black list.',
    watch_is_grey: 'Already on the grey list.',
  },
  resources: {
    'bw-list': {
      name: 'Black or grey list entry |||| Black and grey lists',
      fields: {
        listType: 'List',
        type: 'Person or company',
        name: 'Name of the person or company',
        companyRegnum: 'Company register number',
        fromDate: 'Listed on',
        document: 'Evidence',
        customerId: 'Customer',
        createdBy: 'Listed by',
        approvedUntil: 'Approved until',
        approvedBy: 'Approved by',
        approvedAt: 'Approved at',
      },
      sections: {
        person: 'Person or company',
        subject: 'Who is listed',
        cause: 'Reason and evidence',
        approval: 'Approval of a second person',
      },
      views: { listed: 'In force', black: 'Black list', grey: 'Grey list', removed: 'Removed' },
      actions: {
        move_to_black: 'Move to the black list',
        move_to_grey: 'Move to the grey list',
        approve_dealing: 'Approve dealing',
        remove_from_list: 'Remove from the list',
      },
    },
  },
  enums: { WatchState: { LISTED: 'Listed', REMOVED: 'Removed' } },
};
