import type { CashOutState } from '../../../../src/domain/enums/merchants';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { ledgerOf } from '../../../ledger/Ledger';

const RESOURCE = 'merchant-cashout';

/** What a state is come to by: the name of the event in the history of the cash-out. */
const EVENTS = {
  REFUSED: 'bank_refused',
  PAID: 'sent_again',
  FAILED: 'given_back',
} as const satisfies Partial<Record<CashOutState, string>>;

/** The cash-out that a journal has paid; undefined where it paid something else. */
export function cashOutPaidBy(store: Store, journalId: string | null): MockRecord | undefined {
  const of = journalId === null ? undefined : ledgerOf(store).journal(journalId)?.of;
  return of?.resource === RESOURCE ? store.collection(RESOURCE)?.get(of.id) : undefined;
}

/**
 * A cash-out says what became of its money after it was paid: the bank has refused it, or its failed transfer was decided
 * (docs/domain/organisation.md 2.3). One that is being paid at this moment gets its state from the act itself.
 * @param transfer the failed transfer that its money waits by
 */
export function cashOutBecomes(
  store: Store,
  cashOut: MockRecord | undefined,
  {
    to,
    transfer,
    by,
    reason,
  }: {
    to: keyof typeof EVENTS;
    transfer: RecId;
    by: string | null;
    reason: string | null;
  },
): void {
  if (!cashOut || cashOut.state === 'REQUESTED') return;
  store.history.add(RESOURCE, cashOut, {
    at: store.clock.iso(),
    by,
    action: EVENTS[to],
    field: 'state',
    from: cashOut.state,
    to,
    origin: by === null ? 'AUTO' : 'MANUAL',
    source: `accounting/failed-transfers/${transfer}`,
    ...(reason === null ? {} : { reason }),
  });
  store.collection(RESOURCE)?.change(cashOut, {
    state: to,
    failedTransferId: transfer,
    failReason: to === 'PAID' ? null : reason,
  });
}
