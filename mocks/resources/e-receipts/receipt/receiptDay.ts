import { type MissingReceipts, receiptCheck } from '../../../../src/domain/eReceipts/paidFees';
import { minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { isNegativeMoney } from '../../../../src/domain/money';
import type { ReceiptDay } from '../../../../src/resources/e-receipts/receipt/api';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { type Fee, feesOf } from './fees';
import type { KeptLine } from './receipts';

/** Σ of the lines of receipts that are over one of the journals. */
const sumOn = (receipts: readonly MockRecord[], journals: ReadonlySet<string>): string =>
  total(
    receipts
      .flatMap(({ lines }) => lines as KeptLine[])
      .filter(({ journalId }) => journals.has(journalId))
      .map(({ amount }) => amount),
  );

/** Why income of a day has no receipt that stands. */
function missingOf(fees: readonly Fee[], receipts: readonly MockRecord[]): MissingReceipts {
  const states = new Map<string, Set<unknown>>();
  for (const { state, lines } of receipts)
    for (const { journalId } of lines as KeptLine[])
      states.set(journalId, (states.get(journalId) ?? new Set()).add(state));
  const missing = { unpaid: ZERO, open: ZERO, unsent: ZERO, returned: ZERO, corrected: ZERO };
  for (const { journalId, amount, isPaid } of fees) {
    const own = states.get(journalId) ?? new Set();
    if (isNegativeMoney(amount))
      missing.corrected = total([missing.corrected, minus(ZERO, amount)]);
    else if (own.has('SENT')) continue;
    else if (own.has('NEW') || own.has('FAILED')) missing.unsent = total([missing.unsent, amount]);
    else if (own.has('RETURNED')) missing.returned = total([missing.returned, amount]);
    else if (isPaid) missing.open = total([missing.open, amount]);
    else missing.unpaid = total([missing.unpaid, amount]);
  }
  return missing;
}

/** The fees of a day, and every receipt. */
function dayIn(
  store: Store,
  date: string,
  isSeen: (record: object) => boolean,
): { fees: Fee[]; receipts: MockRecord[] } {
  return {
    fees: feesOf(store).filter((fee) => fee.date === date && isSeen(fee)),
    receipts: (store.collection('ebarimt')?.all ?? []).filter((one) => isSeen(one)),
  };
}

const isSent = ({ sentAt }: MockRecord): boolean => typeof sentAt === 'string';
const isReturned = ({ state }: MockRecord): boolean => state === 'RETURNED';

/** Fees of a day over which receipts of another amount stand. */
export function otherAmounts(
  store: Store,
  date: string,
  isSeen: (record: object) => boolean,
): { journalId: string; amount: string; standing: string }[] {
  const { fees, receipts } = dayIn(store, date, isSeen);
  return fees.flatMap(({ journalId, amount }) => {
    const own = new Set([journalId]);
    const standing = minus(
      sumOn(receipts.filter(isSent), own),
      sumOn(receipts.filter(isReturned), own),
    );
    return standing === ZERO || standing === amount ? [] : [{ journalId, amount, standing }];
  });
}

/**
 * R21 of one day: receipts of its fees beside the ledger's income (docs/domain/money.md 8.4).
 * @param isSeen whose fees and receipts count
 */
export function receiptDayOf(
  store: Store,
  date: string,
  isSeen: (record: object) => boolean,
): ReceiptDay {
  const { fees, receipts } = dayIn(store, date, isSeen);
  const journals = new Set(fees.map(({ journalId }) => journalId));
  const sent = sumOn(receipts.filter(isSent), journals);
  const returned = sumOn(receipts.filter(isReturned), journals);
  const income = total(fees.map(({ amount }) => amount));
  const missing = missingOf(fees, receipts);
  return {
    date,
    income,
    sent,
    returned,
    missing,
    check: receiptCheck(income, sent, returned, missing),
  };
}
