import type { CustomerEvent } from '../../../src/domain/enums/customers';
import { addDays, dayOf } from '../../../src/domain/dates';
import { purchaseBlock } from '../../../src/domain/coupons/buying';
import { stateOn } from '../../../src/domain/coupons/lifetime';
import { priceToPay, type CouponPrices } from '../../../src/domain/coupons/price';
import type { CouponState } from '../../../src/domain/enums/coupons';
import type { RankTier } from '../../../src/domain/enums/customers';
import { compareMoney } from '../../../src/domain/money';
import { isPositive } from '../../../src/domain/lending/amounts';
import type { MockRecord } from '../../engine/MockRecord';
import { MAIN_TENANT } from '../../engine/samples/tenants';
import type { Store } from '../../engine/Store';
import { ledgerOf } from '../../ledger/Ledger';
import { isCitizen, isSettled } from '../customers/customer/sampleCustomers';
import { walletMoney } from '../wallets/wallet/walletMoney';
import { acquisitionNumber, standingOf, tierOf } from './couponWorld';
import { purchasePosting } from './coupon-acquisition/ledger';
import { ACQUISITIONS, acquisitionsOf, COUPONS, leftOf, recount } from './stockOfCoupon';

const RUNNING: readonly unknown[] = ['SCHEDULED', 'ON_SALE', 'ENDED'] satisfies CouponState[];

/** Who does what with a coupon that has come on sale here, so many days after: customers are not the console's. */
const LIFE: readonly (readonly [day: number, act: 'buy' | 'give' | 'use'])[] = [
  [1, 'buy'],
  [1, 'buy'],
  [2, 'give'],
  [3, 'use'],
];

/** How much of its life each coupon has behind it. */
const lived = new WeakMap<MockRecord, number>();

const tenantOf = ({ tenant }: Partial<MockRecord>): string => String(tenant ?? MAIN_TENANT);

/** Writes into an acquisition's history what its owner did, and into the owner's own. */
function tell(store: Store, one: MockRecord, at: string, action: CustomerEvent, to: number): void {
  const row = { at, by: null, action, origin: 'AUTO' } as const;
  store.history.add(ACQUISITIONS, one, {
    ...row,
    field: 'state',
    from: to === 0 ? null : 0,
    to,
  });
  const owner = store.collection('customers')?.get(one.owner as number);
  if (owner) store.history.add('customers', owner, { ...row, source: String(one.number) });
}

/** A new acquisition of a coupon. */
function acquire(store: Store, coupon: MockRecord, values: Record<string, unknown>): MockRecord {
  const acquisitions = store.collection(ACQUISITIONS);
  const id = acquisitions?.nextId() ?? 1;
  const { acquiredAt } = values;
  const record: MockRecord = {
    id,
    number: acquisitionNumber(id),
    couponId: coupon.id,
    state: 0,
    usedAt: null,
    isGifted: false,
    giftedCustomer: null,
    transferredAt: null,
    receivedAt: null,
    previousId: null,
    nextId: null,
    expireDate: coupon.expireDate,
    isValid: true,
    isExpired: false,
    journalNumber: null,
    createdAt: acquiredAt,
    createdBy: null,
    updatedAt: acquiredAt,
    ...values,
  };
  acquisitions?.insert(record);
  store.history.start(ACQUISITIONS, id);
  return record;
}

/** The first customer who may buy a coupon, and has not yet; nothing while nobody may. */
function buyerOf(store: Store, coupon: MockRecord, variant: string): MockRecord | undefined {
  const merchant = store.collection('customers')?.get(coupon.merchantId as number);
  const holders = new Set(acquisitionsOf(store, coupon.id).map(({ owner }) => owner));
  const price = priceToPay(coupon as CouponPrices) ?? '0.00';
  return store.collection('customers')?.all.find((one) => {
    if (!merchant || tenantOf(one) !== tenantOf(merchant) || holders.has(one.id)) return false;
    if (!isSettled(one) || !isCitizen(one) || one.listType !== 'POCKET') return false;
    const wallet = store.collection('wallets')?.get(one.id);
    if (wallet?.state !== 'OPEN') return false;
    if (compareMoney(String(wallet.transactionLimit), price) === -1) return false;
    return (
      purchaseBlock({
        state: coupon.state as CouponState,
        levels: coupon.customerLevels as RankTier[],
        level: tierOf(one),
        quantity: 1,
        before: 0,
        maxQuantity: Number(coupon.maxQuantity),
        limitPerCustomer: Number(coupon.limitPerCustomer),
        remaining: leftOf(store, coupon, variant),
        price,
        available: walletMoney(store, Number(one.id)).available,
      }) === null
    );
  });
}

