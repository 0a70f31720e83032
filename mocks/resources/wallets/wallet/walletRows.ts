import { total } from '../../../../src/domain/lending/amounts';
import { usedPercent } from '../../../../src/domain/wallets/limits';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { ledgerOf, type PostedLine } from '../../../ledger/Ledger';
import { customerName } from '../../loans/loan/loanProfile';
import { lastSpentAt, usesOn, walletMoney } from './walletMoney';

/** What a wallet is judged by and shown with beside its own record: money, today's use, accesses, the prime account. */
export function walletRow(
  store: Store,
  wallet: MockRecord,
  lines: readonly PostedLine[] = ledgerOf(store).lines({
    account: 'wallet',
    holder: Number(wallet.id),
  }),
  accounts: readonly MockRecord[] = store.collection('bank_account')?.all ?? [],
): MockRecord {
  const customer = store.collection('customers')?.get(wallet.customerId as number);
  const prime = accounts.find(
    ({ customerId, role }) => customerId === wallet.customerId && role === 'PRIME',
  );
  const used = total(usesOn(store, lines, store.clock.today()).map(({ amount }) => String(amount)));
  return {
    ...wallet,
    ...walletMoney(store, Number(wallet.id)),
    dailyTransactionAmount: used,
    dailyUsed: usedPercent(used, String(wallet.dailyTransactionLimit)),
    canTransfer: customer?.canTransfer ?? null,
    isCashOutDeposit: customer?.isCashOutDeposit ?? null,
    bankCode: prime?.bankCode ?? null,
    accountNumber: prime?.number ?? null,
    accountOwner: prime?.ownerName ?? null,
    namedAt: prime?.createdAt ?? null,
    isPrimeAccount: prime !== undefined,
    transferredAt: lastSpentAt(lines),
    customerName: customer ? customerName(customer) : null,
  };
}

/** All wallets as lists have them: the ledger is read once. */
export function walletRows(store: Store): MockRecord[] {
  const byHolder = new Map<number, PostedLine[]>();
  for (const line of ledgerOf(store).lines({ account: 'wallet' })) {
    const own = byHolder.get(Number(line.holder));
    if (own) own.push(line);
    else byHolder.set(Number(line.holder), [line]);
  }
  const accounts = (store.collection('bank_account')?.all ?? []).filter(
    ({ role }) => role === 'PRIME',
  );
  return (store.collection('wallets')?.all ?? []).map((wallet) =>
    walletRow(store, wallet, byHolder.get(Number(wallet.id)) ?? [], accounts),
  );
}
