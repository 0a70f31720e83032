import { enumeration, type ValueOf } from './enumeration';

/**
 * A receipt can be returned only while SENT (docs/domain/money.md 8.1). Before that it is new, or its sending failed
 * (professional reading).
 */
export const EbarimtState = enumeration(
  'EbarimtState',
  [
    ['NEW', 'pending'],
    ['FAILED', 'danger'],
    ['SENT', 'info'],
    ['RETURNED', 'caution'],
  ],
  { NEW: 'common.new', FAILED: 'common.failed' },
);
export type EbarimtState = ValueOf<typeof EbarimtState>;

/** Who a receipt is for: a consumer, who gets a lottery code, or a company by its register number. */
export const EbarimtType = enumeration('EbarimtType', [
  ['B2C', 'info'],
  ['B2B', 'info'],
]);
export type EbarimtType = ValueOf<typeof EbarimtType>;

/** Why the tax service did not take a receipt. */
export const EbarimtError = enumeration('EbarimtError', [
  ['NO_ANSWER', 'caution'],
  ['TAXPAYER_UNKNOWN', 'danger'],
]);
export type EbarimtError = ValueOf<typeof EbarimtError>;

/** What a fee is taken for. */
export const FeeKind = enumeration('FeeKind', ['LOAN', 'RESCHEDULING', 'WALLET', 'CORRECTION']);
export type FeeKind = ValueOf<typeof FeeKind>;
