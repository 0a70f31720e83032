import { enumeration, type ValueOf } from './enumeration';

// Education institutes of merchants (specification 2 §3, §4).

export const InstituteType = enumeration('InstituteType', ['SCHOOL', 'KINDERGARTEN', 'UNIVERSITY']);

export const InstituteRegistrationState = enumeration('InstituteRegistrationState', [
  ['REGISTERED', 'success'],
  ['CANCELLED', 'neutral'],
]);
export type InstituteRegistrationState = ValueOf<typeof InstituteRegistrationState>;
