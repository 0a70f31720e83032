import {
  type MissingReceipts,
  noneMissing,
  receiptCheck,
  UNEXPLAINED,
} from '../../../../src/domain/eReceipts/paidFees';
import { minus, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { isNegativeMoney } from '../../../../src/domain/money';
import type { LateReceipt, ReceiptDay } from '../../../../src/resources/e-receipts/receipt/api';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { ledgerOf } from '../../../ledger/Ledger';
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

/** What a day is judged by, and what was said of it when it was closed. */
interface Judging {
  store: Store;
  /** Receipts by the journal of a fee that they are over. */
  over: ReadonlyMap<string, readonly MockRecord[]>;
  /** Whether something of a receipt was there before the books of a day were closed. */
  isBy: (at: unknown, day: string) => boolean;
}

function judging(store: Store, isSeen: (record: object) => boolean): Judging {
  const over = new Map<string, MockRecord[]>();
  for (const one of store.collection('ebarimt')?.all ?? []) {
    if (!isSeen(one)) continue;
    for (const journalId of journalsOn(one))
      over.set(journalId, [...(over.get(journalId) ?? []), one]);
  }
  const { days } = ledgerOf(store);
  return {
    store,
    over,
    isBy: (at, day) => typeof at === 'string' && days.dayAt(at) <= day,
  };
}

/** A fee on the day on which its receipt is wanted. */
type WantedFee = Fee & { wantedDay: string };

const isWanted = (fee: Fee): fee is WantedFee => fee.wantedDay !== null;

/** What stood over a fee when its day was closed, and what stands over it now. */
function standingOver({ over, isBy }: Judging, { journalId, wantedDay }: WantedFee) {
  const own = over.get(journalId) ?? [];
  const journals = new Set([journalId]);
  const isSent = ({ sentAt }: MockRecord) => isBy(sentAt, wantedDay);
  const isReturned = ({ returnedAt }: MockRecord) => isBy(returnedAt, wantedDay);
  return {
    own,
    sent: sumOn(own.filter(isSent), journals),
    returned: sumOn(own.filter(isReturned), journals),
    now: sumOn(
      own.filter(({ state }) => state === 'SENT'),
      journals,
    ),
    wasSent: own.some((one) => isSent(one) && !isReturned(one)),
    wasReturned: own.some(isReturned),
    wasTried: own.some((one) => isBy(one.createdAt, wantedDay) && !isSent(one)),
  };
}

/**
 * Why a fee had no receipt at the close of the day of its payment; nothing where it had one. What was sent or said since explains
 * what the close left open, and nothing turns a day unequal that was not (docs/domain/money.md 8.4).
 */
function causeOf(judged: Judging, fee: WantedFee): keyof MissingReceipts | undefined {
  if (isNegativeMoney(fee.amount)) return 'corrected';
  const { own, now, wasSent, wasReturned, wasTried } = standingOver(judged, fee);
  if (wasSent) return undefined;
  if (!wasTried && wasReturned) return 'returned';
  if (fee.isGivenBack) return 'givenBack';
  if (hasReason(judged.store, fee)) return 'reasoned';
  if (now !== ZERO) return 'late';
  if (own.some(({ state }) => state === 'NEW' || state === 'FAILED')) return 'unsent';
  if (own.some(({ state }) => state === 'RETURNED')) return 'returned';
  return fee.isPaid ? 'open' : 'unpaid';
}

/** A fee whose receipts are not its amount, and nobody has said why. */
export interface UnexplainedFee {
  journalId: string;
  /** The day of its payment. */
  date: string;
  amount: string;
  /** Σ of the receipts that stood over it when that day was closed. */
  standing: string;
}

/** The fees among some that have neither a receipt nor a reason, or a receipt of another amount. */
function unexplainedAmong(judged: Judging, fees: readonly WantedFee[]): UnexplainedFee[] {
  return fees.flatMap((fee) => {
    const { journalId, amount, wantedDay: date } = fee;
    const { sent, returned, now } = standingOver(judged, fee);
    const standing = minus(sent, returned);
    const cause = causeOf(judged, fee);
    const isRight =
      cause === undefined
        ? standing === amount
        : standing === ZERO && (cause !== 'late' || now === amount);
    return isRight && !UNEXPLAINED.some((one) => one === cause)
      ? []
      : [{ journalId, date, amount, standing }];
  });
}

/** The fees of a day that make it unequal: without a receipt and without a reason, or on a receipt of another amount. */
export const unexplainedFees = (
  store: Store,
  date: string,
  isSeen: (record: object) => boolean,
): UnexplainedFee[] => unexplainedOf(store, isSeen, feesOf(store, date), (day) => day === date);

/** The same of all days up to one, that day included: what nobody has explained is not forgotten with its day. */
export const unexplainedThrough = (
  store: Store,
  date: string,
  isSeen: (record: object) => boolean,
): UnexplainedFee[] => unexplainedOf(store, isSeen, feesOf(store), (day) => day <= date);

const unexplainedOf = (
  store: Store,
  isSeen: (record: object) => boolean,
  fees: ReturnType<typeof feesOf>,
  isAsked: (wantedDay: string) => boolean,
): UnexplainedFee[] =>
  unexplainedAmong(
    judging(store, isSeen),
    fees
      .filter(isSeen)
      .filter(isWanted)
      .filter(({ wantedDay }) => isAsked(wantedDay)),
  );

/** Who brought a receipt to a state; its maker where its history does not say. */
const movedBy = (store: Store, receipt: MockRecord, state: string): string | null =>
  store.history.of('ebarimt', receipt).find(({ field, to }) => field === 'state' && to === state)
    ?.by ??
  (receipt.createdBy as string | null) ??
  null;

/** What became of the receipts of a closed day's fees since, the newest first. */
function sinceClose({ store, over, isBy }: Judging, fees: readonly WantedFee[]): LateReceipt[] {
  const rows = new Map<string, LateReceipt>();
  for (const { journalId, wantedDay } of fees)
    for (const one of over.get(journalId) ?? [])
      for (const [event, at] of [
        ['SENT', one.sentAt],
        ['RETURNED', one.returnedAt],
      ] as const) {
        if (typeof at !== 'string' || isBy(at, wantedDay)) continue;
        const key = `${one.id} ${event}`;
        const amount = sumOn([one], new Set([journalId]));
        rows.set(key, {
          id: Number(one.id),
          billId: String(one.billId),
          event,
          at,
          by: movedBy(store, one, event),
          amount: plus(rows.get(key)?.amount ?? ZERO, amount),
        });
      }
  return [...rows.values()].sort((one, other) => other.at.localeCompare(one.at));
}

/**
 * R21 of one day as it stood at its close: receipts beside the fees that were paid on it (docs/domain/money.md 8.4).
 * @param isSeen whose fees and receipts count
 */
export function receiptDayOf(
  store: Store,
  date: string,
  isSeen: (record: object) => boolean,
): Omit<ReceiptDay, 'today' | 'lacking'> {
  const judged = judging(store, isSeen);
  const seen = feesOf(store, date).filter(isSeen);
  const charged = seen.filter(({ bookingDay }) => bookingDay === date);
  const fees = seen.filter(isWanted).filter(({ wantedDay }) => wantedDay === date);
  // What the run of the day's end collected has no moment left on it: it is named, and wanted on the next day.
  const tomorrow = seen.filter(({ paidDay, wantedDay }) => paidDay === date && wantedDay !== date);
  const sum = (some: readonly Fee[]) => total(some.map(({ amount }) => amount));
  const standing = fees.map((fee) => standingOver(judged, fee));
  const sent = total(standing.map((one) => one.sent));
  const returned = total(standing.map((one) => one.returned));
  const counted = [...fees, ...tomorrow];
  const paid = sum(counted);
  const missing = { ...noneMissing(), tomorrow: sum(tomorrow) };
  for (const fee of fees) {
    const cause = causeOf(judged, fee);
    const { amount } = fee;
    if (cause)
      missing[cause] = plus(missing[cause], cause === 'corrected' ? minus(ZERO, amount) : amount);
  }
  return {
    date,
    income: sum(charged),
    notYet: sum(charged.filter((fee) => !counted.includes(fee))),
    before: sum(counted.filter(({ bookingDay }) => bookingDay !== date)),
    paid,
    sent,
    returned,
    missing,
    check: receiptCheck(paid, sent, returned, missing),
    since: sinceClose(judged, fees),
  };
}
