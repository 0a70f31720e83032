import { accountFields } from '../../../i18n/en/shared/ledger';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  accountPage: {
    statement: 'Statement',
    curve: 'Balance over time',
    curve_text: '%{from} – %{to}: %{first} → %{last}, lowest %{least}, highest %{most}',
    from: 'From',
    to: 'To',
    none: 'No movements in this period.',
    columns: {
      date: 'Value date',
      kind: 'Kind',
      counter: 'Counter account',
      journal: 'Journal',
      debit: 'Debit',
      credit: 'Credit',
      balance: 'Balance',
      account: 'Account',
    },
    trial: 'Trial balance',
    trial_day: 'Day',
    trial_note:
      'What the day began with, its turnover and what it ended with. The debit side adds up to the credit side.',
    trial_choose: 'Choose a day that is not after today.',
    opening: 'Opening balance',
    closing: 'Closing balance',
    assetSide: 'Debit balances',
    creditSide: 'Credit balances',
  },
  resources: {
    'accounting/accounts/gl': {
      name: 'General-ledger account |||| General-ledger accounts',
      fields: accountFields,
      tabs: { statement: 'Statement', balance: 'Balance over time' },
      views: {
        generalLedger: 'General ledger',
        asset: 'Assets',
        liability: 'Liabilities',
        income: 'Income and expenses',
      },
    },
  },
};
