import { RECEIPT } from '../settings';

/** What tells the receipts of fees apart: a receipt is of one customer and one day (docs/domain/money.md 8.2). */
interface Fee {
  journalId: string;
  customerId: number;
  date: string;
}

/** The fees of one receipt. */
export interface ReceiptGroup<F extends Fee> {
  /** Names its fees: the same ones are the same receipt, whenever it is sent. */
  key: string;
  customerId: number;
  date: string;
  fees: F[];
}

/** Fees as the receipts that are sent over them: by customer and day, at most `RECEIPT.linesMax` on one, in their order. */
export function receiptGroups<F extends Fee>(fees: readonly F[]): ReceiptGroup<F>[] {
  const open = new Map<string, ReceiptGroup<F>>();
  const groups: ReceiptGroup<F>[] = [];
  for (const fee of fees) {
    const { customerId, date } = fee;
    const of = `${customerId} ${date}`;
    let group = open.get(of);
    if (!group || group.fees.length >= RECEIPT.linesMax) {
      group = { key: '', customerId, date, fees: [] };
      open.set(of, group);
      groups.push(group);
    }
    group.fees.push(fee);
  }
  for (const group of groups) group.key = group.fees.map(({ journalId }) => journalId).join(' ');
  return groups;
}
