import { minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type { Store } from '../../../engine/Store';
import type { LedgerAccount } from '../../../ledger/chart';
import { inBooks } from '../../../ledger/inBooks';

interface OpeningLine {
  account: string;
  debit: string | null;
  credit: string | null;
}

/**
 * What an account began with by the documents that opened it.
 * @returns debit − credit, decimal string
 */
export function openedWith(store: Store, account: LedgerAccount, tenant: string | undefined) {
  const own = (store.collection('accounting/opening-balance')?.all ?? [])
    .filter((one) => one.state === 'SET' && inBooks(tenant)(one))
    .flatMap(({ lines }) => lines as readonly OpeningLine[])
    .filter((line) => line.account === account);
  return minus(
    total(own.map(({ debit }) => debit ?? ZERO)),
    total(own.map(({ credit }) => credit ?? ZERO)),
  );
}
