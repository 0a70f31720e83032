import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { couponWorld } from '../couponWorld';

export const samples: SampleMaker = {
  resource: 'coupon',
  make: cachedByWorld((world) => [...couponWorld(world).coupons]),
};
