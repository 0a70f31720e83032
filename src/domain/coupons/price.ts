import Big from 'big.js';
import { compareMoney, type MoneyValue, toDecimal } from '../money';
import { COUPON } from '../couponSettings';

/** The prices of a coupon: amounts in tögrög as decimal strings, the percent of a hundred. */
export interface CouponPrices {
  sellPrice?: MoneyValue;
  /** 0 or nothing: no discount. */
  sellDiscountPrice?: MoneyValue;
  /** 0 or nothing: no discount, or one that the discounted price alone says. */
  discountPercent?: number | null;
}

/** What does not agree in the prices of a coupon. */
export type CouponPriceProblem = 'coupon_discount_price' | 'coupon_price_consistency';

const isNothing = (value: MoneyValue): boolean => {
  const amount = toDecimal(value ?? null);
  return amount === null || amount.eq(0);
};

/**
 * What is left of a price after a discount, to the whole tögrög, half up (docs/domain/wallets.md 3.2):
 * 20 000 less 15 % = 17 000.
 */
export function discounted(price: MoneyValue, percent: number): string | null {
  const base = toDecimal(price ?? null);
  if (base === null || !Number.isFinite(percent)) return null;
  return base.times(new Big(100).minus(percent)).div(100).round(0, Big.roundHalfUp).toFixed(2);
}

/** The percent that a discounted price is, to two decimals, half up: 17 000 of 20 000 is 15. */
export function percentOf(price: MoneyValue, discountPrice: MoneyValue): number | null {
  const base = toDecimal(price ?? null);
  const less = toDecimal(discountPrice ?? null);
  if (base === null || less === null || base.lte(0)) return null;
  return Number(base.minus(less).times(100).div(base).round(2, Big.roundHalfUp).toString());
}

/**
 * Whether prices agree (docs/domain/wallets.md 3.2): a discounted price is between its bounds and below the base price,
 * and it is the percent's, or the percent is its. Nothing for prices that are not numbers yet: their kinds say so.
 */
export function priceProblem(prices: CouponPrices): CouponPriceProblem | null {
  const { sellPrice, sellDiscountPrice, discountPercent } = prices;
  const percent = discountPercent ?? 0;
  if (toDecimal(sellPrice ?? null) === null || !Number.isFinite(percent)) return null;
  if (isNothing(sellDiscountPrice)) {
    // All of a price less is nothing to pay, which is written the same way as no discount.
    return percent === 0 || percent === COUPON.percentMax ? null : 'coupon_price_consistency';
  }
  const isBelow = compareMoney(sellDiscountPrice, COUPON.discountPriceMin) === -1;
  const isAbove = compareMoney(sellDiscountPrice, COUPON.discountPriceMax) === 1;
  if (isBelow || isAbove) return 'coupon_discount_price';
  if (compareMoney(sellDiscountPrice, sellPrice) !== -1) return 'coupon_price_consistency';
  const agrees =
    percent === 0 ||
    compareMoney(sellDiscountPrice, discounted(sellPrice, percent)) === 0 ||
    percentOf(sellPrice, sellDiscountPrice) === percent;
  return agrees ? null : 'coupon_price_consistency';
}

/** What a customer pays for one: the discounted price where there is one; nothing at a hundred percent. */
export function priceToPay({
  sellPrice,
  sellDiscountPrice,
  discountPercent,
}: CouponPrices): string | null {
  if (discountPercent === COUPON.percentMax) return '0.00';
  const price = toDecimal((isNothing(sellDiscountPrice) ? sellPrice : sellDiscountPrice) ?? null);
  return price === null ? null : price.toFixed(2);
}

/** Above the stricter reading of the upper bound: a warning, not a refusal (docs/domain/wallets.md 3.2). */
export const isDear = (price: MoneyValue): boolean => compareMoney(price, COUPON.priceWarn) === 1;
