/** Least process code of a customer who has a wallet (docs/domain/customers.md 2.1). */
const WITH_WALLET = 600;

/** Codes at which the wallet's contract is being cancelled, inclusive. */
const CANCELLED = [2_000, 2_050] as const;

/** Whether registration has come so far that there is a wallet, and it is not being closed. */
export function hasWallet(state: unknown): boolean {
  const code = Number(state);
  return code >= WITH_WALLET && !(code >= CANCELLED[0] && code <= CANCELLED[1]);
}

/** The number of a customer's wallet: `BA0000100001`. */
export const walletAccountOf = (customerId: number | string): string =>
  `BA${String(customerId).padStart(10, '0')}`;
