import { total } from '../../src/domain/lending/amounts';
import type {
  LedgerCheck,
  LedgerDifference,
} from '../../src/resources/accounting/reconciliation/api';
import type { Store } from '../engine/Store';
import type { LedgerAccount } from './chart';
import { ledgerOf } from './Ledger';

/** How many journals a difference leads to. */
const SHOWN = 5;

/** What a room's own records say that one holder has. */
export interface HolderBalance extends Pick<LedgerDifference, 'resource' | 'id' | 'label'> {
  holder: number;
  balance: string;
}

/** Compares an account with what records say of each holder's part. */
export function holderCheck(
  store: Store,
  {
    key,
    account,
    tenant,
    elsewhere = [],
  }: {
    key: LedgerCheck['key'];
    account: LedgerAccount;
    tenant: string | undefined;
    /** Amounts of the account that nobody holds, by the records. */
    elsewhere?: readonly string[];
  },
  balances: readonly HolderBalance[],
): LedgerCheck {
  const ledger = ledgerOf(store);
  const differences = balances.flatMap((one): LedgerDifference[] => {
    const { resource, id, label, holder, balance } = one;
    const left = ledger.balanceOf(account, { holder, tenant });
    const right = total([balance]);
    if (left === right) return [];
    const lines = ledger.lines({ account, holder, tenant });
    const journals = [...new Set(lines.map(({ journal }) => journal.id))].reverse();
    return [{ resource, id, label, left, right, journals: journals.slice(0, SHOWN) }];
  });
  return {
    key,
    asOf: 'now',
    left: ledger.balanceOf(account, { tenant }),
    right: total([...balances.map(({ balance }) => balance), ...elsewhere]),
    differences,
  };
}
