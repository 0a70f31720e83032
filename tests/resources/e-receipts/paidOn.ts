import type { MockRecord } from '../../../mocks/engine/MockRecord';
import type { Store } from '../../../mocks/engine/Store';
import { feesOf } from '../../../mocks/resources/e-receipts/receipt/fees';

/** The day in whose books the fees of a receipt were paid: R21 compares it there. */
export function paidOn(store: Store, receipt: MockRecord): string {
  const [{ journalId }] = receipt.lines as { journalId: string }[];
  return String(feesOf(store).find((fee) => fee.journalId === journalId)?.wantedDay);
}
