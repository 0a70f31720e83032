/**
 * What the reconciliation of the books compares, in the order of its page: every check has its row in docs/domain/money.md 4.16
 * and its name, sides and who mends it in `ledgerChecks`.
 */
export const LEDGER_CHECKS = [
  'journals',
  'trial',
  'loans',
  'settlement',
  'temporary',
  'batches',
  'savings',
  'bankLines',
  'bank',
  'bankBalance',
  'bankPayouts',
  'bankReserve',
  'qpay',
  'unrecognised',
  'failedTransfers',
  'held',
  'dailyLimit',
  'envelopes',
  'donations',
  'splits',
  'coupons',
  'merchants',
  'merchantsHeld',
  'receipts',
] as const;

export type LedgerCheckKey = (typeof LEDGER_CHECKS)[number];
