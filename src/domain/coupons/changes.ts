import type { CouponState } from '../enums/coupons';
import { compareMoney, type MoneyValue } from '../money';

/** What a coupon offers: the fields that a request carries, in the order of the form. */
export const OFFER_FIELDS = [
  'name',
  'tag',
  'type',
  'merchantId',
  'categoryId',
  'sellPrice',
  'discountPercent',
  'sellDiscountPrice',
  'variants',
  'isShowBalance',
  'limitPerCustomer',
  'maxQuantity',
  'customerLevels',
  'startDate',
  'endDate',
  'expireDate',
  'image',
  'thumbnail',
  'info',
  'condition',
  'locations',
] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];

/** What may still change when customers have bought: nothing of it is worse for those who hold one. */
const HARMLESS: readonly OfferField[] = ['name', 'image', 'thumbnail', 'info', 'endDate'];

/** Why fields of a coupon are closed: it is decided on, was approved, was sold, or is over. */
export type OfferLock = 'requested' | 'approved' | 'sold' | 'expired';

/** What is closed of a coupon, and why. */
export interface LockedOffer {
  fields: readonly OfferField[];
  why: OfferLock;
}

const GUARDED = OFFER_FIELDS.filter((field) => !HARMLESS.includes(field));

/**
 * Fields of a coupon that cannot be changed now (docs/domain/wallets.md 3.3): all of it while a request is decided on and
 * after it has expired; after the first sale everything but name, pictures, information and the end of the sale; before it
 * the same by hand, while a request may ask for any of it.
 * @param by who changes: staff on the coupon itself, or an approved request
 */
export function lockedOffer(
  { state, acquired }: { state?: CouponState | null; acquired?: number | null },
  by: 'hand' | 'request',
): LockedOffer | null {
  if (state === 'EXPIRED') return { fields: OFFER_FIELDS, why: 'expired' };
  if (by === 'hand' && state === 'REQUESTED') return { fields: OFFER_FIELDS, why: 'requested' };
  if ((acquired ?? 0) > 0) return { fields: GUARDED, why: 'sold' };
  if (by === 'hand' && state && state !== 'DRAFT') return { fields: GUARDED, why: 'approved' };
  return null;
}

type Values = Readonly<Record<string, unknown>>;

const PRICES: readonly OfferField[] = ['sellPrice', 'sellDiscountPrice'];
const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** A value without what only the gateway's keeping makes different: ids of rows, and the order of names. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name, one]) => name !== 'id' && !isNothing(one));
  return Object.fromEntries(
    entries
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, plain(one)]),
  );
}

/** Whether a part of two offers says the same; no discount is written as nothing or as zero. */
function isSamePart(field: OfferField, one: unknown, other: unknown): boolean {
  if (PRICES.includes(field))
    return compareMoney((one ?? '0') as MoneyValue, (other ?? '0') as MoneyValue) === 0;
  if (field === 'discountPercent') return Number(one ?? 0) === Number(other ?? 0);
  if (isNothing(one) && isNothing(other)) return true;
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** The parts of an offer, as far as it has them, in which it differs from a coupon. */
export const changedParts = (offer: Values, coupon: Values): OfferField[] =>
  OFFER_FIELDS.filter((field) => field in offer && !isSamePart(field, offer[field], coupon[field]));
