import {
  roomBlock,
  walletBlock,
  type WalletSource,
} from '../../../../src/domain/lending/walletSource';
import { blockedAnswer } from '../../../engine/hindered';
import type { Store } from '../../../engine/Store';
import { walletMoney, walletRoomOf } from '../../wallets/wallet/walletMoney';
import type { Doing, LoanFile } from '../book/LoanFile';
import { type Extending, extendLoan } from '../book/reschedule';
import { refuseTemporary, temporarySource } from '../temporary-account/temporaryAccounts';

/** The wallet of a loan's borrower as a source of its payments. */
export const walletSource = (store: Store, { customerId }: LoanFile): WalletSource => ({
  available: walletMoney(store, customerId).available,
  room: walletRoomOf(store, customerId),
});

/** What the borrower may pay from beside the bank: the temporary account and the wallet. */
export const paymentSources = (store: Store, file: LoanFile) => ({
  temporary: temporarySource(store, file),
  wallet: walletSource(store, file),
});

/**
 * Refuses a payment that its source cannot bear: the wallet has not so much to spend, or the temporary account does not
 * allow it (docs/domain/lending.md 8.5, 8.9). Payments through the bank pass.
 * @throws ApiError 409
 */
export function refuseShort(
  store: Store,
  file: LoanFile,
  payment: { source: unknown; amount: string },
): void {
  refuseTemporary(store, file, payment);
  if (payment.source !== 'WALLET') return;
  const block = walletBlock(walletSource(store, file), payment.amount);
  if (block) throw blockedAnswer(block);
}

/**
 * Extends a loan for what the source of its cost can bear: the borrower's wallet, where a customer has asked for it.
 * @throws ApiError 409, Refusal
 */
export function extendFrom(
  store: Store,
  file: LoanFile,
  doing: Doing,
  request: Extending,
): LoanFile {
  const extended = extendLoan(file, doing, request);
  const { paid } = extended.extensions[extended.extensions.length - 1];
  refuseShort(store, file, { source: request.source ?? 'WALLET', amount: paid });
  return extended;
}

/** Refuses a pay-out onto a wallet that may not hold it (docs/domain/wallets.md 1.2). @throws ApiError 409 */
export function refuseFull(store: Store, file: LoanFile, amount: string): void {
  const block = roomBlock(walletSource(store, file), amount);
  if (block) throw blockedAnswer(block);
}
