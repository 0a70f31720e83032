import type { MerchantMoveKind } from '../enums/merchants';
import { minus, plus, total, ZERO } from '../lending/amounts';

/** One movement of a merchant's account: a line of the ledger. Amounts are decimal strings. */
export interface MerchantMove {
  merchantId: number;
  /** The business day for which it counts. */
  date: string;
  /** Money onto the account, or off it: one of the two is 0.00. */
  in: string;
  out: string;
  /** What it is: a sale, a pay-out to the bank, a transfer to the wallet, or anything else (a reversal). */
  kind: MerchantMoveKind;
  /** What the lender kept of it. */
  commission: string;
}

/** What happened on a merchant's account on a day. */
export interface MerchantDay {
  merchantId: number;
  date: string;
  opening: string;
  salesCount: number;
  sales: string;
  cashedOut: string;
  toWallet: string;
  /** What came otherwise less what left otherwise: entries that were taken back. */
  other: string;
  /** Part of `cashedOut` that the lender kept. */
  commission: string;
  closing: string;
}

/** Σ of days or of movements: both must be the same (docs/domain/organisation.md 2.2). */
export type MerchantSums = Pick<
  MerchantDay,
  'salesCount' | 'sales' | 'cashedOut' | 'toWallet' | 'other' | 'commission'
>;

/** Σ of movements by what they are. */
export function sumsOf(moves: readonly MerchantMove[]): MerchantSums {
  const of = (kind: MerchantMoveKind) => moves.filter((move) => move.kind === kind);
  const net = (list: readonly MerchantMove[], side: 'in' | 'out') => {
    const came = total(list.map((move) => move.in));
    const left = total(list.map((move) => move.out));
    return side === 'in' ? minus(came, left) : minus(left, came);
  };
  return {
    salesCount: of('SALE').length,
    sales: net(of('SALE'), 'in'),
    cashedOut: net(of('CASH_OUT'), 'out'),
    toWallet: net(of('TO_WALLET'), 'out'),
    other: net(of('OTHER'), 'in'),
    commission: total(moves.map(({ commission }) => commission)),
  };
}

/** Σ of days. */
export const sumsOfDays = (days: readonly MerchantSums[]): MerchantSums => ({
  salesCount: days.reduce((sum, { salesCount }) => sum + salesCount, 0),
  sales: total(days.map(({ sales }) => sales)),
  cashedOut: total(days.map(({ cashedOut }) => cashedOut)),
  toWallet: total(days.map(({ toWallet }) => toWallet)),
  other: total(days.map(({ other }) => other)),
  commission: total(days.map(({ commission }) => commission)),
});

/** What the sums leave on the accounts: sales and the rest less what left. */
export const movedBy = ({ sales, other, cashedOut, toWallet }: MerchantSums): string =>
  minus(plus(sales, other), plus(cashedOut, toWallet));

/**
 * The days of merchants on which something moved, each from what was there before to what was left.
 * @param moves of any merchants, in the order of their days
 */
export function merchantDays(moves: readonly MerchantMove[]): MerchantDay[] {
  const byDay = new Map<string, MerchantMove[]>();
  for (const move of moves) {
    const key = `${move.merchantId} ${move.date}`;
    const own = byDay.get(key);
    if (own) own.push(move);
    else byDay.set(key, [move]);
  }
  const left = new Map<number, string>();
  return [...byDay.values()]
    .sort(([one], [other]) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .map((own): MerchantDay => {
      const { merchantId, date } = own[0];
      const opening = left.get(merchantId) ?? ZERO;
      const sums = sumsOf(own);
      const closing = plus(opening, movedBy(sums));
      left.set(merchantId, closing);
      return { merchantId, date, opening, ...sums, closing };
    });
}
