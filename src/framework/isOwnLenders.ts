import type { RaRecord } from 'ra-core';
import { isMainTenant } from '../config/config';

/**
 * False for a record of another lender that the own one sees because it deals with its customer: only that lender changes it
 * (docs/domain/ownership.md 4.1).
 */
export const isOwnLenders = ({ tenant }: RaRecord, own: string | null | undefined): boolean =>
  typeof tenant !== 'string' || !own || tenant === own || isMainTenant(own);
