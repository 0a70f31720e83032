import { it } from 'vitest';
import { expectAllAccessible } from './support/accessible';
import { viewports } from './support/console';
import { COUPON_PLACES } from './support/places';

it('breaks no rule on any page of coupons, light and dark, at the desk and at 800 px', () =>
  expectAllAccessible({ places: COUPON_PLACES, narrow: viewports.narrow }));
