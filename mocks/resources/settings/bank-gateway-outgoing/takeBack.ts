import type { OutgoingState } from '../../../../src/domain/enums/bankMoney';
import { BANK_ACCOUNTS } from '../../../../src/domain/ledger/entryKinds';
import { NOT_PAID_OUT } from '../../../../src/domain/ledger/payOut';
import type { ConditionBlock } from '../../../../src/entity/lifecycle';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import type { LedgerAccount } from '../../../ledger/chart';
import { ledgerOf } from '../../../ledger/Ledger';

/** Why what a transfer of this state has moved is not taken back. */
const WHY = {
  WAITING: 'actionBlocks.transfer_waits',
  RETRYING: 'actionBlocks.transfer_waits',
  UNANSWERED: 'actionBlocks.transfer_unanswered',
  EXECUTED: 'actionBlocks.transfer_paid_out',
} as const satisfies Partial<Record<OutgoingState, ConditionBlock['message']>>;

/** The transfer that a journal handed to a bank's gateway; undefined for money that never left the house. */
const transferOf = (store: Store, journalId: string): MockRecord | undefined =>
  store
    .collection('bank-gateways/outgoing')
    ?.all.findLast((transfer) => transfer.journalId === journalId);

/**
 * Whether a journal has taken money from an account at a bank by a kind that leaves the house. Where the log has nothing of it,
 * nobody knows what the bank did: that is not the same as never sent.
 */
function mayHaveLeft(store: Store, journalId: string): boolean {
  const journal = ledgerOf(store).journal(journalId);
  return (
    journal !== undefined &&
    !(journal.kind in NOT_PAID_OUT) &&
    journal.lines.some(({ account, credit }) => credit !== null && isAtBank(account))
  );
}

const isAtBank = (account: LedgerAccount): boolean =>
  (BANK_ACCOUNTS as readonly LedgerAccount[]).includes(account);

/**
 * Whether a journal may be taken back at all: it is of a kind that never leaves, or the bank has refused its transfer. What it
 * took from the bank's account lies on a failed transfer then, and goes its way from there.
 */
export function isTakenBackByBooks(store: Store, journalId: string): boolean {
  const transfer = transferOf(store, journalId);
  if (!transfer) return !mayHaveLeft(store, journalId);
  const { state, failedTransferId } = transfer;
  return state === 'REFUSED' && (failedTransferId === null || !mayHaveLeft(store, journalId));
}

/**
 * What the outgoing log says against taking a journal back: money that has left the house, or may have, comes back by the
 * bank alone. What the bank has refused lies on a failed transfer where there is one, and is decided there
 * (docs/domain/money.md 4.10).
 */
export function takeBackBlock(store: Store, journalId: unknown): ConditionBlock | null {
  if (typeof journalId !== 'string') return null;
  const transfer = transferOf(store, journalId);
  if (!transfer)
    return mayHaveLeft(store, journalId)
      ? { kind: 'condition', message: WHY.UNANSWERED, values: { number: journalId } }
      : null;
  const { state, number, failedTransferId } = transfer;
  const values = { number: String(number) };
  if (state === 'REFUSED')
    return failedTransferId === null
      ? null
      : { kind: 'condition', message: 'actionBlocks.transfer_failed', values };
  return { kind: 'condition', message: WHY[state as keyof typeof WHY], values };
}
