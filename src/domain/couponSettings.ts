/** Coupons. [S] docs/domain/wallets.md 3.2 unless tagged otherwise */
export const COUPON = {
  priceMin: '500',
  priceMax: '10000000',
  /** Strict reading of the upper bound: a warning, not a refusal. [R] */
  priceWarn: '1000000',
  discountPriceMin: '500',
  discountPriceMax: '3000000',
  /** Both readings (0 and 1 as the lower bound): 0 = no discount. [R] */
  percentMin: 0,
  percentMax: 100,
  nameMin: 3,
  nameMax: 30,
  tagMin: 1,
  tagMax: 7,
  quantityMin: 1,
  quantityMax: 1_000,
  /** Variants and locations of one coupon. [R] */
  variantsMax: 20,
  locationsMax: 20,
  /** Names of variants, locations and categories, characters. [R] */
  variantNameMax: 30,
  locationNameMax: 60,
  categoryNameMax: 60,
  /** Information and condition, characters of HTML. [R] */
  textMax: 4_000,
  /** Ratios of the picture and of the thumbnail in the app's list. [R] */
  imageRatio: '16:9',
  thumbnailRatio: '1:1',
  /** Days that the chart of sales and stock shows at most, up to today. [R] */
  salesDays: 30,
  /** From this part of the stock on what remains is called scarce, percent. [R] */
  scarcePercent: 10,
} as const;
