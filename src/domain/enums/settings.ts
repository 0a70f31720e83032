import { enumeration, type ValueOf } from './enumeration';

// Settings screens (docs/domain/content-and-messaging.md 5.1).

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
