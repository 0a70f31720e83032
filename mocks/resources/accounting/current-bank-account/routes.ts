import entity from '../../../../src/resources/accounting/current-bank-account/currentBankAccount.entity';
import { compareOwners } from '../../../../src/domain/wallets/ownerNames';
import { derivedList } from '../../../engine/derivedList';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Route } from '../../../engine/Call';
import type { Store } from '../../../engine/Store';
import { ledgerOf } from '../../../ledger/Ledger';
import { customerName } from '../../loans/loan/loanProfile';

/** The prime account of everybody who has a temporary account, as all of it is now. */
function rows(store: Store): MockRecord[] {
  const ledger = ledgerOf(store);
  const accounts = store.collection('current-account');
  return (store.collection('bank_account')?.all ?? []).flatMap((account): MockRecord[] => {
    const customer = store.collection('customers')?.get(account.customerId as number);
    if (account.role !== 'PRIME' || !customer || !accounts?.get(customer.id)) return [];
    const { id, customerId, bankCode, number, ownerName, createdAt, isRun, lastRun } = account;
    return [
      {
        id,
        customerId,
        bankCode,
        number,
        ownerName,
        namedAt: createdAt,
        match: compareOwners(String(ownerName), customerName(customer)).match,
        balance: ledger.balanceOf('temporary', { holder: Number(customerId) }),
        isRun,
        lastRun,
      },
    ];
  });
}

/** Bank accounts to which temporary accounts' money would go back (the address is assumed). */
export const routes: readonly Route[] = [derivedList(entity, ({ store }) => rows(store))];
