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
  'PAYOUT',
  'RECEIPT',
  'COURT_COSTS',
  'FEE',
  'CORRECTION',
  'WRITE_OFF',
  'ACCRUAL',
  'RECOVERY',
  'CESSION',
  'OPENING',
  'BANK_INCOME',
  'ASSIGNMENT',
  'TRANSFER_FAILED',
  'TRANSFER_CORRECTED',
  'TRANSFER_WAITING',
  'TRANSFER_SENT',
  'HELD',
  'HELD_RELEASED',
  'HELD_RETURNED',
  'WALLET_CASH_IN',
  'WALLET_CASH_OUT',
  'WALLET_TRANSFER',
  'WALLET_FEE',
  'DEPOSIT_OPENED',
  'DEPOSIT_INTEREST',
  'DEPOSIT_CAPITALISED',
  'DEPOSIT_BLOCKED',
  'DEPOSIT_UNBLOCKED',
  'DEPOSIT_PAID',
  'DEPOSIT_TO_WALLET',
  'DEPOSIT_FROM_WALLET',
  'DEPOSIT_TO_LOAN',
  'MERCHANT_PAYMENT',
  'MERCHANT_TO_WALLET',
  'MERCHANT_HELD',
  'MERCHANT_RELEASED',
  'MERCHANT_CASH_OUT',
  'INTERNAL_TRANSFER',
  'BANK_CHARGE',
  'TEMPORARY_RETURN',
  'TEMPORARY_MOVE',
  'ENVELOPE_SENT',
  'ENVELOPE_RECEIVED',
  'ENVELOPE_RETURNED',
  'SPLIT_PAID',
  'DONATION_GIVEN',
  'FEE_VAT',
  'QPAY_RECEIPT',
  'QPAY_SETTLED',
]);
export type LedgerEntryKind = ValueOf<typeof LedgerEntryKind>;

/** Accounts of the general ledger with their numbers; journals name them as `ledgerAccounts.<key>`. */
export const LedgerAccount = enumeration('LedgerAccount', [
  ['bank', 'neutral', '1110-01'],
  ['bankPayouts', 'neutral', '1110-02'],
  ['bankReserve', 'neutral', '1110-03'],
  ['bankTerm', 'neutral', '1110-04'],
  ['qpayClearing', 'neutral', '1180-01'],
  ['settlement', 'neutral', '1190-01'],
  ['loan', 'neutral', '1310-01'],
  ['accruedInterest', 'neutral', '1450-01'],
  ['accruedAdditional', 'neutral', '1450-02'],
  ['feesReceivable', 'neutral', '1460-01'],
  ['courtCosts', 'neutral', '1470-01'],
  ['provision', 'neutral', '1490-01'],
  ['wallet', 'neutral', '2110-01'],
  ['walletHeld', 'neutral', '2110-02'],
  ['deposit', 'neutral', '2210-01'],
  ['depositBlocked', 'neutral', '2210-03'],
  ['depositInterest', 'neutral', '2210-02'],
  ['temporary', 'neutral', '2310-02'],
  ['unrecognised', 'neutral', '2320-01'],
  ['failedTransfers', 'neutral', '2320-02'],
  ['envelopes', 'neutral', '2330-01'],
  ['donations', 'neutral', '2330-02'],
  ['merchant', 'neutral', '2340-01'],
  ['merchantHeld', 'neutral', '2340-02'],
  ['interestInAdvance', 'neutral', '2350-01'],
  ['vat', 'neutral', '2360-01'],
  ['batch', 'neutral', '2390-05'],
  ['capital', 'neutral', '3110-01'],
  ['openingEquity', 'neutral', '3190-01'],
  ['interestIncome', 'neutral', '5110-01'],
  ['additionalIncome', 'neutral', '5110-02'],
  ['feeIncome', 'neutral', '5210-01'],
  ['walletFeeIncome', 'neutral', '5210-02'],
  ['merchantCommission', 'neutral', '5210-03'],
  ['recoveryIncome', 'neutral', '5310-01'],
  ['depositInterestExpense', 'neutral', '6110-01'],
  ['bankFees', 'neutral', '6210-01'],
  ['claimsLost', 'neutral', '6320-01'],
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
  ['REVERSED', 'neutral'],
]);
export type OpeningState = ValueOf<typeof OpeningState>;

/** What staff book by hand (docs/domain/money.md 4.5). */
export const StaffEntryKind = enumeration('StaffEntryKind', [
  'DEPOSIT_TO_WALLET',
  'DEPOSIT_FROM_WALLET',
  'MERCHANT_TO_WALLET',
  'DEPOSIT_TO_LOAN',
  'INTERNAL_TRANSFER',
  'WALLET_CASH_IN',
  'WALLET_CASH_OUT',
  'BANK_CHARGE',
  'INTEREST_FEE_CORRECTION',
  'LOAN_CLASS_UPGRADE',
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
