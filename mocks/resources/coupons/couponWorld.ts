import { addDays } from '../../../src/domain/dates';
import { COUPON } from '../../../src/domain/couponSettings';
import { stateOn, USABLE } from '../../../src/domain/coupons/lifetime';
import { discounted, priceToPay, type CouponPrices } from '../../../src/domain/coupons/price';
import { stockFrom, type StockRow } from '../../../src/domain/coupons/stock';
import { stockOf, type CouponVariant } from '../../../src/domain/coupons/variants';
import type { CouponAcquisitionState, CouponState } from '../../../src/domain/enums/coupons';
import { RankTier } from '../../../src/domain/enums/customers';
import { rankOfPoints } from '../../../src/domain/rank';
import type { MockRecord } from '../../engine/MockRecord';
import { onceAWorld } from '../../engine/samples/cachedByWorld';
import { samplePicture } from '../../engine/samples/samplePicture';
import type { SampleWorld } from '../../engine/samples/SampleWorld';
import { MAIN_TENANT } from '../../engine/samples/tenants';
import { isCitizen, isSettled, sampleCustomers } from '../customers/customer/sampleCustomers';
import { samples as leaving } from '../customers/delete-request/samples';
import { CATEGORIES, COUPONS, PLACES, type CouponText } from './couponTexts';

/** Everything that the sample has of coupons: one is counted from the other. */
export interface CouponWorld {
  coupons: readonly MockRecord[];
  acquisitions: readonly MockRecord[];
  categories: readonly MockRecord[];
}

const by = ({ people }: SampleWorld, name: string): string | null =>
  people.find(({ username }) => username === name)?.id ?? null;

/** The rank tier of a customer; none before the first rank. */
export const tierOf = ({ level }: MockRecord): RankTier | undefined =>
  rankOfPoints(level === null || level === undefined ? undefined : Number(level))?.tier;

/** Merchants that have a wallet, and people of their lender who may buy. */
const peopleOf = onceAWorld((world) => {
  const gone = new Set(leaving.make(world).map(({ customerId }) => customerId));
  const settled = sampleCustomers(world).filter((one) => isSettled(one) && !gone.has(one.id));
  const isMain = ({ tenant }: MockRecord) => (tenant ?? MAIN_TENANT) === MAIN_TENANT;
  return {
    merchants: settled.filter((one) => isMain(one) && one.listType === 'MERCHANT'),
    buyers: settled.filter(
      (one) =>
        isMain(one) && isCitizen(one) && one.listType !== 'MERCHANT' && tierOf(one) !== undefined,
    ),
  };
});

/** What an offer of the sample says, from its text. */
export function offerOf(
  world: SampleWorld,
  { merchant, index }: { merchant: MockRecord; index: number },
  text: CouponText,
): Record<string, unknown> {
  const { today } = world;
  const sellPrice = `${text.price}.00`;
  return {
    name: text.name,
    tag: text.tag,
    type: index % 4 === 2 ? 'SPECIAL' : 'ORDINARY',
    merchantId: merchant.id,
    categoryId: text.category,
    sellPrice,
    discountPercent: text.percent,
    sellDiscountPrice: text.percent === 0 ? '0.00' : discounted(sellPrice, text.percent),
    variants: text.variants.map(([name, quantity], at) => ({
      id: at + 1,
      name,
      quantity,
      isMaster: at === 0,
    })),
    isShowBalance: index % 2 === 0,
    limitPerCustomer: 3,
    maxQuantity: 2,
    customerLevels: index % 4 === 2 ? ['STAR', 'BOSS', 'KING', 'GOD'] : [...RankTier.values],
    startDate: addDays(today, text.start),
    endDate: addDays(today, text.end),
    expireDate: addDays(today, text.expire),
    image: samplePicture(index, [COUPON.imageRatio]),
    thumbnail: samplePicture(index, [COUPON.thumbnailRatio]),
    info: `<p>${text.info}</p>`,
    condition: `<p>${text.condition}</p>`,
    locations: PLACES.slice(index % 3, (index % 3) + 1 + (index % 2)).map(
      ([name, lat, lng], at) => ({
        id: at + 1,
        name,
        point: { lat, lng },
      }),
    ),
  };
}

/** What follows from a coupon's state (docs/domain/wallets.md 3.1). */
export const standingOf = (state: CouponState) => ({
  state,
  isValid: USABLE.includes(state),
  isExpired: state === 'EXPIRED',
});

/** The counts of a coupon from its variants and acquisitions (docs/domain/wallets.md 3.5). */
export function countsOf(variants: unknown, rows: readonly MockRecord[]) {
  const initialBalance = stockOf(variants as CouponVariant[]);
  const stock = stockFrom(rows as unknown as StockRow[]);
  return {
    ...stock,
    initialBalance,
    remaining: initialBalance - stock.acquired,
    remainingBalance: initialBalance - stock.used,
  };
}

export const acquisitionNumber = (id: number): string => `КП${String(id).padStart(6, '0')}`;

/** Hands of one bought coupon: how many times it was given on, and whether the last one has used it. */
const STORIES: readonly (readonly [gifts: number, used: boolean])[] = [
  [0, false],
  [0, true],
  [1, false],
  [0, true],
  [0, false],
  [1, true],
  [2, false],
  [0, true],
];

