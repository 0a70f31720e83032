import { changedParts, lockedOffer, OFFER_FIELDS } from '../../../src/domain/coupons/changes';
import { percentOf } from '../../../src/domain/coupons/price';
import { compareMoney } from '../../../src/domain/money';
import { invalid } from '../../engine/ApiError';
import type { Call } from '../../engine/Call';
import type { MockRecord, RecId } from '../../engine/MockRecord';
import { collectionOf } from '../../engine/records';
import { isSettled } from '../customers/customer/sampleCustomers';
import { CATEGORIES } from './stockOfCoupon';

type Values = Readonly<Record<string, unknown>>;

/** The parts of an offer, without what else a record has. */
export const offerIn = (values: Values): Record<string, unknown> =>
  Object.fromEntries(OFFER_FIELDS.map((field) => [field, values[field] ?? null]));

/** What of an offer cannot be changed any more (docs/domain/wallets.md 3.3). */
export function lockedChanges(offer: Values, coupon: MockRecord, by: 'hand' | 'request') {
  const lock = lockedOffer(coupon as Parameters<typeof lockedOffer>[0], by);
  const fields = lock
    ? changedParts(offer, coupon).filter((field) => lock.fields.includes(field))
    : [];
  return { fields, why: lock?.why };
}

/** @throws ApiError 400 at every field that is locked */
export function refuseLocked(offer: Values, coupon: MockRecord, by: 'hand' | 'request'): void {
  const { fields, why } = lockedChanges(offer, coupon, by);
  if (fields.length > 0)
    throw invalid(
      Object.fromEntries(fields.map((field) => [field, `validation.coupon_locked_${String(why)}`])),
    );
}

/**
 * What records say of an offer: the merchant is one of ours and has a wallet, the category is in use; a percent that was not
 * given is the discounted price's.
 * @throws ApiError 400
 */
export function checkedOffer(values: Values, call: Call): Record<string, unknown> {
  const { merchantId, categoryId } = values;
  const merchant =
    'merchantId' in values ? collectionOf(call, 'customers').get(merchantId as RecId) : null;
  if (merchant !== null && !(merchant?.listType === 'MERCHANT' && isSettled(merchant)))
    throw invalid({ merchantId: 'validation.coupon_merchant_unknown' });
  const category =
    'categoryId' in values ? collectionOf(call, CATEGORIES).get(categoryId as RecId) : null;
  if (category !== null && category?.state !== 'ACTIVE')
    throw invalid({ categoryId: 'validation.coupon_category_unknown' });
  const price = values.sellDiscountPrice as string | null | undefined;
  const isDerived = !values.discountPercent && compareMoney(price ?? '0', '0') === 1;
  return isDerived && values.sellPrice
    ? { discountPercent: percentOf(String(values.sellPrice), price) }
    : {};
}
