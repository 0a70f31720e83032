import { enumeration, type ValueOf } from './enumeration';

// Wallets, envelopes and split payments (docs/domain/wallets.md 1.1, 4.1, 5.1).

export const SplitType = enumeration('SplitType', ['EQUAL', 'RANDOM', 'PERCENT']);
export type SplitType = ValueOf<typeof SplitType>;

export const SplitPaidType = enumeration('SplitPaidType', [
  ['UNPAID', 'pending'],
  ['CASH', 'success'],
  ['WALLET', 'success'],
]);
export type SplitPaidType = ValueOf<typeof SplitPaidType>;

export const EnvelopeSplitType = enumeration('EnvelopeSplitType', ['equal', 'random']);
export type EnvelopeSplitType = ValueOf<typeof EnvelopeSplitType>;

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

/** What became of a theme; a deleted one stays for the envelopes that were sent with it (docs/domain/wallets.md 4.2). */
export const EnvelopeThemeState = enumeration('EnvelopeThemeState', [
  ['ACTIVE', 'success'],
  ['INACTIVE', 'neutral'],
  ['DELETED', 'danger'],
]);
export type EnvelopeThemeState = ValueOf<typeof EnvelopeThemeState>;

/** Occasions that themes are for; the documents name the field alone (docs/domain/wallets.md 4.2). */
export const EnvelopeThemeCategory = enumeration('EnvelopeThemeCategory', [
  'TSAGAAN_SAR',
  'NEW_YEAR',
  'BIRTHDAY',
  'WEDDING',
  'WOMENS_DAY',
  'THANKS',
  'OTHER',
]);

/** What does not agree in an envelope's money (docs/domain/wallets.md 4.3). */
export const EnvelopeFlag = enumeration('EnvelopeFlag', [
  ['SUM_DIFFERS', 'critical'],
  ['RECEIVERS_DIFFER', 'critical'],
  ['NO_CHARGE_BACK', 'danger'],
  ['TOO_MANY_RECEIVERS', 'danger'],
]);
export type EnvelopeFlag = ValueOf<typeof EnvelopeFlag>;

/** What does not agree in a split payment (docs/domain/wallets.md 5.2). */
export const SplitFlag = enumeration('SplitFlag', [
  ['SHARES_DIFFER', 'critical'],
  ['PERCENT_DIFFERS', 'critical'],
  ['NO_JOURNAL', 'danger'],
  ['PAID_DIFFERS', 'caution'],
]);
export type SplitFlag = ValueOf<typeof SplitFlag>;

/** How far the bank's name of an account's owner is the customer's (docs/domain/wallets.md 2.2). */
export const OwnerMatch = enumeration('OwnerMatch', [
  ['SAME', 'success'],
  ['CLOSE', 'caution'],
  ['DIFFERENT', 'danger'],
]);
export type OwnerMatch = ValueOf<typeof OwnerMatch>;

/** A wallet is there until a customer's deletion closes it (docs/domain/wallets.md 1.1). */
export const WalletState = enumeration('WalletState', [
  ['OPEN', 'success'],
  ['CLOSED', 'neutral'],
]);
export type WalletState = ValueOf<typeof WalletState>;

/** Whether there is money on a temporary account (docs/domain/money.md 3.1). */
export const TemporaryState = enumeration('TemporaryState', [
  ['HOLDING', 'pending'],
  ['EMPTY', 'neutral'],
]);
export type TemporaryState = ValueOf<typeof TemporaryState>;

/** Where money of a temporary account may be moved (docs/domain/money.md 3.2). */
export const TemporaryTarget = enumeration('TemporaryTarget', ['WALLET', 'CUSTOMER']);
export type TemporaryTarget = ValueOf<typeof TemporaryTarget>;

/** Criteria of the temporary account: there is one set, which is in force (docs/domain/money.md 3.3). */
export const CriteriaState = enumeration('CriteriaState', [['IN_FORCE', 'success']]);
export type CriteriaState = ValueOf<typeof CriteriaState>;
