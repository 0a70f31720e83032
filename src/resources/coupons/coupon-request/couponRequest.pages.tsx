import { useGetOne, useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { RecordOf } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import { lazyPage } from '../../../framework/lazyPage';
import type { EntityPages } from '../../../framework/loadEntity';
import type { Queue } from '../../../framework/queue/Queue';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { useMay } from '../../../framework/useMay';
import { OfferPreview } from '../OfferPreview';
import type coupons from '../coupon/coupon.entity';
import { COUPONS } from '../rights';
import { useOfferLocks } from '../useOfferLocks';
import { RequestReview } from './RequestReview';
import type couponRequest from './couponRequest.entity';

type Request = typeof couponRequest;

/** Requests that wait for a decision (docs/domain/wallets.md 3.3). */
const queue: Queue<Request> = {
  figures: ['sellPrice', 'discountPercent'],
  facts: [
    'kind',
    'couponId',
    'merchantId',
    'sellPrice',
    'discountPercent',
    'startDate',
    'createdAt',
    'createdBy',
  ],
  ReviewDetails: RequestReview,
  approve: 'approve',
  reject: 'reject',
  decided: { filter: { state: ['APPROVED', 'REJECTED'] }, at: 'decidedAt' },
};

function RequestBody() {
  const record = useRecordContext<RecordOf<Request>>();
  return record ? <RequestReview record={record} /> : null;
}

/** A request that changes a coupon is closed where the coupon is. */
function useRequestLocks() {
  const couponId: unknown = useWatch({ name: 'couponId' });
  const may = useMay();
  const isChange = (useWatch({ name: 'kind' }) as unknown) !== 'NEW';
  const { data } = useGetOne<RecordOf<typeof coupons>>(
    'coupon',
    { id: couponId as number },
    { enabled: isChange && !isBlank(couponId) && may(COUPONS), retry: false },
  );
  const coupon = isBlank(couponId) || !isChange ? undefined : data;
  return useOfferLocks(coupon, 'request');
}

export const pages: EntityPages<Request> = {
  List: () => <QueuePage name="coupon/requests" queue={queue} />,
  Create: lazyPage(() => import('./RequestCreatePage'), 'RequestCreatePage'),
  Body: RequestBody,
  Preview: OfferPreview,
  previewBeside: true,
  useLocks: useRequestLocks,
};
