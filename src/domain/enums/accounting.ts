import { enumeration, type ValueOf } from './enumeration';

export * from './bankMoney';

// Accounting desk (docs/domain/money.md 4.1, 4.2, 4.3, 4.4).

export const AccountListKind = enumeration('AccountListKind', [
  'LOAN',
  'DEPOSIT',
  'INTERNAL',
  'GENERAL_LEDGER',
]);

/** The documents name the three outcomes; a transfer that waits for one of them is `open` (professional reading). */
export const FailedTransferState = enumeration(
  'FailedTransferState',
  [
    ['open', 'pending'],
    ['corrected', 'success'],
    ['bankError', 'danger'],
    ['transactionError', 'danger'],
  ],
  { open: 'common.open' },
);
export type FailedTransferState = ValueOf<typeof FailedTransferState>;

/** The documents name `solved` alone; until then a transaction is `held` (professional reading). */
export const HeldTransactionState = enumeration(
  'HeldTransactionState',
  [
    ['held', 'pending'],
    ['solved', 'success'],
  ],
  { held: 'enums.LoanState.LOAN_ONHOLD' },
);
export type HeldTransactionState = ValueOf<typeof HeldTransactionState>;

export const ProfitState = enumeration('ProfitState', [
  ['PENDING', 'pending'],
  ['PROCESSED', 'success'],
  ['UNRECOGNIZED', 'warning'],
  ['CORRECTED', 'info'],
]);
export type ProfitState = ValueOf<typeof ProfitState>;

export const FraudLogState = enumeration('FraudLogState', [
  ['NEW', 'critical'],
  ['SETTLED_BY_USER', 'success'],
  ['SETTLED_IN_COURT', 'success'],
  ['SETTLED_BY_NBFI', 'success'],
  ['CLARIFIED_FROM_CUSTOMER', 'info'],
  ['CLARIFYING_FROM_MERCHANT', 'pending'],
  ['CLARIFYING_FROM_BANK', 'pending'],
  ['SENDING_TO_COURT', 'critical'],
  ['SENT_TO_COURT', 'critical'],
]);
export type FraudLogState = ValueOf<typeof FraudLogState>;

/** Kinds of accounts of the general ledger (docs/domain/money.md 2.1). */
export const LedgerAccountKind = enumeration('LedgerAccountKind', [
  'ASSET',
  'LIABILITY',
  'EQUITY',
  'INCOME',
  'EXPENSE',
]);
export type LedgerAccountKind = ValueOf<typeof LedgerAccountKind>;

/** What a journal books: the kinds of loans first, then those of the other rooms (docs/domain/money.md 2.2). */
export const LedgerEntryKind = enumeration('LedgerEntryKind', [
  ['PAYOUT', 'info'],
  ['RECEIPT', 'success'],
  ['COURT_COSTS', 'warning'],
  ['FEE', 'neutral'],
  ['CORRECTION', 'caution'],
  ['WRITE_OFF', 'critical'],
  ['ACCRUAL', 'neutral'],
  ['RECOVERY', 'success'],
  ['OPENING', 'neutral'],
  ['BANK_INCOME', 'success'],
  ['ASSIGNMENT', 'info'],
  ['TRANSFER_FAILED', 'danger'],
  ['TRANSFER_CORRECTED', 'caution'],
  ['HELD', 'pending'],
  ['HELD_RELEASED', 'success'],
  ['HELD_RETURNED', 'caution'],
  ['WALLET_CASH_IN', 'success'],
  ['WALLET_CASH_OUT', 'info'],
  ['WALLET_TRANSFER', 'neutral'],
  ['WALLET_FEE', 'neutral'],
  ['DEPOSIT_OPENED', 'success'],
  ['DEPOSIT_INTEREST', 'neutral'],
  ['DEPOSIT_CAPITALISED', 'success'],
  ['DEPOSIT_BLOCKED', 'pending'],
  ['DEPOSIT_UNBLOCKED', 'caution'],
  ['DEPOSIT_PAID', 'info'],
  ['DEPOSIT_TO_WALLET', 'info'],
  ['DEPOSIT_FROM_WALLET', 'info'],
  ['DEPOSIT_TO_LOAN', 'success'],
  ['MERCHANT_PAYMENT', 'neutral'],
  ['MERCHANT_TO_WALLET', 'info'],
  ['INTERNAL_TRANSFER', 'neutral'],
  ['TEMPORARY_RETURN', 'caution'],
  ['TEMPORARY_MOVE', 'info'],
  ['ENVELOPE_SENT', 'info'],
  ['ENVELOPE_RECEIVED', 'success'],
  ['ENVELOPE_RETURNED', 'caution'],
  ['SPLIT_PAID', 'success'],
  ['FEE_VAT', 'neutral'],
  ['QPAY_RECEIPT', 'success'],
  ['QPAY_SETTLED', 'info'],
]);
export type LedgerEntryKind = ValueOf<typeof LedgerEntryKind>;

