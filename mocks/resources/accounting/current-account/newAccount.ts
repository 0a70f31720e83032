import type { MockRecord } from '../../../engine/MockRecord';
import { numberOf } from '../../../ledger/chart';

/** What left an account by an action of the staff: the account's own word beside the ledger's (R10). */
export interface TemporaryMove {
  amount: string;
  /** Whose temporary account it went to; null for a bank or a wallet. */
  receiver: number | null;
}

/** The temporary account of a customer, without money. */
export const newAccount = (customerId: number, at: string): MockRecord => ({
  id: customerId,
  number: numberOf('temporary', customerId),
  customerId,
  moves: [],
  state: 'EMPTY',
  createdAt: at,
  createdBy: null,
  updatedAt: at,
});

/** What staff moved from an account. */
export const movesOf = ({ moves }: MockRecord): readonly TemporaryMove[] =>
  moves as readonly TemporaryMove[];
