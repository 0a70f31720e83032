import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    cashout_no_account: 'The merchant has no prime bank account.',
    cashout_owner: 'The bank does not name the merchant as the owner of the account.',
    cashout_short: 'Not enough is held for the merchant: ₮ %{left}.',
    cashout_bank: 'There is not enough on the bank account for pay-outs.',
    cashout_one_person: 'One person may pay this amount.',
    cashout_checked: 'It waits for the second person.',
    cashout_unchecked: 'This amount is checked by one person first and paid by another.',
    cashout_same_person: 'Who has checked it does not pay it.',
  },
  resources: {
    'merchant-cashout': {
      name: 'Merchant cash-out |||| Merchant cash-outs',
      fields: {
        number: 'Number',
        merchantId: 'Merchant',
        merchantName: 'Merchant',
        amount: 'Asked for',
        commission: 'Commission',
        netAmount: 'Reaches the bank',
        ownerMatch: 'Owner of the account',
        requestedAt: 'Asked at',
        checkedBy: 'Checked by',
        checkedAt: 'Checked at',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
        valueDate: 'Value date',
        failReason: 'Failed because',
        journalId: 'Journal',
      },
      sections: {
        to: 'Receiver',
        decision: 'Decision',
      },
      views: {
        REQUESTED: 'Waiting',
        PAID: 'Paid',
        FAILED: 'Failed',
      },
      actions: {
        check: 'Check',
        pay: 'Pay',
        fail: 'Mark as failed',
      },
    },
  },
  merchants: {
    journals: 'Journals of the merchant’s account',
    cashout: {
      released: 'What is held goes back to the merchant’s account. The merchant may ask again.',
      close: 'The bank’s name of the owner is close to the merchant’s, not the same.',
      waits: 'The bank’s gateway is stopped: the money waits until it starts.',
    },
  },
  enums: {
    CashOutState: {
      REQUESTED: 'Asked for',
      PAID: 'Paid',
      FAILED: 'Failed',
    },
  },
};
