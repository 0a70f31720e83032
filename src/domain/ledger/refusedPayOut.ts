import type { OutgoingKind } from '../enums/bankMoney';
import type { PayOutKind } from './payOut';

/** Where the money of a transfer goes back to that the bank has not executed: an account of whoever was to be paid. */
export type ReturnAccount = 'wallet' | 'temporary' | 'merchant';

/** What the money of a refused transfer was for, and whose it is now. */
interface Refused {
  kind: OutgoingKind;
  /** Null where it is no customer's: it can only be sent again. */
  returnsTo: ReturnAccount | null;
}

/**
 * What becomes of money that the bank refuses to pay, by what it paid (docs/domain/money.md 4.2). Savings are over and a loan
 * owes it: what cannot go back there waits on the temporary account of its owner.
 */
export const REFUSED: Readonly<Record<Exclude<PayOutKind, 'TRANSFER_CORRECTED'>, Refused>> = {
  WALLET_CASH_OUT: { kind: 'WALLET_CASH_OUT', returnsTo: 'wallet' },
  HELD_RELEASED: { kind: 'WALLET_CASH_OUT', returnsTo: 'wallet' },
  TEMPORARY_RETURN: { kind: 'TEMPORARY_RETURN', returnsTo: 'temporary' },
  MERCHANT_CASH_OUT: { kind: 'MERCHANT_CASH_OUT', returnsTo: 'merchant' },
  DEPOSIT_PAID: { kind: 'DEPOSIT_CASH_OUT', returnsTo: 'temporary' },
  PAYOUT: { kind: 'LOAN_PAYOUT', returnsTo: 'temporary' },
  COURT_COSTS: { kind: 'COURT_COSTS', returnsTo: null },
};

/** Kinds of pay-outs that were the first ones of their money: what is sent again keeps what it was for. */
export type FirstPayOut = keyof typeof REFUSED;
