import { enumeration, type ValueOf } from './enumeration';

// Wallets, envelopes and split payments (docs/domain/wallets.md 1.1, 4.1, 5.1).

export const SplitType = enumeration('SplitType', ['EQUAL', 'RANDOM', 'PERCENT']);
export type SplitType = ValueOf<typeof SplitType>;

export const SplitPaidType = enumeration('SplitPaidType', [
  ['UNPAID', 'pending'],
  ['CASH', 'success'],
  ['WALLET', 'success'],
]);

export const EnvelopeSplitType = enumeration('EnvelopeSplitType', ['equal', 'random']);

export const EnvelopeState = enumeration('EnvelopeState', [
  ['untouched', 'pending'],
  ['opened', 'info'],
  ['success', 'success'],
  ['finished', 'caution'],
  ['closed', 'neutral'],
]);
export type EnvelopeState = ValueOf<typeof EnvelopeState>;

export const EnvelopeThemeAction = enumeration('EnvelopeThemeAction', [
  ['ACTIVATE', 'success'],
  ['DEACTIVATE', 'caution'],
  ['MAKE_DEFAULT', 'info'],
  ['DELETE', 'danger'],
]);