/** A customer buys one: the price goes from the wallet to the merchant, by a journal. */
function buy(store: Store, coupon: MockRecord, at: string): void {
  const variants = coupon.variants as readonly { name: string; isMaster?: boolean }[];
  const variant = (variants.find(({ isMaster }) => isMaster) ?? variants[0]).name;
  const buyer = buyerOf(store, coupon, variant);
  if (!buyer) return;
  const one = acquire(store, coupon, {
    owner: buyer.id,
    variant,
    way: 'PURCHASED',
    price: priceToPay(coupon as CouponPrices) ?? '0.00',
    acquiredAt: at,
  });
  if (isPositive(String(one.price))) {
    const { merchantId } = coupon;
    const journal = ledgerOf(store).post(
      purchasePosting(one, { merchantId, tenant: tenantOf(buyer) }),
    );
    store.collection(ACQUISITIONS)?.follow(one, { journalNumber: journal.id });
  }
  tell(store, one, at, 'buy_coupon', 0);
}

/** The first owner gives theirs on to somebody who has none. */
function give(store: Store, coupon: MockRecord, at: string): void {
  const acquisitions = store.collection(ACQUISITIONS);
  const own = acquisitionsOf(store, coupon.id);
  const one = own.find(({ state }) => state === 0);
  const owners = new Set(own.map(({ owner }) => owner));
  const giver = one && store.collection('customers')?.get(one.owner as number);
  const receiver = store
    .collection('customers')
    ?.all.find(
      (other) =>
        giver &&
        tenantOf(other) === tenantOf(giver) &&
        isSettled(other) &&
        isCitizen(other) &&
        other.listType === 'POCKET' &&
        !owners.has(other.id),
    );
  if (!one || !receiver) return;
  const received = acquire(store, coupon, {
    owner: receiver.id,
    variant: one.variant,
    way: 'RECEIVED',
    price: '0.00',
    acquiredAt: at,
    receivedAt: at,
    previousId: one.id,
  });
  acquisitions?.change(one, {
    state: 2,
    isValid: false,
    isGifted: true,
    giftedCustomer: receiver.id,
    transferredAt: at,
    nextId: received.id,
    updatedAt: at,
  });
  tell(store, one, at, 'give_coupon', 2);
  tell(store, received, at, 'receive_coupon', 0);
}

/** The second buyer uses theirs: the one that was given on stays with who got it. */
function use(store: Store, coupon: MockRecord, at: string): void {
  const one = acquisitionsOf(store, coupon.id).find(
    ({ state, way }) => state === 0 && way === 'PURCHASED',
  );
  if (!one) return;
  store
    .collection(ACQUISITIONS)
    ?.change(one, { state: 1, isValid: false, usedAt: at, updatedAt: at });
  tell(store, one, at, 'use_coupon', 1);
}

const ACTS = { buy, give, use } as const;

/** What customers have done by now with a coupon that was approved here. */
function live(store: Store, coupon: MockRecord, today: string): void {
  const approved = dayOf(String(coupon.publishedAt)) ?? today;
  const from = [approved, String(coupon.startDate)].sort()[1];
  const behind = lived.get(coupon) ?? 0;
  LIFE.forEach(([day, act], step) => {
    const on = addDays(from, day);
    if (step < behind || on > today || on > String(coupon.expireDate)) return;
    lived.set(coupon, step + 1);
    const state = stateOn(coupon as object, on, isEndedOn(coupon, on));
    if (act === 'buy' && state !== 'ON_SALE') return;
    ACTS[act](store, { ...coupon, state }, `${on}T0${3 + step}:15:00.000Z`);
  });
  if (lived.get(coupon) !== behind) recount(store, coupon.id);
}

const isEndedOn = ({ endedAt }: MockRecord, day: string): boolean =>
  endedAt !== null && endedAt !== undefined && (dayOf(String(endedAt)) ?? '') <= day;

/** Coupons that were not used in time are lost with the coupon's last day. */
function expire(store: Store, coupon: MockRecord): void {
  const acquisitions = store.collection(ACQUISITIONS);
  const at = store.clock.iso();
  for (const one of acquisitionsOf(store, coupon.id)) {
    if (one.state !== 0 || one.isExpired === true) continue;
    acquisitions?.change(one, { isExpired: true, isValid: false, updatedAt: at });
    store.history.add(ACQUISITIONS, one, {
      at,
      by: null,
      action: 'time_passed',
      field: 'isExpired',
      from: false,
      to: true,
      origin: 'AUTO',
    });
  }
}

/** Coupons go by their days; customers buy, give on and use what was approved here (docs/domain/wallets.md 3.1, 3.4). */
export function passCoupons(store: Store): void {
  const coupons = store.collection(COUPONS);
  const today = store.clock.today();
  for (const coupon of coupons?.all ?? []) {
    if (!coupons || !RUNNING.includes(coupon.state)) continue;
    if (!coupons.isSampled(coupon.id)) live(store, coupon, today);
    const state = stateOn(coupon as object, today, isEndedOn(coupon, today));
    if (state === coupon.state) continue;
    store.history.add(COUPONS, coupon, {
      at: store.clock.iso(),
      by: null,
      action: 'time_passed',
      field: 'state',
      from: coupon.state,
      to: state,
      origin: 'AUTO',
    });
    coupons.change(coupon, { ...standingOf(state), updatedAt: store.clock.iso() });
    if (state === 'EXPIRED') expire(store, coupon);
  }
}
