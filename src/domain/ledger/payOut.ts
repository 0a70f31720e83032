import type { ConditionBlock } from '../../entity/lifecycle';
import type { LedgerEntryKind } from '../enums/accounting';
import type { OwnerMatch } from '../enums/wallets';
import { plus } from '../lending/amounts';
import { compareMoney } from '../money';
import type { SystemSettings } from '../systemSettings';

/** What is asked before money leaves the house by a journal of a kind (docs/domain/money.md 4.12). */
export interface PayOutRule {
  /** An open fraud case of the customer stops it. */
  fraud: boolean;
  /** The access of the customer that has to be open; null where the documents ask for another one, or for none. */
  access: 'canTransfer' | null;
  /** Whether the bank must name the customer as the owner of the account to which it goes. */
  owner: boolean;
  /** The setting from which on two people decide; null where two always do, or the money is no customer's. */
  second: Extract<keyof SystemSettings, 'secondWalletCashOut' | 'secondMerchantCashOut'> | null;
}

const TO_CUSTOMER = {
  fraud: true,
  access: 'canTransfer',
  owner: true,
  second: 'secondWalletCashOut',
} as const satisfies PayOutRule;

/**
 * Everything by which a lender's account at a bank pays, by the kind of its journal: it is handed to the bank's gateway, and to
 * nobody else. What the documents except from a guard is said at 4.12.
 */
export const PAY_OUTS = {
  WALLET_CASH_OUT: TO_CUSTOMER,
  TEMPORARY_RETURN: TO_CUSTOMER,
  HELD_RELEASED: TO_CUSTOMER,
  TRANSFER_CORRECTED: TO_CUSTOMER,
  MERCHANT_CASH_OUT: { ...TO_CUSTOMER, second: 'secondMerchantCashOut' },
  // Two people always end savings, by an access of their own (customers.md 9.3).
  DEPOSIT_PAID: { ...TO_CUSTOMER, access: null, second: null },
  // Two people always lend, by an access of its own (lending.md 4.1).
  PAYOUT: { ...TO_CUSTOMER, access: null, second: null },
  // What the court gets is no customer's money.
  COURT_COSTS: { fraud: false, access: null, owner: false, second: null },
} as const satisfies Partial<Record<LedgerEntryKind, PayOutRule>>;

/** Kinds of journals by which money leaves the house. */
export type PayOutKind = keyof typeof PAY_OUTS;

/**
 * Why a journal that credits a lender's account at a bank is past the door: the money stays on the lender's accounts, the gateway
 * of the bank books a transfer that it was handed before, or the bank has taken it already and a line of its statement says so.
 */
export type PastTheDoor = 'own_accounts' | 'handed_over' | 'taken_by_bank';

/** Kinds of journals that credit a lender's account at a bank while nobody is paid by them, and why (docs/domain/money.md 4.12). */
export const NOT_PAID_OUT = {
  INTERNAL_TRANSFER: 'own_accounts',
  TRANSFER_SENT: 'handed_over',
  BANK_CHARGE: 'taken_by_bank',
} as const satisfies Partial<Record<LedgerEntryKind, PastTheDoor>>;

/** What decides whether money may leave the house; the gateway sends it with the record. */
export interface PayOutFacts {
  /** Number of an open fraud case of the customer. */
  fraudCase: string | null;
  /** The customer's access that it takes; left out where it takes none. */
  canTransfer?: string | null;
  /**
   * The account that is paid, and whether its bank names the customer as its owner (null where it does not know the
   * account). Null where there is no such account, left out where the money goes to somebody else.
   */
  account?: { match: OwnerMatch | null } | null;
  /** What the lender has on the account that pays. */
  bankLeft: string;
  /** From this amount on two people decide; null where no amount makes a difference. */
  secondFrom: string | null;
  /**
   * What one person alone has paid out today, or what the customer was paid by single persons, whichever is more: small sums
   * that reach the limit together are no way around it.
   */
  alone: string;
}

/** Whether an amount, with what went alone today, is one that two people decide on. */
export const takesTwo = (
  { secondFrom, alone }: Pick<PayOutFacts, 'secondFrom' | 'alone'>,
  amount: string,
): boolean => secondFrom !== null && compareMoney(plus(amount, alone), secondFrom) !== -1;

/**
 * What stands against paying a customer, the first thing first; null when nothing does (docs/domain/money.md 4.12).
 * @param amount null while it is not known
 */
export function payOutBlock(
  { fraudCase, canTransfer = 'YES', account, bankLeft }: PayOutFacts,
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
