import type { LedgerEntryKind } from '../../../../src/domain/enums/accounting';
import { plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { walletRoom } from '../../../../src/domain/wallets/limits';
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
export const spentOn = (lines: readonly PostedLine[], day: string, isTakenBack: IsTakenBack) =>
  total(
    lines
      .filter(
        ({ journal, debit }) =>
          debit !== null &&
          journal.valueDate === day &&
          SPENDING.includes(journal.kind) &&
          !isTakenBack(journal.id),
      )
      .map(({ debit }) => debit ?? ZERO),
  );

type IsTakenBack = (journalId: string) => boolean;

/** When money last left a wallet by something that its owner did; null when it never has. */
export function lastSpentAt(lines: readonly PostedLine[]): string | null {
  const last = lines.findLast(
    ({ journal, debit }) => debit !== null && SPENDING.includes(journal.kind),
  );
  return last?.journal.bookedAt ?? null;
}
