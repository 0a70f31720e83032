import type { ConditionBlock } from '../../entity/lifecycle';
import { compareMoney } from '../money';

/** The borrower's wallet as a source of payments (docs/domain/lending.md 8.5). */
export interface WalletSource {
  /** What may be spent: what is held on the wallet is not. Decimal string; below zero where the books are wrong. */
  available: string;
  /** How much more it may hold. */
  room: string;
}

/** What prevents paying from the wallet: more than may be spent. Null when it may be done, or nothing is typed yet. */
export const walletBlock = (
  { available }: Pick<WalletSource, 'available'>,
  amount: string | null | undefined,
): ConditionBlock | null =>
  compareMoney(amount, available) === 1
    ? { kind: 'condition', message: 'actionBlocks.wallet_short', values: { balance: available } }
    : null;

/** What prevents paying onto the wallet: more than it may hold. Null when it may be done. */
export const roomBlock = (
  { room }: Pick<WalletSource, 'room'>,
  amount: string | null | undefined,
): ConditionBlock | null =>
  compareMoney(amount, room) === 1
    ? { kind: 'condition', message: 'actionBlocks.wallet_full', values: { room } }
    : null;
