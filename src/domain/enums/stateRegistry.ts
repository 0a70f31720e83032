import { enumeration, type ValueOf } from './enumeration';

// Look-ups in the state registry (docs/domain/registries.md 4.1, 4.2).

/** Why a person's data is asked for; the documents name a purpose list without its values. */
export const XypPurpose = enumeration('XypPurpose', [
  'LOAN_REQUEST',
  'CONTRACT',
  'IDENTITY_CHECK',
  'DATA_UPDATE',
  'COLLECTION',
]);
export type XypPurpose = ValueOf<typeof XypPurpose>;

/** Why a look-up failed, as the registry says it. */
export const XypFailure = enumeration('XypFailure', [
  ['WORKER_UNKNOWN', 'danger'],
  ['WORKER_FINGERPRINT', 'danger'],
  ['CUSTOMER_FINGERPRINT', 'danger'],
  ['SERVICE_DOWN', 'warning'],
]);
export type XypFailure = ValueOf<typeof XypFailure>;
