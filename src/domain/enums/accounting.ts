import { enumeration, type ValueOf } from './enumeration';

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
