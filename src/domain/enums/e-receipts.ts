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
