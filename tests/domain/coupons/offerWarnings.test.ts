import { expect, it } from 'vitest';
import {
  type OfferWarning,
  offerWarnings,
  type WarnedOffer,
} from '../../../src/domain/coupons/offerWarnings';

const TODAY = '2026-11-21';
const ULAANBAATAR = { lat: 47.92, lng: 106.91 };
const FINE: WarnedOffer = {
  sellPrice: '1000000',
  startDate: '2026-11-22',
  endDate: '2026-12-01',
  expireDate: '2026-12-31',
  variants: [{ quantity: 4 }, { quantity: 6 }],
  maxQuantity: 10,
  locations: [{ name: 'Төв', point: ULAANBAATAR }],
};

it.each<[string, WarnedOffer, OfferWarning[]]>([
  ['nothing that is in order', {}, []],
  ['a price above the stricter bound', { sellPrice: '1000000.01' }, [{ key: 'dear' }]],
  [
    'a draft whose days are all over',
    { startDate: '2020-01-01', endDate: '2020-02-01', expireDate: '2020-03-01' },
    [{ key: 'past' }],
  ],
  [
    'a draft whose sale ended yesterday',
    { endDate: '2026-11-20', state: 'DRAFT' },
    [{ key: 'past' }],
  ],
  ['no draft that is sold until today', { endDate: TODAY }, []],
  ['no coupon whose sale is over', { endDate: '2026-11-20', state: 'ENDED' }, []],
  [
    'more for one purchase than there is',
    { maxQuantity: 400 },
    [{ key: 'above_stock', most: 400, stock: 10 }],
  ],
  ['no stock that is not written yet', { maxQuantity: 400, variants: [] }, []],
  [
    'a location at 0, 0',
    {
      locations: [
        { name: 'Төв', point: ULAANBAATAR },
        { name: 'Салбар', point: { lat: 0, lng: 0 } },
      ],
    },
    [{ key: 'far', places: ['Салбар'] }],
  ],
])('warns of %s', (_, change, warnings) => {
  expect(offerWarnings({ ...FINE, ...change }, TODAY)).toEqual(warnings);
});
