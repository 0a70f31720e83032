import { type ApiError, invalid } from './ApiError';
import { blockedAnswer } from './hindered';
import { MAIN_TENANT } from './samples/tenants';

type Owned = object | undefined;

/** Whose books the money of a record is in; what names no lender is the main one's. */
export const lenderOf = (record: Owned): string =>
  String((record && 'tenant' in record && record.tenant) || MAIN_TENANT);

/** Whether money may go between two records: it is in the books of one lender (docs/domain/money.md 4.11). */
export const isOneLender = (one: Owned, other: Owned): boolean => lenderOf(one) === lenderOf(other);

/**
 * Refuses money between two lenders at the input that names the other one's record.
 * @throws ApiError 400
 */
export function refuseOtherLenderAt(field: string, one: Owned, other: Owned): void {
  if (!isOneLender(one, other)) throw invalid({ [field]: 'validation.other_lender' });
}

/**
 * Refuses money between two lenders where no input names the other one's record.
 * @throws ApiError 409
 */
export function refuseOtherLender(one: Owned, other: Owned): void {
  if (!isOneLender(one, other)) throw otherLender();
}

/** 409 for money that would go to another lender. */
export const otherLender = (): ApiError =>
  blockedAnswer({ kind: 'condition', message: 'validation.other_lender' });
