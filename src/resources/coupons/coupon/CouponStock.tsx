import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { checkStock } from '../../../domain/coupons/stock';
import { formatCount } from '../../../domain/formatCount';
import type { RecordOf } from '../../../entity/entity';
import { collectionPath } from '../../../entity/paths';
import { filteredPath } from '../../../framework/list/filteredPath';
import { Card } from '../../../framework/parts/Card';
import { useFieldLabel } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { CheckRow } from '../../wallets/CheckRow';
import { ACQUISITIONS } from '../rights';
import type entity from './coupon.entity';

const COUNTS = [
  'initialBalance',
  'acquired',
  'remaining',
  'remainingBalance',
  'active',
  'used',
  'gifted',
  'received',
] as const;

/** The stock of a coupon with R15, and the way to those who have acquired it. */
export function CouponStock() {
  const translate = useTranslate();
  const label = useFieldLabel('coupon');
  const maySee = useMay()(ACQUISITIONS);
  const coupon = useRecordContext<RecordOf<typeof entity>>();
  if (!coupon) return null;
  const checks = checkStock(coupon, coupon);
  const all = coupon.acquired + coupon.received;
  return (
    <Card
      title={translate('coupons.coupon.stock')}
      aside={
        maySee && (
          <Link
            to={filteredPath(collectionPath('coupon/acquisitions', 'list') ?? '', {
              couponId: coupon.id,
            })}
          >
            {translate('coupons.coupon.acquisitions', { count: formatCount(all) })}
          </Link>
        )
      }
    >
      <Stack gap={12}>
        <KeyFacts
          facts={COUNTS.map((field) => ({
            key: field,
            label: label(field),
            value: formatCount(coupon[field]),
          }))}
        />
        {(['stock', 'balance', 'states', 'gifts'] as const).map((key) => (
          <CheckRow
            key={key}
            label={translate(`coupons.coupon.r15_${key}`)}
            check={checks[key]}
            counts
          />
        ))}
      </Stack>
    </Card>
  );
}
