import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  wallets: {
    wallet: {
      limits: 'Balance and limits',
      r12: 'Balance − held = available',
      r13: 'Today’s use is within the daily limit',
      used_today: 'Used today: %{used} of %{limit}',
      bank_accounts: 'Bank accounts',
      no_bank_account: 'No bank account is registered',
      no_prime:
        'No primary bank account is chosen. Make one primary before money leaves the wallet.',
      overdrawn: 'The available balance is below zero. Check the journals.',
      held_note: '%{amount} is held and cannot be spent.',
      transfer_closed: 'Transfers are closed: %{reason}.',
      used_beyond:
        '%{amount} has been used today already, which is beyond the new daily limit. Nothing more can leave the wallet today.',
      balance_beyond:
        'The balance of %{amount} is above the balance limit. The wallet takes no more money.',
      wrong: {
        transactionLimit: 'The transaction limit cannot be above the daily limit.',
        dailyTransactionLimit: 'The daily limit cannot be above the balance limit.',
      },
      search: {
        label: 'Register number or phone',
        help: 'Enter the whole register number or phone of the customer.',
        unknown: 'This is neither a register number nor a phone number.',
        none: 'No wallet of such a customer was found.',
        open: 'Open the wallet',
      },
    },
    journal: 'Journal of the wallet',
  },
  enums: {
    WalletState: {
      OPEN: 'Open',
      CLOSED: 'Closed',
    },
  },
  resources: {
    wallets: {
      name: 'Wallet |||| Wallets',
      fields: {
        number: 'Wallet account',
        customerId: 'Customer',
        balance: 'Balance',
        held: 'Held',
        available: 'Available',
        transactionLimit: 'Transaction limit',
        dailyTransactionLimit: 'Daily transaction limit',
        amountLimit: 'Balance limit',
        dailyTransactionAmount: 'Used today',
        dailyUsed: 'Daily limit used',
        coin: 'Coins',
        canTransfer: 'May transfer',
        isCashOutDeposit: 'May cash out deposit',
        accountNumber: 'Primary bank account',
        accountOwner: 'Account owner',
        isPrimeAccount: 'Has a primary account',
        transferredAt: 'Last transfer',
      },
      views: {
        open: 'Open',
        held: 'With held money',
        near_limit: 'Near the daily limit',
        closed_transfer: 'Transfers closed',
      },
    },
  },
};
