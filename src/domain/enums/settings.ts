import { enumeration, type ValueOf } from './enumeration';

// Settings screens (specification 2 §3, §4).

export const PhoneNumberState = enumeration('PhoneNumberState', [
  ['ACTIVE', 'success', true],
  ['INACTIVE', 'neutral', false],
]);

export const AppKind = enumeration('AppKind', ['pocket', 'merchant']);
export type AppKind = ValueOf<typeof AppKind>;

export const BankGatewayState = enumeration('BankGatewayState', [
  ['WORKING', 'success', true],
  ['STOPPED', 'danger', false],
]);
