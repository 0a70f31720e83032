import { describe, expect, it } from 'vitest';
import { purchaseBlock, type Purchase } from '../../../src/domain/coupons/buying';
import { lockedOffer } from '../../../src/domain/coupons/changes';
import { areInOrder, lifetimeBar, stateOn } from '../../../src/domain/coupons/lifetime';
import {
  discounted,
  isDear,
  percentOf,
  priceProblem,
  priceToPay,
} from '../../../src/domain/coupons/price';
import { checkStock, stockFrom, type StockRow } from '../../../src/domain/coupons/stock';
import { hasOneMaster, hasSameNames, stockOf } from '../../../src/domain/coupons/variants';

describe('prices of a coupon (docs/domain/wallets.md 3.2)', () => {
  it.each([
    ['20000', 15, '17000.00'],
    ['9999', 33, '6699.00'],
    ['999', 50, '500.00'],
    ['500', 0, '500.00'],
    ['500', 100, '0.00'],
  ])('%s less %s %% is %s', (price, percent, less) => {
    expect(discounted(price, percent)).toBe(less);
  });

  it.each([
    ['20000', '17000', 15],
    ['9999', '6699', 33],
    ['30000', '20000', 33.33],
  ])('%s for %s is %s %% less', (price, less, percent) => {
    expect(percentOf(price, less)).toBe(percent);
  });

  it.each([
    ['no discount', '20000', '0', 0, null],
    ['nothing written of a discount', '20000', null, null, null],
    ['the percent and its price', '20000', '17000', 15, null],
    ['a price alone', '20000', '17000', 0, null],
    ['a percent that is the price’s to two decimals', '30000', '20000', 33.33, null],
    ['everything off', '20000', '0', 100, null],
    ['a percent without its price', '20000', '0', 15, 'coupon_price_consistency'],
    ['another price than the percent’s', '20000', '16000', 15, 'coupon_price_consistency'],
    ['a price that is no discount', '20000', '20000', 0, 'coupon_price_consistency'],
    ['a price above the base price', '20000', '20001', 0, 'coupon_price_consistency'],
    ['a price at its lower bound', '1000', '500', 50, null],
    ['a price below its lower bound', '1000', '499', 0, 'coupon_discount_price'],
    ['a price at its upper bound', '6000000', '3000000', 50, null],
    ['a price above its upper bound', '6000000', '3000001', 0, 'coupon_discount_price'],
    ['a base price that is no amount', 'дөч', '500', 0, null],
  ])('%s', (_, sellPrice, sellDiscountPrice, discountPercent, problem) => {
    expect(priceProblem({ sellPrice, sellDiscountPrice, discountPercent })).toBe(problem);
  });

  it('asks for the discounted price, the base price or nothing', () => {
    expect(priceToPay({ sellPrice: '20000', sellDiscountPrice: '17000' })).toBe('17000.00');
    expect(priceToPay({ sellPrice: '20000', sellDiscountPrice: '0' })).toBe('20000.00');
    expect(priceToPay({ sellPrice: '20000', discountPercent: 100 })).toBe('0.00');
  });

  it('warns above a million only', () => {
    expect(['1000000', '1000000.01', '10000000'].map(isDear)).toEqual([false, true, true]);
  });
});

describe('variants', () => {
  const master = { name: 'Том', quantity: 3, isMaster: true };
  const other = { name: 'Дунд', quantity: 4, isMaster: false };

  it('have exactly one master', () => {
    expect(hasOneMaster([master, other])).toBe(true);
    expect(hasOneMaster([other])).toBe(false);
    expect(hasOneMaster([master, { ...other, isMaster: true }])).toBe(false);
  });

  it('have different names, and add up to the stock', () => {
    expect(hasSameNames([master, other])).toBe(false);
    expect(hasSameNames([master, { ...other, name: ' том' }])).toBe(true);
    expect(stockOf([master, other])).toBe(7);
  });
});

