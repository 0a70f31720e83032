import type { CouponAcquisitionState, CouponAcquisitionWay } from '../enums/coupons';
import type { Check } from '../reconcile/Check';

/** What of an acquisition the stock is counted by. */
export interface StockRow {
  state: CouponAcquisitionState;
  way: CouponAcquisitionWay;
}

/** What became of a coupon's stock. `acquired` came out of it; what was received was acquired by somebody else before. */
export interface CouponStock {
  acquired: number;
  /** Of all that customers hold, however they came by it. */
  active: number;
  used: number;
  /** Given on: as many were received. */
  gifted: number;
  received: number;
}

/** What is left of a coupon, in pieces: to be sold, and to be used (docs/domain/wallets.md 3.5). */
export interface CouponLeft {
  initialBalance: number;
  /** Not acquired yet. */
  remaining: number;
  /** Not used yet. */
  remainingBalance: number;
}

/** Counts acquisitions (docs/domain/wallets.md 3.5). */
export function stockFrom(rows: readonly StockRow[]): CouponStock {
  const count = (test: (row: StockRow) => boolean) => rows.filter(test).length;
  return {
    acquired: count(({ way }) => way === 'PURCHASED'),
    active: count(({ state }) => state === 0),
    used: count(({ state }) => state === 1),
    gifted: count(({ state }) => state === 2),
    received: count(({ way }) => way === 'RECEIVED'),
  };
}

const check = (left: number, right: number): Check => ({
  id: 'R15',
  ok: left === right,
  left: String(left),
  right: String(right),
});

/**
 * R15: the stock = acquired + remaining = used + remaining balance; whatever was acquired or received is active, used or gifted; each gift was
 * received by one (docs/domain/money.md 9.1).
 */
export function checkStock(
  stock: CouponStock,
  { initialBalance, remaining, remainingBalance }: CouponLeft,
): { stock: Check; balance: Check; states: Check; gifts: Check } {
  const { acquired, received, active, used, gifted } = stock;
  return {
    stock: check(initialBalance, acquired + remaining),
    balance: check(initialBalance, used + remainingBalance),
    states: check(acquired + received, active + used + gifted),
    gifts: check(gifted, received),
  };
}
