import { isOutsideMongolia } from '../isOutsideMongolia';
import type { MoneyValue } from '../money';
import type { CouponDays } from './lifetime';
import { isDear } from './price';
import { type CouponVariant, stockOf } from './variants';

/** What of an offer may be a mistake although nothing forbids it. */
export interface WarnedOffer extends CouponDays {
  sellPrice?: MoneyValue;
  variants?: readonly CouponVariant[] | null;
  maxQuantity?: number | null;
  locations?:
    | readonly {
        name?: string | null;
        point?: { lat: number; lng: number } | null;
      }[]
    | null;
  /** Of a coupon that is there already. */
  state?: unknown;
}

/** A warning with what it names. */
export type OfferWarning =
  | { key: 'dear' }
  | { key: 'past' }
  | { key: 'above_stock'; most: number; stock: number }
  | { key: 'far'; places: readonly string[] };

/** States of a coupon, or of a request, on which somebody still has to decide. */
const UNDECIDED: readonly unknown[] = [undefined, null, 'DRAFT', 'REQUESTED', 'PENDING'];

/**
 * What is warned about in an offer, and not refused (docs/domain/wallets.md 3.2).
 * @param today business day, `YYYY-MM-DD`
 */
export function offerWarnings(offer: WarnedOffer, today: string): OfferWarning[] {
  const { sellPrice, endDate, maxQuantity, state } = offer;
  const stock = stockOf(offer.variants ?? []);
  const most = maxQuantity ?? 0;
  const far = (offer.locations ?? []).filter(({ point }) => point && isOutsideMongolia(point));
  return [
    ...(isDear(sellPrice ?? null) ? [{ key: 'dear' } as const] : []),
    ...(endDate && endDate < today && UNDECIDED.includes(state) ? [{ key: 'past' } as const] : []),
    ...(stock > 0 && most > stock ? [{ key: 'above_stock', most, stock } as const] : []),
    ...(far.length > 0 ? [{ key: 'far', places: far.map(({ name }) => name ?? '') } as const] : []),
  ];
}
