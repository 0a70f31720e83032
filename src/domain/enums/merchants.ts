import { enumeration, type ValueOf } from './enumeration';

// Education institutes of merchants (docs/domain/organisation.md 3.1).

export const InstituteType = enumeration('InstituteType', ['SCHOOL', 'KINDERGARTEN', 'UNIVERSITY']);

export const InstituteRegistrationState = enumeration('InstituteRegistrationState', [
  ['REGISTERED', 'success'],
  ['CANCELLED', 'neutral'],
]);
export type InstituteRegistrationState = ValueOf<typeof InstituteRegistrationState>;

/** What moved a merchant's account (docs/domain/organisation.md 2.2). */
export const MerchantMoveKind = enumeration('MerchantMoveKind', [
  ['SALE', 'success'],
  ['CASH_OUT', 'info'],
  ['TO_WALLET', 'pending'],
  ['OTHER', 'neutral'],
]);
export type MerchantMoveKind = ValueOf<typeof MerchantMoveKind>;

/** A merchant's wish to have its money at its bank (docs/domain/organisation.md 2.3). */
export const CashOutState = enumeration('CashOutState', [
  ['REQUESTED', 'pending'],
  ['PAID', 'success'],
  ['REFUSED', 'danger'],
  ['FAILED', 'danger'],
]);
export type CashOutState = ValueOf<typeof CashOutState>;

/** What an employee of a merchant may do in the merchant's app (docs/domain/organisation.md 2.4). */
export const MerchantRole = enumeration('MerchantRole', [
  ['OWNER', 'info'],
  ['MANAGER', 'info'],
  ['CASHIER', 'neutral'],
]);
export type MerchantRole = ValueOf<typeof MerchantRole>;

/** Whether an employee of a merchant may use the merchant's app. */
export const MerchantEmployeeState = enumeration('MerchantEmployeeState', [
  ['ACTIVE', 'success'],
  ['LEFT', 'neutral'],
]);
export type MerchantEmployeeState = ValueOf<typeof MerchantEmployeeState>;
