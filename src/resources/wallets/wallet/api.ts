import { endpoint } from '../../../dataProviders/endpoint';
import type { HolderJournals } from '../journals';

// What the gateway answers about wallets beside their records. Amounts are decimal strings.

/** A wallet or a temporary account that was looked for. */
export interface FoundAccount {
  customerId: number;
  customerName: string;
  number: string;
  balance: string;
  available: string;
  held: string;
}

/** What came onto a wallet and left it. */
export const readWalletJournals = endpoint<void, HolderJournals>()(
  'accounting',
  'GET /wallets/:id/journals',
  { assumed: true, access: 'wallet:list' },
);

/** The wallet of a customer, by register number or phone; 404 where there is none. */
export const findWallet = endpoint<Partial<Record<'regnum' | 'phone', string>>, FoundAccount>()(
  'accounting',
  'POST /wallets/find',
  { safePost: true, assumed: true, access: 'wallet:search', carries: '`regnum` or `phone`' },
);
