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
    /** One account, or several of which a holder's parts are added. */
    account: LedgerAccount | readonly LedgerAccount[];
    tenant: string | undefined;
    /** Amounts of the account that nobody holds, by the records. */
    elsewhere?: readonly string[];
  },
  balances: readonly HolderBalance[],
): LedgerCheck {
  const ledger = ledgerOf(store);
  const accounts = [account].flat();
  const held = (asked: { holder?: number }) =>
    total(accounts.map((one) => ledger.balanceOf(one, { ...asked, tenant })));
  const differences = balances.flatMap((one): LedgerDifference[] => {
    const { resource, id, label, holder, balance } = one;
    const left = held({ holder });
    const right = total([balance]);
    if (left === right) return [];
    const lines = accounts.flatMap((one) => ledger.lines({ account: one, holder, tenant }));
    const journals = [...new Set(lines.map(({ journal }) => journal.id))].reverse();
    return [{ resource, id, label, left, right, journals: journals.slice(0, SHOWN) }];
  });
  return {
    key,
    asOf: 'now',
    left: held({}),
    right: total([...balances.map(({ balance }) => balance), ...elsewhere]),
    differences,
  };
}
