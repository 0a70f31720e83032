import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { collectionPath } from '../../../entity/paths';
import { useMay } from '../../../framework/useMay';
import { Button } from '../../../ui/Button/Button';
import { COUPON_REQUESTS } from '../rights';
import { waitingRequestOf } from './CouponAlerts';
import type entity from './coupon.entity';

/** The way to a request that changes an approved coupon. */
export function CouponHeaderActions() {
  const translate = useTranslate();
  const may = useMay();
  const coupon = useRecordContext<RecordOf<typeof entity> & { facts?: unknown }>();
  const isOpen = coupon && ['SCHEDULED', 'ON_SALE', 'ENDED'].includes(coupon.state);
  if (!isOpen || !may(COUPON_REQUESTS) || waitingRequestOf(coupon) !== null) return null;
  const source = encodeURIComponent(JSON.stringify({ couponId: coupon.id }));
  const path = collectionPath('coupon/requests', 'create') ?? '';
  return <Button to={`${path}?source=${source}`}>{translate('coupons.coupon.change')}</Button>;
}
