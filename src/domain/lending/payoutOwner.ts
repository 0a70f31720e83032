import { compareOwners } from '../wallets/ownerNames';

/** Why the money of a loan is not sent to an account; also the key of the block's text. */
export type PayoutOwnerProblem = 'payout_account_unknown' | 'payout_owner_differs';

/**
 * What the bank's word about an account says against paying out to it (docs/domain/lending.md 5.5): the bank does not
 * know it, or it is somebody else's. Names whose letters differ slightly are a person's to look at and no reason.
 * @param bankName the owner as the bank writes it, in either alphabet; null where it knows no such account
 */
export function payoutOwnerProblem(
  bankName: string | null,
  borrower: string,
): PayoutOwnerProblem | null {
  if (bankName === null) return 'payout_account_unknown';
  return compareOwners(bankName, borrower).match === 'DIFFERENT' ? 'payout_owner_differs' : null;
}