/** One coupon from who bought it to who has it, an acquisition for each hand. */
function handsOf(
  coupon: MockRecord,
  people: readonly MockRecord[],
  turn: number,
  { today, first }: { today: string; first: number },
): MockRecord[] {
  const [wanted, used] = STORIES[turn % STORIES.length];
  const gifts = people.length > wanted ? wanted : 0;
  const last = [addDays(today, -1), String(coupon.endDate), String(coupon.expireDate)].sort()[0];
  const span = (Date.parse(last) - Date.parse(String(coupon.startDate))) / 86_400_000;
  const bought = addDays(String(coupon.startDate), Math.floor((turn * 7.3) % (span + 1)));
  // Later hands come a day after each other, as far as the past and the coupon's life go.
  const latest = [addDays(today, -1), String(coupon.expireDate)].sort()[0];
  const dayAt = (step: number) => [addDays(bought, step), latest].sort()[0];
  const at = (step: number) =>
    `${dayAt(step)}T${String(2 + step * 2).padStart(2, '0')}:${10 + (turn % 49)}:00.000Z`;
  const isExpired = String(coupon.expireDate) < today;
  const variants = coupon.variants as CouponVariant[];
  const price = priceToPay(coupon as CouponPrices) ?? '0.00';
  return Array.from({ length: gifts + 1 }, (_, hand): MockRecord => {
    const isLast = hand === gifts;
    const state: CouponAcquisitionState = !isLast ? 2 : used ? 1 : 0;
    const id = first + hand;
    return {
      id,
      number: acquisitionNumber(id),
      couponId: coupon.id,
      variant: variants[turn % variants.length].name,
      owner: people[(turn + hand) % people.length].id,
      state,
      way: hand === 0 ? 'PURCHASED' : 'RECEIVED',
      price: hand === 0 ? price : '0.00',
      acquiredAt: at(hand),
      usedAt: state === 1 ? at(hand + 1) : null,
      isGifted: state === 2,
      giftedCustomer: isLast ? null : people[(turn + hand + 1) % people.length].id,
      transferredAt: isLast ? null : at(hand + 1),
      receivedAt: hand === 0 ? null : at(hand),
      previousId: hand === 0 ? null : id - 1,
      nextId: isLast ? null : id + 1,
      expireDate: coupon.expireDate,
      isValid: state === 0 && !isExpired,
      isExpired: state === 0 && isExpired,
      journalNumber: hand === 0 ? `C-${id}` : null,
      createdAt: at(hand),
      createdBy: null,
      updatedAt: at(hand),
    };
  });
}

/** Coupons in every state with those who bought them; none in a world without merchants and people. */
export const couponWorld: (world: SampleWorld) => CouponWorld = onceAWorld((world) => {
  const { today } = world;
  const { merchants, buyers } = peopleOf(world);
  const acquisitions: MockRecord[] = [];
  const places = new Map<number, number>();
  const categories = CATEGORIES.map(([name, parent, removed], index): MockRecord => {
    const place = (places.get(parent) ?? 0) + 1;
    if (!removed) places.set(parent, place);
    const at = `${addDays(today, -300 + index)}T02:15:00.000Z`;
    return {
      id: index + 1,
      name,
      imageUrl: `https://cdn.example/coupon-category/${index + 1}.png`,
      parentId: parent || null,
      viewOrder: removed ? null : place,
      state: removed ? 'REMOVED' : 'ACTIVE',
      createdAt: at,
      createdBy: by(world, 'operator'),
      updatedAt: at,
    };
  });
  if (merchants.length === 0) return { coupons: [], acquisitions, categories };
  const coupons = COUPONS.map((text, index): MockRecord => {
    const merchant = merchants[index % merchants.length];
    const offer = offerOf(world, { merchant, index }, text);
    const madeOn = addDays(today, Math.min(text.start, 0) - 12 + (index % 5));
    const approvedAt = `${addDays(madeOn, 2)}T06:20:00.000Z`;
    const endedAt = text.endedEarly ? `${addDays(today, -2)}T04:05:00.000Z` : null;
    const state = text.before ?? stateOn(offer, today, endedAt !== null);
    const coupon = {
      id: index + 1,
      ...offer,
      ...standingOf(state),
      publishedAt: text.before ? null : approvedAt,
      publishedBy: text.before ? null : by(world, index % 3 === 0 ? 'operator' : 'admin'),
      endedAt,
      createdAt: `${madeOn}T02:30:00.000Z`,
      createdBy: by(world, index % 3 === 0 ? 'admin' : 'operator'),
      updatedAt: text.before ? `${madeOn}T02:30:00.000Z` : approvedAt,
    };
    const levels = offer.customerLevels as RankTier[];
    const own = buyers.filter(
      (one) =>
        levels.includes(tierOf(one) as RankTier) && String(one.createdAt) < String(offer.startDate),
    );
    const rows: MockRecord[] = [];
    for (let turn = 0; own.length > 0 && turn < Math.min(text.sold, own.length * 3); turn += 1)
      rows.push(
        ...handsOf(coupon, own, turn, { today, first: acquisitions.length + rows.length + 1 }),
      );
    acquisitions.push(...rows);
    return { ...coupon, ...countsOf(offer.variants, rows) };
  });
  return { coupons, acquisitions, categories };
});
