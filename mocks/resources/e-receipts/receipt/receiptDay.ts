import {
  type MissingReceipts,
  noneMissing,
  receiptCheck,
  UNEXPLAINED,
} from '../../../../src/domain/eReceipts/paidFees';
import { minus, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { isNegativeMoney } from '../../../../src/domain/money';
import type { ReceiptDay } from '../../../../src/resources/e-receipts/receipt/api';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { type Fee, feesOf } from './fees';
import { hasReason } from '../reason/reasons';
import { journalsOn, type KeptLine } from './receipts';

/** Σ of the lines of receipts that are over one of the journals. */
const sumOn = (receipts: readonly MockRecord[], journals: ReadonlySet<string>): string =>
  total(
    receipts
      .flatMap(({ lines }) => lines as KeptLine[])
      .filter(({ journalId }) => journals.has(journalId))
      .map(({ amount }) => amount),
  );

/** Why income of a day has no receipt that stands; nothing where it has one. */
function causeOf(
  store: Store,
  fee: Fee,
  receipts: readonly MockRecord[],
): keyof MissingReceipts | undefined {
  if (isNegativeMoney(fee.amount)) return 'corrected';
  const states = new Set(
    receipts.filter((one) => journalsOn(one).includes(fee.journalId)).map(({ state }) => state),
  );
  if (states.has('SENT')) return undefined;
  const isTried = states.has('NEW') || states.has('FAILED');
  if (!isTried && states.has('RETURNED')) return 'returned';
  if (!isTried && !fee.isPaid) return 'unpaid';
  if (fee.isGivenBack) return 'givenBack';
  if (hasReason(store, fee)) return 'reasoned';
  return isTried ? 'unsent' : 'open';
}

/** The fees of a day, and every receipt. */
function dayIn(
  store: Store,
  date: string,
  isSeen: (record: object) => boolean,
): { fees: Fee[]; receipts: MockRecord[] } {
  return {
    fees: feesOf(store, date).filter(isSeen),
    receipts: (store.collection('ebarimt')?.all ?? []).filter((one) => isSeen(one)),
  };
}

const isSent = ({ sentAt }: MockRecord): boolean => typeof sentAt === 'string';
const isReturned = ({ state }: MockRecord): boolean => state === 'RETURNED';

/** A fee whose receipts are not its amount, and nobody has said why. */
export interface UnexplainedFee {
  journalId: string;
  amount: string;
  /** Σ of the receipts that stand over it. */
  standing: string;
}

/** The fees of a day that make it unequal: without a receipt and without a reason, or on a receipt of another amount. */
export function unexplainedFees(
  store: Store,
  date: string,
  isSeen: (record: object) => boolean,
): UnexplainedFee[] {
  const { fees, receipts } = dayIn(store, date, isSeen);
  return fees.flatMap((fee) => {
    const { journalId, amount } = fee;
    const own = receipts.filter((one) => journalsOn(one).includes(journalId));
    const standing = minus(
      sumOn(own.filter(isSent), new Set([journalId])),
      sumOn(own.filter(isReturned), new Set([journalId])),
    );
    const cause = causeOf(store, fee, own);
    const isRight = cause === undefined ? standing === amount : standing === ZERO;
    return isRight && !UNEXPLAINED.some((one) => one === cause)
      ? []
      : [{ journalId, amount, standing }];
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
): Omit<ReceiptDay, 'today'> {
  const { fees, receipts } = dayIn(store, date, isSeen);
  const journals = new Set(fees.map(({ journalId }) => journalId));
  const sent = sumOn(receipts.filter(isSent), journals);
  const returned = sumOn(receipts.filter(isReturned), journals);
  const income = total(fees.map(({ amount }) => amount));
  const missing = noneMissing();
  for (const fee of fees) {
    const cause = causeOf(store, fee, receipts);
    const { amount } = fee;
    if (cause)
      missing[cause] = plus(missing[cause], cause === 'corrected' ? minus(ZERO, amount) : amount);
  }
  return {
    date,
    income,
    sent,
    returned,
    missing,
    check: receiptCheck(income, sent, returned, missing),
  };
}
