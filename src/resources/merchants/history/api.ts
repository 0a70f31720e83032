import { endpoint, hasField } from '../../../dataProviders/endpoint';
import type { MerchantSums } from '../../../domain/merchants/history';

/** Answer of `readMerchantTotals`: the same figures from three places. Amounts are decimal strings. */
export interface MerchantTotals {
  /** Σ of the days of the history. */
  days: MerchantSums;
  /** Σ of the movements of the detailed history. */
  moves: MerchantSums;
  /** What the days leave at the end, and what the ledger says is on the accounts then. */
  closing: string;
  ledger: string;
}

/** What the history is narrowed to: one merchant, days from and to. */
export interface MerchantScope {
  merchantId?: string;
  from?: string;
  to?: string;
}

/** Sums of the history beside those of the detailed history and of the ledger. */
export const readMerchantTotals = endpoint<MerchantScope, MerchantTotals>()(
  'merchantWeb',
  'GET /merchants/history/totals',
  {
    assumed: true,
    access: 'institute:view',
    carries: '`merchantId`, `from`, `to`, each optional',
    isShaped: hasField('days'),
  },
);
