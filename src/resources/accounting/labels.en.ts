import type { Same } from '../../i18n/Same';
import { correctionEnums } from '../../i18n/en/shared/corrections';
import { checkTexts } from '../../i18n/en/shared/checks';
import { ledgerEnums, ledgerTexts } from '../../i18n/en/shared/ledger';
import { queueTexts } from '../../i18n/en/shared/queues';
import { ownerEnums } from '../../i18n/en/shared/owners';

import type { labels as mn } from './labels.mn';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...checkTexts,
  ...ledgerTexts,
  ...queueTexts,
  enums: {
    ...correctionEnums,
    ...ledgerEnums,
    ...ownerEnums,
    JournalState: { BOOKED: 'Booked', REVERSED: 'Reversed', REVERSAL: 'Reversal' },
    OpeningState: { DRAFT: 'Draft', SET: 'Booked', DISCARDED: 'Discarded', REVERSED: 'Taken back' },
    AccountListKind: {
      LOAN: 'Loan accounts',
      DEPOSIT: 'Deposit accounts',
      INTERNAL: 'Internal accounts',
      GENERAL_LEDGER: 'General-ledger accounts',
    },
    FailedTransferState: {
      corrected: 'Corrected',
      bankError: 'Bank error',
      transactionError: 'Transaction error',
    },
    HeldTransactionState: { solved: 'Solved' },
    ProfitState: {
      PENDING: 'Pending',
      PROCESSED: 'Processed',
      UNRECOGNIZED: 'Unrecognised',
      CORRECTED: 'Corrected',
    },
    FraudLogState: {
      NEW: 'New',
      SETTLED_BY_USER: 'Settled by user',
      SETTLED_IN_COURT: 'Settled in court',
      SETTLED_BY_NBFI: 'Settled by NBFI',
      CLARIFIED_FROM_CUSTOMER: 'Clarified with customer',
      CLARIFYING_FROM_MERCHANT: 'Clarifying with merchant',
      CLARIFYING_FROM_BANK: 'Clarifying with bank',
      SENDING_TO_COURT: 'Being sent to court',
      SENT_TO_COURT: 'Sent to court',
    },
    AccountType: { BA: 'Balance account', LN: 'Loan account', DP: 'Deposit account' },
  },
};
