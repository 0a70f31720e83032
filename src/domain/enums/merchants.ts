import { enumeration, type ValueOf } from './enumeration';

// Education institutes of merchants (docs/domain/organisation.md 3.1).

export const InstituteType = enumeration('InstituteType', ['SCHOOL', 'KINDERGARTEN', 'UNIVERSITY']);

export const InstituteRegistrationState = enumeration('InstituteRegistrationState', [
  ['REGISTERED', 'success'],
  ['CANCELLED', 'neutral'],
]);
export type InstituteRegistrationState = ValueOf<typeof InstituteRegistrationState>;
