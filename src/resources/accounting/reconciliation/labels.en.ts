import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  ledgerChecks: {
    note: 'Journals and trial balance of the day, and present balances against their sub-ledgers. Each difference leads to its entries.',
    day: 'Day',
    run: 'Reconcile again',
    run_at: 'Reconciled at %{at}',
    equal: 'All checks agree: %{count}',
    unequal: 'Checks that differ: %{count}',
    as_of: {
      day: 'That day',
      now: 'As of now',
    },
    columns: {
      check: 'Check',
      asOf: 'As of',
      left: 'Ledger',
      right: 'Sub-ledger',
      difference: 'Difference',
      verdict: 'Verdict',
      mends: 'Who can mend it',
      record: 'Record',
      journals: 'Journals',
    },
    lines: 'What the difference sits in: %{name}',
    names: {
      journals: 'Debit and credit of each journal',
      trial: 'Trial balance',
      loans: 'Loan accounts and what loans owe',
      temporary: 'Temporary account and customers’ balances',
      savings: 'Deposit accounts, terms of savings',
    },
    sides: {
      journals: 'Debit / credit',
      trial: 'Debit balances / credit balances',
      loans: 'General ledger / loans',
      temporary: 'General ledger / customers',
      savings: 'General ledger / terms of the savings',
    },
    mends: {
      journals: 'The system’s administrator: a journal is never changed',
      trial: 'The system’s administrator',
      loans: 'An accountant who may correct loans',
      temporary: 'An accountant who may repay from temporary accounts',
      savings: 'Staff who look after savings',
    },
    choose: 'Choose a day that is not after today.',
  },
};
