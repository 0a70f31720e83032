/** A variant of a coupon while it is written. */
export interface CouponVariant {
  name?: string | null;
  quantity?: number | null;
  isMaster?: boolean | null;
}

/** Whether exactly one variant is the master (docs/domain/wallets.md 3.2). */
export const hasOneMaster = (variants: readonly CouponVariant[]): boolean =>
  variants.filter(({ isMaster }) => isMaster === true).length === 1;

/** Names that several variants have: a customer chooses one by its name. */
export function hasSameNames(variants: readonly CouponVariant[]): boolean {
  const names = variants.flatMap(({ name }) => (name ? [name.trim().toLowerCase()] : []));
  return new Set(names).size < names.length;
}

/** What there is of a coupon altogether: the sum of its variants. */
export const stockOf = (variants: readonly CouponVariant[]): number =>
  variants.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
