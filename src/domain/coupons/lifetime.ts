import type { CouponState } from '../enums/coupons';

/** The days of a coupon, `YYYY-MM-DD`. */
export interface CouponDays {
  startDate?: string | null;
  endDate?: string | null;
  expireDate?: string | null;
}

/** Whether start < end < expire, as far as they are there (docs/domain/wallets.md 3.1). */
export function areInOrder({ startDate, endDate, expireDate }: CouponDays): boolean {
  const isBefore = (one?: string | null, other?: string | null) => !one || !other || one < other;
  return (
    isBefore(startDate, endDate) && isBefore(endDate, expireDate) && isBefore(startDate, expireDate)
  );
}

/**
 * Where an approved coupon is on a day (docs/domain/wallets.md 3.1): it is sold from the first to the last day of its sale,
 * both inclusive, and used until the end of the day it expires.
 * @param endedEarly it was taken out of the sale before its end
 */
export function stateOn(
  { startDate, endDate, expireDate }: CouponDays,
  day: string,
  endedEarly = false,
): Extract<CouponState, 'SCHEDULED' | 'ON_SALE' | 'ENDED' | 'EXPIRED'> {
  if (expireDate && day > expireDate) return 'EXPIRED';
  if (endedEarly || (endDate && day > endDate)) return 'ENDED';
  return startDate && day < startDate ? 'SCHEDULED' : 'ON_SALE';
}

/** States in which those who have a coupon may use it. */
export const USABLE: readonly CouponState[] = ['ON_SALE', 'ENDED'];

const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The parts of a coupon's life as shares of a hundred, for one bar; nothing while its days are not in order. */
export function lifetimeBar(
  { startDate, endDate, expireDate }: CouponDays,
  today: string,
): { sale: number; use: number; today: number | null } | null {
  if (!startDate || !endDate || !expireDate || !areInOrder({ startDate, endDate, expireDate }))
    return null;
  const [from, end, to] = [startDate, endDate, expireDate].map(dayNumber);
  const share = (days: number) => Math.round((days / (to - from)) * 10_000) / 100;
  const sale = share(end - from);
  const now = dayNumber(today);
  return {
    sale,
    use: Math.round((100 - sale) * 100) / 100,
    today: now < from || now > to ? null : share(now - from),
  };
}