describe('the life of a coupon (docs/domain/wallets.md 3.1)', () => {
  const days = { startDate: '2026-11-21', endDate: '2026-11-30', expireDate: '2026-12-10' };

  it.each([
    ['2026-11-20', 'SCHEDULED'],
    ['2026-11-21', 'ON_SALE'],
    ['2026-11-30', 'ON_SALE'],
    ['2026-12-01', 'ENDED'],
    ['2026-12-10', 'ENDED'],
    ['2026-12-11', 'EXPIRED'],
  ])('on %s it is %s', (day, state) => {
    expect(stateOn(days, day)).toBe(state);
  });

  it('is not sold after an early end, and still used until it expires', () => {
    expect(stateOn(days, '2026-11-25', true)).toBe('ENDED');
    expect(stateOn(days, '2026-12-11', true)).toBe('EXPIRED');
  });

  it.each([
    [{}, true],
    [{ startDate: '2026-11-21', endDate: '2026-11-21' }, false],
    [{ endDate: '2026-11-21', expireDate: '2026-11-21' }, false],
    [{ startDate: '2026-11-21', expireDate: '2026-11-20' }, false],
    [days, true],
  ])('%j is in order: %s', (some, inOrder) => {
    expect(areInOrder(some)).toBe(inOrder);
  });

  it('is one bar', () => {
    const ten = { startDate: '2026-11-01', endDate: '2026-11-05', expireDate: '2026-11-11' };
    expect(lifetimeBar(ten, '2026-11-02')).toEqual({ sale: 40, use: 60, today: 10 });
    expect(lifetimeBar(ten, '2026-11-12')).toEqual({ sale: 40, use: 60, today: null });
    expect(lifetimeBar({ ...ten, endDate: null }, '2026-11-02')).toBeNull();
  });
});

describe('R15', () => {
  const rows: readonly StockRow[] = [
    { way: 'PURCHASED', state: 0 },
    { way: 'PURCHASED', state: 1 },
    { way: 'PURCHASED', state: 2 },
    { way: 'RECEIVED', state: 2 },
    { way: 'RECEIVED', state: 1 },
  ];

  it('counts purchases out of the stock, and each gift once', () => {
    const stock = stockFrom(rows);
    expect(stock).toEqual({ acquired: 3, active: 1, used: 2, gifted: 2, received: 2 });
    const checks = checkStock(stock, { initialBalance: 10, remaining: 7, remainingBalance: 8 });
    expect(Object.values(checks).map(({ ok }) => ok)).toEqual([true, true, true, true]);
  });

  it('tells which figure does not agree', () => {
    const stock = stockFrom(rows);
    const wrong = { initialBalance: 10, remaining: 8, remainingBalance: 7 };
    expect(checkStock(stock, wrong).stock).toEqual({
      id: 'R15',
      ok: false,
      left: '10',
      right: '11',
    });
    expect(checkStock(stock, wrong).balance).toEqual({
      id: 'R15',
      ok: false,
      left: '10',
      right: '9',
    });
    expect(checkStock({ ...stock, used: 3 }, wrong).states.ok).toBe(false);
    expect(checkStock({ ...stock, received: 1 }, wrong).gifts.ok).toBe(false);
  });
});

describe('buying (docs/domain/wallets.md 3.4)', () => {
  const fits: Purchase = {
    state: 'ON_SALE',
    levels: ['STAR', 'BOSS'],
    level: 'STAR',
    quantity: 2,
    before: 1,
    maxQuantity: 2,
    limitPerCustomer: 3,
    remaining: 2,
    price: '34000.00',
    available: '34000.00',
  };

  it.each([
    ['fits', {}, null],
    ['has not begun', { state: 'SCHEDULED' }, 'not_on_sale'],
    ['has ended', { state: 'ENDED' }, 'not_on_sale'],
    ['is for other levels', { level: 'FAN' }, 'level'],
    ['is for ranked customers', { level: null }, 'level'],
    ['has too few left', { remaining: 1 }, 'sold_out'],
    ['is sold in smaller purchases', { quantity: 3, remaining: 3, before: 0 }, 'per_purchase'],
    ['is limited for each customer', { before: 2 }, 'per_customer'],
    ['costs more than the wallet has', { available: '33999.99' }, 'money'],
  ] as const)('the coupon %s', (_, change, block) => {
    expect(purchaseBlock({ ...fits, ...change })).toBe(block);
  });
});

describe('what of a coupon is closed (docs/domain/wallets.md 3.3)', () => {
  const open = (state: Parameters<typeof lockedOffer>[0]['state'], acquired: number) =>
    (['hand', 'request'] as const).map((by) => lockedOffer({ state, acquired }, by)?.why ?? null);

  it.each([
    ['DRAFT', 0, [null, null]],
    ['REQUESTED', 0, ['requested', null]],
    ['SCHEDULED', 0, ['approved', null]],
    ['ON_SALE', 0, ['approved', null]],
    ['ON_SALE', 1, ['sold', 'sold']],
    ['ENDED', 4, ['sold', 'sold']],
    ['EXPIRED', 4, ['expired', 'expired']],
  ] as const)('%s with %s sold', (state, acquired, why) => {
    expect(open(state, acquired)).toEqual(why);
  });

  it('leaves name, pictures, information and the end of the sale open after the first sale', () => {
    const { fields = [] } = lockedOffer({ state: 'ON_SALE', acquired: 1 }, 'hand') ?? {};
    expect(fields).toEqual([
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
      'expireDate',
      'condition',
      'locations',
    ]);
  });
});
