import { enumeration, type ValueOf } from './enumeration';

/** Request for a loan against a car (specification 2 §4). */
export const CarLoanRequestState = enumeration('CarLoanRequestState', [
  ['draft', 'neutral'],
  ['pending', 'pending'],
  ['granted', 'success'],
  ['closed', 'neutral'],
]);
export type CarLoanRequestState = ValueOf<typeof CarLoanRequestState>;
