import { total } from '../../src/domain/lending/amounts';
import type { LedgerCheck } from '../../src/resources/accounting/reconciliation/api';
import type { Store } from '../engine/Store';
import { type LedgerAccount, numberOf } from './chart';
import { ledgerOf } from './Ledger';

/** How many journals a difference leads to. */
const SHOWN = 5;

/** Compares an account that nobody holds with what the records say that lies there, as of now. */
export function controlCheck(
  store: Store,
  { key, account, tenant }: Pick<LedgerCheck, 'key'> & { account: LedgerAccount; tenant?: string },
  amounts: readonly unknown[],
): LedgerCheck {
  const ledger = ledgerOf(store);
  const left = ledger.balanceOf(account, { tenant });
  const right = total(amounts.map(String));
  const journals = () =>
    [...new Set(ledger.lines({ account, tenant }).map(({ journal }) => journal.id))]
      .reverse()
      .slice(0, SHOWN);
  const id = numberOf(account);
  return {
    key,
    asOf: 'now',
    left,
    right,
    differences:
      left === right
        ? []
        : [
            {
              resource: 'accounting/accounts/gl',
              id,
              label: String(id),
              left,
              right,
              journals: journals(),
            },
          ],
  };
}
