import type { Store } from '../../engine/Store';
import type { MockRecord, RecId } from '../../engine/MockRecord';
import { countsOf } from './couponWorld';

export const COUPONS = 'coupon';
export const ACQUISITIONS = 'coupon/acquisitions';
export const REQUESTS = 'coupon/requests';
export const CATEGORIES = 'coupon/category';

/** What customers have acquired of a coupon. */
export const acquisitionsOf = (store: Store, couponId: unknown): MockRecord[] =>
  (store.collection(ACQUISITIONS)?.all ?? []).filter((one) => one.couponId === couponId);

/** Counts a coupon's stock again, when something was bought, given on or used (docs/domain/wallets.md 3.5). */
export function recount(store: Store, couponId: unknown): void {
  const coupons = store.collection(COUPONS);
  const coupon = coupons?.get(couponId as RecId);
  if (!coupon) return;
  coupons?.follow(coupon, countsOf(coupon.variants, acquisitionsOf(store, couponId)));
}

/** How many of a variant are left. */
export function leftOf(store: Store, coupon: MockRecord, variant: string): number {
  const variants = coupon.variants as readonly { name: string; quantity: number }[];
  const quantity = variants.find(({ name }) => name === variant)?.quantity ?? 0;
  const sold = acquisitionsOf(store, coupon.id).filter(
    (one) => one.way === 'PURCHASED' && one.variant === variant,
  );
  return quantity - sold.length;
}
