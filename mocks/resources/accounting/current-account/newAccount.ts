import type { MockRecord } from '../../../engine/MockRecord';
import { numberOf } from '../../../ledger/chart';

/** What left an account by an action of the staff: the account's own word beside the ledger's (R10). */
export interface TemporaryMove {
  amount: string;
  /** Whose temporary account it went to; null for a bank or a wallet. */
  receiver: number | null;
}

/** Nobody has asked to return anything. */
export const NOT_ASKED = { returnAmount: null, returnNote: null, returnAskedBy: null } as const;

/** The temporary account of a customer, without money. */
export const newAccount = (customerId: number, at: string): MockRecord => ({
  id: customerId,
  number: numberOf('temporary', customerId),
  customerId,
  moves: [],
  ...NOT_ASKED,
  state: 'EMPTY',
  createdAt: at,
  createdBy: null,
  updatedAt: at,
});

/** What staff moved from an account. */
export const movesOf = ({ moves }: MockRecord): readonly TemporaryMove[] =>
  moves as readonly TemporaryMove[];
