import { useRecordContext } from 'ra-core';
import type { RecordOf } from '../../../entity/entity';
import { drawable } from '../../../framework/drawable';
import { RecordSections } from '../../../framework/record/RecordSections';
import { OfferPreview } from '../OfferPreview';
import entity from './coupon.entity';
import { CouponSales } from './CouponSales';
import { CouponStock } from './CouponStock';

/** A coupon: its stock with R15, how it sells, what it comes to for a customer and in the app, then all that it says. */
export function CouponBody() {
  const coupon = useRecordContext<RecordOf<typeof entity>>();
  if (!coupon) return null;
  const isApproved = coupon.state !== 'DRAFT' && coupon.state !== 'REQUESTED';
  return (
    <>
      {isApproved && <CouponStock />}
      {isApproved && coupon.state !== 'SCHEDULED' && <CouponSales />}
      <OfferPreview record={drawable(entity, coupon)} />
      <RecordSections entity={entity} record={coupon} />
    </>
  );
}
