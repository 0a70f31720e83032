import type { LedgerEntryKind } from '../../../../src/domain/enums/accounting';
import { plus, ZERO } from '../../../../src/domain/lending/amounts';
import type { Check } from '../../../../src/domain/reconcile/Check';
import { checkDailyUse, type DailyUse, walletRoom } from '../../../../src/domain/wallets/limits';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { ledgerOf, type PostedLine } from '../../../ledger/Ledger';

/** What a wallet holds, in tögrög: every figure is a sum over the ledger. */
export interface WalletMoney {
  /** What may be spent. */
  available: string;
  held: string;
  /** `available` + `held` (R12). */
  balance: string;
}

/** What customers do with their wallets that counts against the daily limit (docs/domain/wallets.md 1.2). */
const SPENDING: readonly LedgerEntryKind[] = [
  'WALLET_CASH_OUT',
  'WALLET_FEE',
  'WALLET_TRANSFER',
  'MERCHANT_PAYMENT',
  'ENVELOPE_SENT',
  'SPLIT_PAID',
  'DONATION_GIVEN',
];

/** The money of a customer's wallet. */
export function walletMoney(store: Store, customerId: number): WalletMoney {
  const ledger = ledgerOf(store);
  const available = ledger.balanceOf('wallet', { holder: customerId });
  const held = ledger.balanceOf('walletHeld', { holder: customerId });
  return { available, held, balance: plus(available, held) };
}

/** How much more a customer's wallet may hold; nothing where there is no open one (docs/domain/wallets.md 1.2). */
export function walletRoomOf(store: Store, customerId: number): string {
  const wallet = store.collection('wallets')?.get(customerId);
  if (wallet?.state !== 'OPEN') return ZERO;
  const { balance } = walletMoney(store, customerId);
  return walletRoom({ balance, amountLimit: String(wallet.amountLimit) });
}

/** What left a wallet on a day and counts against its daily limit; what was taken back does not. */
export const usesOn = (store: Store, lines: readonly PostedLine[], day: string): DailyUse[] =>
  lines.flatMap(({ journal, debit }) =>
    debit !== null &&
    journal.valueDate === day &&
    SPENDING.includes(journal.kind) &&
    ledgerOf(store).reversalOf(journal.id) === undefined
      ? [{ at: journal.bookedAt, amount: debit }]
      : [],
  );

/** The limit whose earlier values the history of a wallet knows. */
const DAILY_LIMIT = 'dailyTransactionLimit';

/** R13 of today: each use beside the limit that was in force when it left (docs/domain/wallets.md 1.2). */
export function dailyCheckOf(
  store: Store,
  wallet: MockRecord,
  lines: readonly PostedLine[] = ledgerOf(store).lines({
    account: 'wallet',
    holder: Number(wallet.id),
  }),
): Check {
  const changes = store.history
    .of('wallets', wallet)
    .flatMap(({ at, field, from, to }) =>
      field === DAILY_LIMIT ? [{ at, from: String(from), to: String(to) }] : [],
    );
  return checkDailyUse(
    usesOn(store, lines, store.clock.today()),
    String(wallet[DAILY_LIMIT]),
    changes,
  );
}

/** When money last left a wallet by something that its owner did; null when it never has. */
export function lastSpentAt(lines: readonly PostedLine[]): string | null {
  const last = lines.findLast(
    ({ journal, debit }) => debit !== null && SPENDING.includes(journal.kind),
  );
  return last?.journal.bookedAt ?? null;
}
