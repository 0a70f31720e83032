import { enumeration, type ValueOf } from './enumeration';

/** Request for a loan against a car (docs/domain/lending.md 15.1). */
export const CarLoanRequestState = enumeration('CarLoanRequestState', [
  ['draft', 'neutral'],
  ['pending', 'pending'],
  ['granted', 'success'],
  ['closed', 'neutral'],
]);
export type CarLoanRequestState = ValueOf<typeof CarLoanRequestState>;
