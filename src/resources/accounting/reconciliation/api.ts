import type { NamedReceipts } from '../../../domain/eReceipts/paidFees';
import type { LedgerCheckKey } from '../../../domain/reconcile/ledgerChecks';
import type { ResourceName } from '../../../i18n/Catalogue';
import { endpoint, hasField, type AsksBooks } from '../../../dataProviders/endpoint';

/** `runReconciliation`: every check of a day. Amounts are decimal strings. */
export interface Reconciliation {
  date: string;
  today: string;
  runAt: string;
  checks: LedgerCheck[];
}

export interface LedgerCheck {
  /** Names are `ledgerChecks.names.<key>`. */
  key: LedgerCheckKey;
  /** `day`: of the day asked for; `now`: records know no other day than the present one. */
  asOf: 'day' | 'now';
  /** Σ of the ledger, and Σ of what it is compared with. */
  left: string;
  right: string;
  differences: LedgerDifference[];
  /** What the two sums differ by for a known cause. */
  named?: NamedReceipts[];
}

/** One record or journal whose two sides differ: sums may agree although two of these cancel each other out. */
export interface LedgerDifference {
  resource: ResourceName;
  id: number | string;
  label: string;
  left: string;
  right: string;
  /** Journals that moved its account, the newest first. */
  journals: string[];
}

/** Runs every check, of a day that is not after today. */
export const runReconciliation = endpoint<AsksBooks & { date?: string }, Reconciliation>()(
  'accounting',
  'POST /account/reconciliations',
  {
    assumed: true,
    access: 'cgw-bank-income:access',
    books: true,
    safePost: true,
    carries: '`date`, today without it',
    isShaped: hasField('checks'),
  },
);
