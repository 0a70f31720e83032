import { useRecordContext } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { COUPON } from '../../../domain/couponSettings';
import type { RecordOf } from '../../../entity/entity';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { CardFlow } from '../../../ui/Card/Card';
import { Chart } from '../../../ui/Chart/Chart';
import { readCouponSales } from './api';
import type entity from './coupon.entity';

/** What was sold and used day by day, and what was left of the stock. */
export function CouponSales() {
  const translate = useTranslate();
  const coupon = useRecordContext<RecordOf<typeof entity>>();
  const read = useRecordPart('coupon', readCouponSales, coupon?.id);
  const text = (key: KeyBelow<'coupons.coupon'>) => translate(`coupons.coupon.${key}`);
  const days = read.data?.days ?? [];
  const shared = {
    format: 'count',
    pointName: text('day'),
    points: days.map(({ date }) => ({ key: date, label: date.slice(5) })),
    nothing: { title: text('nothing'), text: text('nothing_text') },
  } as const;
  return (
    <QueryStatus read={read}>
      <CardFlow>
        <Chart
          {...shared}
          title={translate('coupons.coupon.sales', { days: COUPON.salesDays })}
          kind="bar"
          data-part="coupon-sales"
          series={[
            { key: 'sold', label: text('sold'), figures: days.map(({ sold }) => sold) },
            { key: 'used', label: text('used'), figures: days.map(({ used }) => used) },
          ]}
        />
        <Chart
          {...shared}
          title={translate('coupons.coupon.remains', { days: COUPON.salesDays })}
          kind="line"
          data-part="coupon-remains"
          series={[
            {
              key: 'remaining',
              label: text('remaining'),
              figures: days.map(({ remaining }) => remaining),
            },
          ]}
        />
      </CardFlow>
    </QueryStatus>
  );
}
