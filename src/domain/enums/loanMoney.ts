import { enumeration, type ValueOf } from './enumeration';

// The money of loans: receipts, what they pay, and the journals (docs/domain/lending.md 8.1, 16.1).

/** Where the money of a receipt came from (docs/domain/lending.md 8.5). */
export const PaymentSource = enumeration('PaymentSource', ['WALLET', 'BANK', 'TEMPORARY', 'BATCH']);
export type PaymentSource = ValueOf<typeof PaymentSource>;

/** What money paid ahead does (docs/domain/lending.md 8.3). */
export const AdvanceOption = enumeration('AdvanceOption', ['SHORTEN', 'LOWER', 'NEXT_ROWS']);

/** The parts of a receipt in the order of the waterfall (docs/domain/lending.md 8.1). */
export const ReceiptPart = enumeration('ReceiptPart', [
  'courtCosts',
  'fees',
  'additionalInterest',
  'overdueInterest',
  'overduePrincipal',
  'currentInterest',
  'currentPrincipal',
  'advancePrincipal',
  ['temporary', 'info'],
]);

/** What a journal of a loan books (docs/domain/lending.md 16.1). */
export const LoanEntryKind = enumeration(
  'LoanEntryKind',
  [
    'PAYOUT',
    'RECEIPT',
    'COURT_COSTS',
    'FEE',
    'CORRECTION',
    'WRITE_OFF',
    'ACCRUAL',
    'RECOVERY',
    'CESSION',
  ],
  {
    PAYOUT: 'enums.LedgerEntryKind.PAYOUT',
    RECEIPT: 'enums.LedgerEntryKind.RECEIPT',
    COURT_COSTS: 'enums.LedgerEntryKind.COURT_COSTS',
    FEE: 'enums.LedgerEntryKind.FEE',
    CORRECTION: 'enums.LedgerEntryKind.CORRECTION',
    WRITE_OFF: 'enums.LedgerEntryKind.WRITE_OFF',
    ACCRUAL: 'enums.LedgerEntryKind.ACCRUAL',
    RECOVERY: 'enums.LedgerEntryKind.RECOVERY',
    CESSION: 'enums.LedgerEntryKind.CESSION',
  },
);
export type LoanEntryKind = ValueOf<typeof LoanEntryKind>;

/** A batch of payments: rows are still open, all are done, or some were refused (docs/domain/lending.md 8.7). */
export const BatchState = enumeration('BatchState', [
  ['OPEN', 'pending'],
  ['DONE', 'success'],
  ['WITH_REFUSALS', 'warning'],
]);
export type BatchState = ValueOf<typeof BatchState>;
