import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { COUPON } from '../../../domain/couponSettings';
import { formatCount } from '../../../domain/formatCount';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { useMay } from '../../../framework/useMay';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { COUPON_REQUESTS } from '../rights';
import type entity from './coupon.entity';

/** What the gateway says of a coupon beside its fields. */
interface CouponFacts {
  waitingRequestId?: number | string | null;
}

/** The request that waits for a decision on a coupon; nothing where none does. */
export const waitingRequestOf = (record: { readonly facts?: unknown } | undefined) =>
  ((record?.facts ?? {}) as CouponFacts).waitingRequestId ?? null;

/** A request that waits, and a stock that is nearly gone. */
export function CouponAlerts() {
  const translate = useTranslate();
  const maySee = useMay()(COUPON_REQUESTS);
  const coupon = useRecordContext<RecordOf<typeof entity> & { facts?: unknown }>();
  if (!coupon) return null;
  const { state, initialBalance: all, remaining: left } = coupon;
  const waiting = waitingRequestOf(coupon);
  const isScarce = state === 'ON_SALE' && left * 100 <= all * COUPON.scarcePercent;
  return (
    <>
      {waiting !== null && (
        <Notice tone="caution">
          {translate(`coupons.coupon.${state === 'REQUESTED' ? 'waiting' : 'change_waiting'}`)}{' '}
          {maySee && (
            <Link to={recordPath('coupon/requests', 'show', waiting) ?? ''}>
              {translate('coupons.coupon.see_request')}
            </Link>
          )}
        </Notice>
      )}
      {isScarce && (
        <Notice tone="caution">
          {left > 0
            ? translate('coupons.coupon.scarce', {
                all: formatCount(all),
                left: formatCount(left),
              })
            : translate('coupons.coupon.sold_out')}
        </Notice>
      )}
    </>
  );
}
