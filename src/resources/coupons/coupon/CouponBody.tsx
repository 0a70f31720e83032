import { useRecordContext } from 'ra-core';
import type { RecordOf } from '../../../entity/entity';
import { drawable } from '../../../framework/drawable';
import { RecordSections } from '../../../framework/record/RecordSections';
import { LifetimeBar } from '../LifetimeBar';
import { OfferNotices } from '../OfferNotices';
import { OfferPhone } from '../OfferPhone';
import entity from './coupon.entity';
import { CouponSales } from './CouponSales';
import { CouponStock } from './CouponStock';

/** A coupon: what a customer pays and until when, its stock with R15, how it sells and how the app shows it, then all that it says. */
export function CouponBody() {
  const coupon = useRecordContext<RecordOf<typeof entity>>();
  if (!coupon) return null;
  const offer = drawable(entity, coupon);
  const isApproved = coupon.state !== 'DRAFT' && coupon.state !== 'REQUESTED';
  return (
    <>
      <OfferNotices offer={offer} />
      <LifetimeBar days={offer} />
      {isApproved && <CouponStock />}
      {isApproved && coupon.state !== 'SCHEDULED' && <CouponSales />}
      <OfferPhone offer={offer} />
      <RecordSections entity={entity} record={coupon} />
    </>
  );
}
