import type { Same } from '../../Same';
import type { watchHindrances as mnHindrances, watchPages as mn } from '../../mn/pages/watch';

/** Texts of the watch lists' own pages. */
export const watchPages = {
  one_number: 'Enter the register number of a person or a company.',
  one_number_only: 'Enter only one register number: the person’s or the company’s.',
  open_loans: {
    warning:
      'There is %{smart_count} open loan. Keep monitoring its repayment. |||| There are %{smart_count} open loans. Keep monitoring their repayment.',
    customer: 'Our customer: %{name}',
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
  search: {
    label: 'Register number, phone or name',
    help: 'Only entries in force are searched. A name needs at least 2 letters.',
    unknown: 'Enter a register number, phone or name.',
    found: '%{smart_count} entry found. |||| %{smart_count} entries found.',
    match: 'Match',
    results: 'Results',
    name_only: 'If only the name matches, it may be somebody else: check the register number.',
    open: 'Open the entry: %{name}',
  },
  suspect: {
    label: 'Register number or name',
    help: 'A name needs at least 2 letters.',
    unknown: 'Enter a register number or name.',
    none: 'Not on the list of suspects.',
    birth_year: 'Year of birth',
    authority: 'Wanted by',
    since: 'Since',
  },
  finder: {
    one: 'Enter a register number or a phone.',
    answered: '%{whom}: %{state}.',
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
} satisfies Same<typeof mn>;

/** Why an entry cannot be moved. */
export const watchHindrances = {
  watch_is_black: 'Already on the black list.',
  watch_is_grey: 'Already on the grey list.',
} satisfies Same<typeof mnHindrances>;
