import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  accounting: {
    temporary: {
      beyond_balance: 'This is more than the balance.',
      beyond_wallet: 'The wallet may not hold so much.',
      same_account: 'Choose the account of another customer.',
      no_wallet: 'The customer has no open wallet.',
      own_wallet: 'Available in the wallet',
      their_account: 'Receiving account %{number}',
      search_none: 'No temporary account of such a customer was found.',
      open: 'Open the temporary account',
    },
  },
  actionBlocks: {
    pay_out_access: 'The customer’s access to transfers is closed: no money is paid out.',
    pay_out_bank: 'The account that pays holds %{left}: too little.',
    return_waits: 'A return waits for a decision: that comes first.',
    return_not_asked: 'No return waits for a decision.',
    return_own: 'You have asked for it: another person approves.',
    temporary_no_prime: 'The customer has no primary bank account.',
    temporary_owner_differs:
      'The bank account’s owner has another name than the customer. Check the account.',
  },
  enums: {
    TemporaryState: {
      HOLDING: 'With money',
      EMPTY: 'Empty',
    },
    TemporaryTarget: {
      WALLET: 'The customer’s wallet',
      CUSTOMER: 'Another customer’s temporary account',
    },
  },
  resources: {
    'current-account': {
      name: 'Temporary account |||| Temporary accounts',
      fields: {
        number: 'Temporary account',
        customerId: 'Customer',
        balance: 'Balance',
        opening: 'Opening balance',
        cameIn: 'Total in',
        wentOut: 'Total out',
        lastMovedOn: 'Last movement',
        idleDays: 'Days without movement',
        openLoans: 'Open loans',
        walletBalance: 'Wallet balance',
        walletRoom: 'Room on the wallet',
        accountNumber: 'Primary bank account',
        accountOwner: 'Account owner',
        isPrimeAccount: 'Has a primary account',
        ownerMatch: 'Owner’s name',
        returnAmount: 'Waiting to be returned',
        returnNote: 'Why it is returned',
        returnAskedBy: 'Return asked for by',
        lastJournal: 'Latest journal',
        target: 'Where it goes',
        toCustomerId: 'Receiving customer',
        note: 'Reason',
      },
      views: {
        holding: 'With money',
        with_loan: 'With open loans',
        idle: 'Idle for 30 days',
        empty: 'Empty',
      },
      actions: {
        return_to_bank: 'Return to the bank',
        approve_return: 'Approve the return',
        refuse_return: 'Refuse the return',
        move_temporary: 'Move to another account',
      },
    },
  },
};
