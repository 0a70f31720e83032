import { enumeration, type ValueOf } from './enumeration';

// Money in from the bank, and transfers that went wrong (docs/domain/money.md 4.1, 4.2, 4.3, 4.4, 4.9).

/** Where a part of a bank receipt went. */
export const ReceiptTarget = enumeration('ReceiptTarget', ['LOAN', 'TEMPORARY']);
export type ReceiptTarget = ValueOf<typeof ReceiptTarget>;

/** What a transfer to a bank was for. */
export const OutgoingKind = enumeration('OutgoingKind', [
  'WALLET_CASH_OUT',
  'DEPOSIT_CASH_OUT',
  'TEMPORARY_RETURN',
  'MERCHANT_CASH_OUT',
  'LOAN_PAYOUT',
  'COURT_COSTS',
]);
export type OutgoingKind = ValueOf<typeof OutgoingKind>;

/** The two legs of a transfer to a bank: out of the wallet, and into the bank account. */
export const TransferLeg = enumeration('TransferLeg', ['WALLET', 'BANK']);
export type TransferLeg = ValueOf<typeof TransferLeg>;

/** What the bank's log of outgoing transfers says of one. */
export const BankLegState = enumeration('BankLegState', [
  ['EXECUTED', 'success'],
  ['REFUSED', 'danger'],
  ['UNANSWERED', 'pending'],
  ['NOT_THERE', 'neutral'],
]);
export type BankLegState = ValueOf<typeof BankLegState>;

/** Where a transfer out through a bank's gateway is (docs/domain/money.md 4.10). */
export const OutgoingState = enumeration('OutgoingState', [
  ['WAITING', 'pending'],
  ['RETRYING', 'caution'],
  ['EXECUTED', 'success'],
  ['REFUSED', 'danger'],
  ['UNANSWERED', 'warning'],
]);
export type OutgoingState = ValueOf<typeof OutgoingState>;

/** What a day's statement of an account says beside its lines. LATE: its bank's gateway is stopped. */
export const GatewayStatementState = enumeration('GatewayStatementState', [
  ['AGREES', 'success'],
  ['DIFFERS', 'danger'],
  ['LATE', 'caution'],
]);
export type GatewayStatementState = ValueOf<typeof GatewayStatementState>;

/** How a statement came: the bank's gateway read it, or a person brought it as a file (docs/domain/money.md 4.15). */
export const StatementSource = enumeration('StatementSource', [
  ['GATEWAY', 'neutral'],
  ['FILE', 'info'],
]);
export type StatementSource = ValueOf<typeof StatementSource>;

/** What a line of a file is to the house. */
export const StatementLineState = enumeration('StatementLineState', [
  ['NEW', 'info'],
  ['KNOWN', 'neutral'],
  ['REFUSED', 'danger'],
]);
export type StatementLineState = ValueOf<typeof StatementLineState>;

/** How the money of a failed transfer was put right. */
export const CorrectionWay = enumeration('CorrectionWay', [
  ['RESENT', 'info'],
  ['RETURNED', 'caution'],
  ['WAS_EXECUTED', 'success'],
]);
export type CorrectionWay = ValueOf<typeof CorrectionWay>;

/** What a held sum is for. */
export const HeldKind = enumeration('HeldKind', ['CASH_OUT', 'TRANSFER', 'MERCHANT_PAYMENT']);
export type HeldKind = ValueOf<typeof HeldKind>;

/** Why a sum is held. */
export const HoldReason = enumeration('HoldReason', [
  ['BANK_SILENT', 'pending'],
  ['OVER_LIMIT', 'caution'],
  ['SUSPICION', 'critical'],
]);
export type HoldReason = ValueOf<typeof HoldReason>;

/** How a held sum was solved. */
export const HeldSolution = enumeration('HeldSolution', [
  ['RELEASED', 'success'],
  ['RETURNED', 'caution'],
]);
export type HeldSolution = ValueOf<typeof HeldSolution>;

/** Who noticed that a transfer may be a fraud. */
export const FraudSource = enumeration('FraudSource', [
  'CUSTOMER_REPORT',
  'MONITORING',
  'BANK_NOTICE',
  'HELD_TRANSACTION',
]);
export type FraudSource = ValueOf<typeof FraudSource>;
