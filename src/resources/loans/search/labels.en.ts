import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  loanLists: {
    search: {
      label: 'Loan code, register number, phone or account',
      placeholder: 'УК03271614',
      help: 'What you type is recognised automatically.',
      unknown: 'This is not a loan code, a register number, a phone number or an account number.',
      none_by_code: 'There is no loan with this code.',
      none_by_regnum: 'No loan of a customer with this register number was found.',
      none_by_phone: 'No loan of a customer with this phone number was found.',
      none_by_account: 'No loan with this account was found.',
      found: '%{smart_count} loan found |||| %{smart_count} loans found',
      results: 'Loans found',
    },
    profile: {
      label: 'Register number or phone',
      unknown: 'This is neither a register number nor a phone number.',
      help: 'All of a customer’s loans, payment discipline and guarantees in one place.',
      none: 'There is no such customer.',
      totals: 'Totals',
      loan_count: 'Loans',
      open_count: 'Open',
      lent: 'Total lent',
      repaid: 'Total repaid',
      balance: 'Balance',
      worst_class: 'Worst class',
      discipline: 'Payment discipline',
      on_time: 'Paid on time: %{onTime} of %{rows}',
      no_rows: 'No payment has fallen due yet',
      roles: 'Guarantees',
      no_roles: 'Takes no part in other people’s loans.',
      borrower: 'Borrower',
      role: 'Role',
      loans: 'All loans',
      no_loans: 'Has never had a loan.',
      customer_page: 'Customer page',
    },
    students: {
      school: 'School',
      course: 'Year of study',
      any_course: 'Any year',
      help: 'Finds student loans by school and year of study.',
      none: 'No student loans for this school and year were found.',
      found: '%{smart_count} student found |||| %{smart_count} students found',
      student: 'Student',
      loans: 'Loans',
    },
  },
};
