import { useRecordContext } from 'ra-core';
import type { RecordOf } from '../../../entity/entity';
import type { EntityPages } from '../../../framework/loadEntity';
import { OfferPreview } from '../OfferPreview';
import { useOfferLocks } from '../useOfferLocks';
import { CouponAlerts } from './CouponAlerts';
import { CouponBody } from './CouponBody';
import { CouponHeaderActions } from './CouponHeaderActions';
import type coupon from './coupon.entity';

/** Coupons: stock, sales and life on the record; what of the form its state and its sales have closed. */
export const pages: EntityPages<typeof coupon> = {
  Alerts: CouponAlerts,
  HeaderActions: CouponHeaderActions,
  Body: CouponBody,
  Preview: OfferPreview,
  previewBeside: true,
  useLocks: () => useOfferLocks(useRecordContext<RecordOf<typeof coupon>>(), 'hand'),
};
