import type { OutgoingState } from '../../../../src/domain/enums/bankMoney';
import type { ConditionBlock } from '../../../../src/entity/lifecycle';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

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

/** Whether a journal may be taken back at all: its transfer was refused by the bank, or there is none. */
export function isTakenBackByBooks(store: Store, journalId: string): boolean {
  const state = transferOf(store, journalId)?.state;
  return state === undefined || state === 'REFUSED';
}

/**
 * What the outgoing log says against taking a journal back: money that has left the house, or may have, comes back by the
 * bank alone. What the bank has refused lies on a failed transfer where there is one, and is decided there
 * (docs/domain/money.md 4.10).
 */
export function takeBackBlock(store: Store, journalId: unknown): ConditionBlock | null {
  const transfer = typeof journalId === 'string' ? transferOf(store, journalId) : undefined;
  if (!transfer) return null;
  const { state, number, failedTransferId } = transfer;
  const values = { number: String(number) };
  if (state === 'REFUSED')
    return failedTransferId === null
      ? null
      : { kind: 'condition', message: 'actionBlocks.transfer_failed', values };
  return { kind: 'condition', message: WHY[state as keyof typeof WHY], values };
}
