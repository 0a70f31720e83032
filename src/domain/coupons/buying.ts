import { compareMoney, type MoneyValue } from '../money';
import type { CouponState } from '../enums/coupons';
import type { RankTier } from '../enums/customers';

/** What decides whether a customer may buy coupons. */
export interface Purchase {
  state: CouponState;
  /** Ranks that the coupon is for, and the customer's; none before the first rank. */
  levels: readonly RankTier[];
  level?: RankTier | null;
  /** How many are bought now, how many the customer has bought before. */
  quantity: number;
  before: number;
  maxQuantity: number;
  limitPerCustomer: number;
  /** What is left of the variant. */
  remaining: number;
  /** Tögrög: the price of all of them, and what the wallet may spend. */
  price: MoneyValue;
  available: MoneyValue;
}

/** Why a customer may not buy. */
export type PurchaseBlock =
  | 'not_on_sale'
  | 'level'
  | 'sold_out'
  | 'per_purchase'
  | 'per_customer'
  | 'money';

/** Why a customer may not buy a coupon now; nothing when they may (docs/domain/wallets.md 3.4). */
export function purchaseBlock(purchase: Purchase): PurchaseBlock | null {
  const { state, levels, level, quantity, before, maxQuantity, limitPerCustomer } = purchase;
  if (state !== 'ON_SALE') return 'not_on_sale';
  if (!level || !levels.includes(level)) return 'level';
  if (quantity > purchase.remaining) return 'sold_out';
  if (quantity > maxQuantity) return 'per_purchase';
  if (before + quantity > limitPerCustomer) return 'per_customer';
  return compareMoney(purchase.available, purchase.price) === -1 ? 'money' : null;
}
