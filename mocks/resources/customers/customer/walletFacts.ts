import type { DeleteStep } from '../../../../src/domain/enums/customerIdentity';
import type { MockRecord } from '../../../engine/MockRecord';

/** What the sample says of a customer's wallet, of the sums held on it, and of what was not claimed. */
export interface WalletFacts {
  /** Tögrög as a decimal string; null before there is a wallet. */
  balance: string | null;
  held: string;
  /** Coupons and envelopes that were not claimed. */
  unclaimed: number;
}

const NONE = '0.00';
/** Wallets exist from the code of their creation on. */
const WALLET_FROM = 600;
/** Step of the balances, tögrög. */
const STEP = 1_100;
/** Of so many who want to go, one each has forgotten the wallet, the coupons, and a held sum. */
const FORGETFUL = 6;

/** Whether the customer is here to stay, asked to be deleted, or was. */
export type Leaving = 'STAYS' | 'ASKED' | 'GONE';

/** What a deletion request says of the customer, by its state; a rejected one says nothing. */
const LEAVING: Readonly<Record<string, Leaving>> = { 0: 'ASKED', 1: 'ASKED', 3: 'GONE' };

/** The steps of a deletion behind the wallet's: one that failed there has closed it. */
const AFTER_WALLET: ReadonlySet<unknown> = new Set<DeleteStep>(['SIGN_IN', 'LOG']);

/** What a customer's deletion requests say of the customer. */
export function leavingOf({ id }: MockRecord, requests: readonly MockRecord[]): Leaving {
  const [leaving = 'STAYS'] = requests
    .filter(({ customerId }) => customerId === id)
    .flatMap(({ state, failedStep }) =>
      AFTER_WALLET.has(failedStep) ? 'GONE' : (LEAVING[String(state)] ?? []),
    );
  return leaving;
}

/**
 * The one sample fact about a customer's wallet, the same wherever it is asked for: who asked to be deleted has emptied
 * it, but for a few; a deleted customer has nothing.
 */
export function walletFacts(
  { id, state, walletBalance }: MockRecord,
  leaving: Leaving,
): WalletFacts {
  const place = Number(id) % FORGETFUL;
  const hasWallet = Number(state) >= WALLET_FROM;
  const forgot = (which: number) => leaving === 'ASKED' && hasWallet && place === which;
  const usual = leaving === 'STAYS' ? `${((Number(id) * 37) % 90) * STEP}.00` : NONE;
  // A deletion that was carried out here has closed it.
  const closed = typeof walletBalance === 'string' ? walletBalance : undefined;
  return {
    balance: closed ?? (forgot(1) ? '12500.00' : hasWallet ? usual : null),
    held: forgot(5) ? '5000.00' : NONE,
    unclaimed: forgot(3) ? 2 : 0,
  };
}
