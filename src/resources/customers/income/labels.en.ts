import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  income: {
    whose_income: 'The customer’s income',
    formula: 'Income calculation',
    formula_sum: 'Sum',
    formula_average: 'Monthly average',
    formula_approved: 'Income to be approved',
    formula_line: '%{sum} ÷ %{count} months × %{margin}',
    no_formula: 'The calculation appears once a month is entered.',
    months: 'Income by month',
    files: 'Evidence',
    salary: 'Salary',
    score: 'Score',
    limit: 'Credit limit',
    standing: 'Current income',
    no_income: 'No approved income',
    no_income_text: 'Register an income and send it for approval.',
    age: 'Since approval',
    age_days: '%{smart_count} day |||| %{smart_count} days',
    is_stale: 'Approved more than %{days} days ago: it should be renewed.',
    approved_on: 'Approved',
    waits: '%{smart_count} request is waiting. |||| %{smart_count} requests are waiting.',
    to_all: 'All income',
    register: 'Register income',
    window_months: 'Last %{count} months',
    before_months: 'Previous %{count} months',
    approved_amount: 'Approved income',
    grid: 'Month grid',
    month_confirmed: 'Confirmed',
    month_waiting: 'Under review',
    no_right: 'You do not have permission to register income: %{permission}.',
    filled: 'Months filled in: %{count}. Minimum: %{min}.',
    files_many: 'At most %{max} files.',
    statement_sum: 'Per the statement',
    declared_sum: 'Declared',
    difference: 'Difference',
  },
  enums: {
    IncomeState: {
      REGISTERING: 'Registering',
      PENDING: 'Pending',
      APPROVED: 'Approved',
      REJECTED: 'Rejected',
      RETURNED: 'Returned',
    },
    IncomeMaterial: {
      BANK_STATEMENT: 'Bank statement',
      SOCIAL_INSURANCE: 'Social insurance certificate',
      EMPLOYER_LETTER: 'Employer’s letter',
      TAX_REPORT: 'Tax report',
    },
  },
};
