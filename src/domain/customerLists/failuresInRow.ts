import type { LoginOutcome, LoginSign } from '../enums/customerLists';
import { CUSTOMER_LISTS } from '../settings';

/**
 * Failed attempts one after the other up to each attempt of one account, this one among them; a success begins a new
 * count.
 * @param outcomes of one account, oldest first
 */
export function failuresInRow(outcomes: readonly LoginOutcome[]): number[] {
  let failures = 0;
  return outcomes.map((outcome) => (failures = outcome === 'SUCCEEDED' ? 0 : failures + 1));
}

/**
 * What so many failures one after the other are flagged as; nothing for a few.
 * @param flagged from how many on
 */
export const signOf = (
  failures: number,
  flagged: number = CUSTOMER_LISTS.failuresFlagged,
): LoginSign | null => (failures >= flagged ? 'IN_A_ROW' : null);