/** Accounts of the general ledger; journals name them as `ledgerAccounts.<key>`. */
export const LedgerAccount = enumeration('LedgerAccount', [
  'bank',
  'bankPayouts',
  'bankReserve',
  'qpayClearing',
  'loan',
  'accruedInterest',
  'accruedAdditional',
  'feesReceivable',
  'courtCosts',
  'provision',
  'wallet',
  'walletHeld',
  'deposit',
  'depositBlocked',
  'depositInterest',
  'temporary',
  'unrecognised',
  'failedTransfers',
  'envelopes',
  'merchant',
  'interestInAdvance',
  'vat',
  'batch',
  'capital',
  'openingEquity',
  'interestIncome',
  'additionalIncome',
  'feeIncome',
  'walletFeeIncome',
  'recoveryIncome',
  'depositInterestExpense',
  'bankFees',
  'claimsLost',
]);
export type LedgerAccount = ValueOf<typeof LedgerAccount>;

/** What became of a journal: it counts, it was taken back, or it takes another one back (docs/domain/money.md 2.2). */
export const JournalState = enumeration('JournalState', [
  ['BOOKED', 'success'],
  ['REVERSED', 'caution'],
  ['REVERSAL', 'info'],
]);
export type JournalState = ValueOf<typeof JournalState>;

/** An opening balance that is prepared, one that is booked, and one that was dropped (docs/domain/money.md 4.6). */
export const OpeningState = enumeration('OpeningState', [
  ['DRAFT', 'pending'],
  ['SET', 'success'],
  ['DISCARDED', 'neutral'],
]);
export type OpeningState = ValueOf<typeof OpeningState>;

/** What staff book by hand (docs/domain/money.md 4.5). */
export const StaffEntryKind = enumeration('StaffEntryKind', [
  ['DEPOSIT_TO_WALLET', 'info'],
  ['DEPOSIT_FROM_WALLET', 'info'],
  ['MERCHANT_TO_WALLET', 'info'],
  ['DEPOSIT_TO_LOAN', 'success'],
  ['INTERNAL_TRANSFER', 'neutral'],
  ['WALLET_CASH_IN', 'success'],
  ['WALLET_CASH_OUT', 'info'],
  ['INTEREST_FEE_CORRECTION', 'caution'],
  ['LOAN_CLASS_UPGRADE', 'caution'],
]);
export type StaffEntryKind = ValueOf<typeof StaffEntryKind>;

/** An entry waits for a second person, counts, was refused or withdrawn before it was booked, or was taken back. */
export const StaffEntryState = enumeration('StaffEntryState', [
  ['WAITING', 'pending'],
  ['BOOKED', 'success'],
  ['REFUSED', 'danger'],
  ['WITHDRAWN', 'neutral'],
  ['REVERSED', 'caution'],
]);
export type StaffEntryState = ValueOf<typeof StaffEntryState>;
