import type { ConditionBlock } from '../../entity/lifecycle';
import type { OwnerMatch } from '../enums/wallets';
import { compareMoney } from '../money';

/** What decides whether money may leave the house to a customer's account at a bank; the gateway sends it with the record. */
export interface PayOutFacts {
  /** Number of an open fraud case of the customer. */
  fraudCase: string | null;
  /** The customer's access to transfers. */
  canTransfer: string | null;
  /**
   * The customer's prime account, and whether its bank names the customer as its owner (null where it does not know the
   * account). Null where there is no such account, left out where the money goes to somebody else.
   */
  account?: { match: OwnerMatch | null } | null;
  /** What the lender has on the account that pays. */
  bankLeft: string;
  /** From this amount on two people decide, as on a cash-out of a wallet. */
  secondFrom: string;
}

/** Whether an amount is one that two people decide on. */
export const takesTwo = ({ secondFrom }: PayOutFacts, amount: string): boolean =>
  compareMoney(amount, secondFrom) !== -1;

/**
 * What stands against paying a customer, the first thing first; null when nothing does (docs/domain/money.md 4.12).
 * @param amount null while it is not known
 */
export function payOutBlock(
  { fraudCase, canTransfer, account, bankLeft }: PayOutFacts,
  amount: string | null,
): ConditionBlock | null {
  const kind = 'condition';
  if (fraudCase !== null)
    return { kind, message: 'actionBlocks.fraud_open', values: { number: fraudCase } };
  if (canTransfer !== 'YES') return { kind, message: 'actionBlocks.pay_out_access' };
  if (account === null) return { kind, message: 'actionBlocks.temporary_no_prime' };
  if (account && (account.match === null || account.match === 'DIFFERENT'))
    return { kind, message: 'actionBlocks.temporary_owner_differs' };
  return amount !== null && compareMoney(amount, bankLeft) === 1
    ? { kind, message: 'actionBlocks.pay_out_bank', values: { left: bankLeft } }
    : null;
}
