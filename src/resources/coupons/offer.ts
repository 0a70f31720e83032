import { COUPON } from '../../domain/couponSettings';
import { areInOrder } from '../../domain/coupons/lifetime';
import { priceProblem } from '../../domain/coupons/price';
import { hasOneMaster, hasSameNames } from '../../domain/coupons/variants';
import { CouponType } from '../../domain/enums/coupons';
import { RankTier } from '../../domain/enums/customers';
import { formatMoney } from '../../domain/money';
import { section, type ValidationIssue } from '../../entity/entity';
import type { PartialValues } from '../../entity/Field';
import {
  choice,
  choices,
  date,
  embedded,
  flag,
  image,
  mapPoint,
  money,
  number,
  percent,
  reference,
  richText,
  text,
} from '../../fields';

const count = number({
  required: true,
  integer: true,
  min: COUPON.quantityMin,
  max: COUPON.quantityMax,
});

/** What a coupon offers: fields of the coupon, and of a request for one (docs/domain/wallets.md 3.2). */
export const offerFields = {
  name: text({ required: true, min: COUPON.nameMin, max: COUPON.nameMax }),
  tag: text({ required: true, min: COUPON.tagMin, max: COUPON.tagMax }),
  type: choice(CouponType, { required: true }),
  merchantId: reference('customers', { required: true, filter: { listType: 'MERCHANT' } }),
  categoryId: reference('coupon/category', { required: true, filter: { state: 'ACTIVE' } }),
  sellPrice: money({ required: true, min: COUPON.priceMin, max: COUPON.priceMax }),
  discountPercent: percent({ min: COUPON.percentMin, max: COUPON.percentMax }),
  sellDiscountPrice: money({ max: COUPON.discountPriceMax }),
  variants: embedded(
    {
      name: text({ required: true, max: COUPON.variantNameMax }),
      quantity: count,
      isMaster: flag({ alone: true }),
    },
    { required: true, max: COUPON.variantsMax },
  ),
  isShowBalance: flag(),
  limitPerCustomer: count,
  maxQuantity: count,
  customerLevels: choices(RankTier, { required: true }),
  startDate: date({ required: true }),
  endDate: date({ required: true }),
  expireDate: date({ required: true }),
  image: image({ required: true, ratios: [COUPON.imageRatio], published: true }),
  thumbnail: image({ ratios: [COUPON.thumbnailRatio], published: true }),
  info: richText({ required: true, max: COUPON.textMax }),
  condition: richText({ required: true, max: COUPON.textMax }),
  locations: embedded(
    {
      name: text({ required: true, max: COUPON.locationNameMax }),
      point: mapPoint({ required: true }),
    },
    { required: true, max: COUPON.locationsMax },
  ),
} as const;

/** The parts of the form, in their order. */
export const offerForm = [
  section('general', ['name', 'tag', 'type', 'merchantId', 'categoryId']),
  section('price', ['sellPrice', 'discountPercent', 'sellDiscountPrice']),
  section('variants', ['variants']),
  section('terms', ['customerLevels', 'limitPerCustomer', 'maxQuantity', 'isShowBalance']),
  section('dates', ['startDate', 'endDate', 'expireDate']),
  section('pictures', ['image', 'thumbnail']),
  section('text', ['info', 'condition']),
  section('places', ['locations']),
] as const;

const shown = (amount: string): string => formatMoney(amount).replace(/\.00$/, '');

/** What holds between the parts of an offer (docs/domain/wallets.md 3.1, 3.2). */
export function offerRules(
  offer: PartialValues<typeof offerFields>,
): readonly ValidationIssue<keyof typeof offerFields>[] {
  const variants = offer.variants ?? [];
  const price = priceProblem(offer);
  const { limitPerCustomer, maxQuantity } = offer;
  return [
    ...(price
      ? [
          {
            field: 'sellDiscountPrice',
            message: `validation.${price}`,
            values: {
              min: shown(COUPON.discountPriceMin),
              max: shown(COUPON.discountPriceMax),
            },
          } as const,
        ]
      : []),
    ...(variants.length > 0 && !hasOneMaster(variants)
      ? [{ field: 'variants', message: 'validation.coupon_one_master' } as const]
      : []),
    ...(hasSameNames(variants)
      ? [{ field: 'variants', message: 'validation.coupon_variant_names' } as const]
      : []),
    ...(areInOrder(offer)
      ? []
      : [{ field: 'expireDate', message: 'validation.coupon_dates_order' } as const]),
    ...((maxQuantity ?? 0) > (limitPerCustomer ?? Infinity)
      ? [{ field: 'maxQuantity', message: 'validation.coupon_max_over_limit' } as const]
      : []),
  ];
}
