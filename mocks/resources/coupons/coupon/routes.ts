import { addDays, dayOf } from '../../../../src/domain/dates';
import { COUPON } from '../../../../src/domain/couponSettings';
import { readCouponSales, type CouponDay } from '../../../../src/resources/coupons/coupon/api';
import { COUPONS as SEE_COUPONS } from '../../../../src/resources/coupons/rights';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { acquisitionsOf, COUPONS } from '../stockOfCoupon';

/** The last days of a coupon's sale and use up to today, each with what was left at its end. */
function sales(call: Call): Answer<{ days: CouponDay[] }> {
  need(call.caller, SEE_COUPONS);
  const coupon = recordOf(call, COUPONS);
  const { store } = call;
  const today = store.clock.today();
  const rows = acquisitionsOf(store, coupon.id);
  const boughtOn = rows
    .filter(({ way }) => way === 'PURCHASED')
    .map(({ acquiredAt }) => dayOf(String(acquiredAt)) ?? '');
  const usedOn = rows.flatMap(({ usedAt }) => (usedAt ? [dayOf(String(usedAt)) ?? ''] : []));
  const last = [today, String(coupon.expireDate)].sort()[0];
  const first = [String(coupon.startDate), addDays(last, 1 - COUPON.salesDays)].sort()[1];
  const { initialBalance: pieces } = coupon;
  const days: CouponDay[] = [];
  for (let date = first; date <= last; date = addDays(date, 1))
    days.push({
      date,
      sold: boughtOn.filter((day) => day === date).length,
      used: usedOn.filter((day) => day === date).length,
      remaining: Number(pieces) - boughtOn.filter((day) => day <= date).length,
    });
  return { body: { days } };
}

/** What coupons are asked beside their records (addresses are assumed). */
export const routes: readonly Route[] = [route(readCouponSales, sales)];
